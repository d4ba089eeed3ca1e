/** Who one is, and the way out for good. */
import type { Session } from '#contracts/auth.js';
import { endSession, useMay } from '../../../entities/account/session.js';
import { useWorkspaces } from '../../../entities/account/workspaces.js';
import { toast } from '../../../ui/toast-list.js';
import { deleteAccount } from '../api/dangerous.commands.js';
import { AddressNote } from './address-note.js';
import { ChangeAddress } from './change-address.js';
import { DangerousAction } from './dangerous-action.js';
import { DangerZone } from './danger-zone.js';
import { capitalized, Fact, Facts } from './facts.js';

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
        <Fact name="Name">{user.name}</Fact>
        <Fact name="Email">
          {user.email}
          <AddressNote />
          <ChangeAddress />
        </Fact>
        <Fact name="Role">{capitalized(user.role)}</Fact>
      </Facts>
      <DangerZone
        text={
          onlyThis
            ? 'Deletes your account. You own this workspace, so it is deleted too, with all its documents.'
            : going.length > 0
              ? `Deletes your account. What has no other owner is deleted too, with all its documents: ${names}.`
              : 'Deletes your account. The workspace and its documents stay.'
        }
      >
        <DangerousAction
          action="Delete Account"
          text={
            <>
              <p>
                {going.length > 0 ? (
                  <>
                    Your account and the workspace <strong className="text-ink">{names}</strong> with all its documents
                    will be deleted.
                  </>
                ) : (
                  'Your account will be deleted.'
                )}
              </p>
              <p>This action cannot be undone, not by us either.</p>
            </>
          }
          run={() => deleteAccount(workspaces !== undefined && going.length === 0)}
          failure="Failed to delete account"
          onDone={() => {
            toast.success('Account deleted successfully');
            endSession(); // the guard leads to /login
          }}
        />
      </DangerZone>
    </>
  );
}
