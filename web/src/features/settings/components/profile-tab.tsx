/** Who one is, and the way out for good. */
import type { Session } from '#contracts/auth.js';
import { endSession, useMay } from '../../../entities/account/session.js';
import { toast } from '../../../ui/toast-list.js';
import { deleteAccount } from '../api/dangerous.commands.js';
import { useOwners } from '../api/members.js';
import { AddressNote } from './address-note.js';
import { ChangeAddress } from './change-address.js';
import { DangerousAction } from './dangerous-action.js';
import { DangerZone } from './danger-zone.js';
import { capitalized, Fact, Facts } from './facts.js';

export function ProfileTab({ session: { user, workspace } }: { session: Session }) {
  const isOwner = useMay('members');
  const { data: owners = 1 } = useOwners(isOwner);
  const isLastOwner = isOwner && owners === 1;
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
          isLastOwner
            ? 'Deletes your account. You own this workspace, so it is deleted too, with all its documents.'
            : 'Deletes your account. The workspace and its documents stay.'
        }
      >
        <DangerousAction
          action="Delete Account"
          text={
            <>
              <p>
                {isLastOwner ? (
                  <>
                    Your account and the workspace <strong className="text-ink">{workspace.name}</strong> with all its
                    documents will be deleted.
                  </>
                ) : (
                  'Your account will be deleted.'
                )}
              </p>
              <p>This action cannot be undone, not by us either.</p>
            </>
          }
          run={() => deleteAccount(isOwner && !isLastOwner)}
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
