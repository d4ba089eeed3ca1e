/** The workspace, its plan and its month; who is what in it; for owners the way to empty it. */
import type { Session } from '#contracts/auth.js';
import type { Storage } from '#contracts/workspaces.js';
import { count, megabytes } from '../../../lib/format.js';
import { installation } from '../../../lib/installation.js';
import { useMay } from '../../../entities/account/session.js';
import { useUsage } from '../../../entities/usage/usage.query.js';
import { creditWords } from '../../../entities/usage/credit-words.js';
import { ErrorState } from '../../../ui/error-state.js';
import { reloadSaying } from '../model/after-reload.js';
import { useStorage } from '../api/storage.query.js';
import { cleanUpWorkspace } from '../api/dangerous.commands.js';
import { CreditHistory } from './credit-history.js';
import { DangerousAction } from './dangerous-action.js';
import { DangerZone } from './danger-zone.js';
import { capitalized, Fact, Facts } from './facts.js';
import { MembersSection } from './members-section.js';
import { RoleChangesSection } from './role-changes-section.js';
import { RetentionSection } from './retention-section.js';
import { RolesSection } from './roles-section.js';

const metered = installation.credits === 'metered';
const storageWords = ({ usedBytes, quotaBytes }: Storage): string =>
  quotaBytes === null ? megabytes(usedBytes) : `${megabytes(usedBytes)} of ${megabytes(quotaBytes)}`;
const KEPT = metered ? ' Plan and credits stay as they are.' : '';

export function WorkspaceTab({ session: { workspace } }: { session: Session }) {
  const [mayInvite, mayEmpty, mayAudit] = [useMay('members'), useMay('empty'), useMay('changes')];
  const { data: usage, error, refetch } = useUsage();
  const { data: storage } = useStorage();
  return (
    <>
      {error && !usage ? (
        <ErrorState title="Your credits could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Facts>
          <Fact name="Name">{workspace.name}</Fact>
          <Fact name="Files kept">{storage && storageWords(storage)}</Fact>
          {metered && (
            <>
              <Fact name="Plan">{capitalized(usage?.plan ?? workspace.plan)}</Fact>
              <Fact name="Monthly Credits">{usage && creditWords(usage.plan, usage.monthlyCredits)}</Fact>
              <Fact name="Used Credits">{usage && count(usage.usedCredits)}</Fact>
              <Fact name="Remaining Credits">
                {usage && creditWords(usage.plan, usage.monthlyCredits - usage.usedCredits)}
              </Fact>
            </>
          )}
        </Facts>
      )}
      {mayInvite && <MembersSection />}
      <RolesSection />
      {mayAudit && <RoleChangesSection />}
      <RetentionSection />
      {metered && <CreditHistory />}
      {mayEmpty && (
        <DangerZone text={`Deletes every document of this workspace with all that was read from it.${KEPT}`}>
          <DangerousAction
            action="Clean Up Workspace"
            text={
              <>
                <p>
                  Every document in <strong className="text-ink">{workspace.name}</strong> will be deleted, with its
                  file, its extracted data and its history. Documents on hold stay.
                </p>
                <p>This action cannot be undone, not by us either.</p>
              </>
            }
            run={cleanUpWorkspace}
            failure="Failed to clean up workspace"
            onDone={reloadSaying}
          />
        </DangerZone>
      )}
    </>
  );
}
