/** Asks what a member is to be from now on. */
import type { Role } from '#contracts/auth.js';
import type { Member } from '#contracts/members.js';
import { ROLE_WORDS, ROLES } from '#contracts/roles.js';
import { useState } from 'react';
import { useSession } from '../../../entities/account/session.js';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Select } from '../../../ui/select.js';
import { toast } from '../../../ui/toast-list.js';
import { saysToConfirm } from '../api/confirm-password.js';
import { useChangeRole } from '../api/members.js';
import { capitalized } from './facts.js';

interface RoleDialogProps {
  member: Member;
  /** Its fifteen minutes ran out while this was open. */
  onWantsPassword: () => void;
  onClose: () => void;
}

export function RoleDialog({ member: { id, name, role: before }, onWantsPassword, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<Role>(before);
  const change = useChangeRole();
  const isSelf = useSession()?.user.id === id;
  const submit = async () => {
    try {
      await change.mutateAsync({ id, role });
    } catch (error) {
      if (saysToConfirm(error)) onWantsPassword();
      else toast.error(messageOf(error, 'Failed to change the role'));
      return;
    }
    toast.success(`${name} is ${role} now`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Role of ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={change.isPending} disabled={role === before} onClick={() => void submit()}>
            Change Role
          </Button>
        </>
      }
    >
      <Field label="Role" hint={ROLE_WORDS[role]}>
        {(ids) => (
          <Select {...ids} value={role} onChange={({ target }) => setRole(target.value as Role)} autoFocus>
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {capitalized(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="text-sm text-ink-soft">
        {isSelf && role !== 'owner'
          ? 'You then decide no more about members and money; another owner can take it back.'
          : 'It holds at once, also where they are signed in.'}
      </p>
    </Dialog>
  );
}
