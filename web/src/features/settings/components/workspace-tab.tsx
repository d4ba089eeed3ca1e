/** The workspace, its plan and its month; who is what in it; for owners the way to empty it. */
import type { Session } from '#contracts/auth.js';
import type { Storage } from '#contracts/workspaces.js';
import { count, megabytes } from '../../../lib/format.js';
import { installation } from '../../../lib/installation.js';
import { rich, t } from '../../../lib/texts.js';
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
  quotaBytes === null
    ? megabytes(usedBytes)
    : t('{used} of {all}', { used: megabytes(usedBytes), all: megabytes(quotaBytes) });

export function WorkspaceTab({ session: { workspace } }: { session: Session }) {
  const [mayInvite, mayEmpty, mayAudit] = [useMay('members'), useMay('empty'), useMay('changes')];
  const { data: usage, error, refetch } = useUsage();
  const { data: storage } = useStorage();
  return (
    <>
      {error && !usage ? (
        <ErrorState title={t('Your credits could not be loaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Facts>
          <Fact name={t('Name')}>{workspace.name}</Fact>
          <Fact name={t('Files kept')}>{storage && storageWords(storage)}</Fact>
          {metered && (
            <>
              <Fact name={t('Plan')}>{capitalized(usage?.plan ?? workspace.plan)}</Fact>
              <Fact name={t('Monthly Credits')}>{usage && creditWords(usage.plan, usage.monthlyCredits)}</Fact>
              <Fact name={t('Used Credits')}>{usage && count(usage.usedCredits)}</Fact>
              <Fact name={t('Remaining Credits')}>
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
        <DangerZone
          text={
            metered
              ? t(
                  'Deletes every document of this workspace with all that was read from it. Plan and credits stay as they are.',
                )
              : t('Deletes every document of this workspace with all that was read from it.')
          }
        >
          <DangerousAction
            action={t('Clean Up Workspace')}
            text={
              <>
                <p>
                  {rich(
                    'Every document in <b>{name}</b> will be deleted, with its file, its extracted data and its history. Documents on hold stay.',
                    { name: workspace.name, b: (inside) => <strong className="text-ink">{inside}</strong> },
                  )}
                </p>
                <p>{t('This action cannot be undone, not by us either.')}</p>
              </>
            }
            run={cleanUpWorkspace}
            failure={t('Failed to clean up workspace')}
            onDone={reloadSaying}
          />
        </DangerZone>
      )}
    </>
  );
}
