/** Who one is, and the way out for good. */
import type { Session } from '#contracts/auth.js';
import { ROLE_TITLES } from '#contracts/roles.js';
import { endSession, useMay } from '../../../entities/account/session.js';
import { useWorkspaces } from '../../../entities/account/workspaces.js';
import { rich, t } from '../../../lib/texts.js';
import { toast } from '../../../ui/toast-list.js';
import { deleteAccount } from '../api/dangerous.commands.js';
import { AddressNote } from './address-note.js';
import { ChangeAddress } from './change-address.js';
import { DangerousAction } from './dangerous-action.js';
import { DangerZone } from './danger-zone.js';
import { Fact, Facts } from './facts.js';
import { LanguageChoice } from './language-choice.js';
import { WorkspacesSection } from './workspaces-section.js';

export function ProfileTab({ session: { user, workspace } }: { session: Session }) {
  const isOwner = useMay('members');
  const { data: workspaces } = useWorkspaces();
  // Those without another owner; until that is known, the one that is shown.
  const going = workspaces?.filter(({ lastOwner }) => lastOwner) ?? (isOwner ? [workspace] : []);
  const onlyThis = going.length === 1 && going[0]?.id === workspace.id;
  const names = going.map(({ name }) => name).join(', ');
  return (
    <>
      <Facts>
        <Fact name={t('Name')}>{user.name}</Fact>
        <Fact name={t('Email')}>
          {user.email}
          <AddressNote />
          <ChangeAddress />
        </Fact>
        <Fact name={t('Role')}>{t(ROLE_TITLES[user.role])}</Fact>
        <Fact name={t('Language')}>
          <LanguageChoice />
        </Fact>
      </Facts>
      <WorkspacesSection />
      <DangerZone
        text={
          onlyThis
            ? t('Deletes your account. You own this workspace, so it is deleted too, with all its documents.')
            : going.length > 0
              ? t('Deletes your account, and what has no other owner, with all its documents: {names}.', { names })
              : t('Deletes your account. The workspace and its documents stay.')
        }
      >
        <DangerousAction
          action={t('Delete Account')}
          text={
            <>
              <p>
                {going.length > 0
                  ? rich('Your account and the workspace <b>{name}</b> with all its documents will be deleted.', {
                      name: names,
                      b: (inside) => <strong className="text-ink">{inside}</strong>,
                    })
                  : t('Your account will be deleted.')}
              </p>
              <p>{t('This action cannot be undone, not by us either.')}</p>
            </>
          }
          run={() => deleteAccount(workspaces !== undefined && going.length === 0)}
          failure={t('Failed to delete account')}
          onDone={() => {
            toast.success(t('Account deleted successfully'));
            endSession(); // the guard leads to /login
          }}
        />
      </DangerZone>
    </>
  );
}
