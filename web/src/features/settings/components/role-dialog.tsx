/** Asks what a member is to be from now on. */
import type { Role } from '#contracts/auth.js';
import type { Member } from '#contracts/members.js';
import { ROLE_TITLES, ROLE_WORDS, ROLES } from '#contracts/roles.js';
import { useState } from 'react';
import { useSession } from '../../../entities/account/session.js';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Select } from '../../../ui/select.js';
import { toast } from '../../../ui/toast-list.js';
import { saysToConfirm } from '../api/confirm-password.js';
import { useChangeRole } from '../api/members.js';

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
      else toast.error(messageOf(error, t('Failed to change the role')));
      return;
    }
    toast.success(
      t('{name} is {role, select, owner {owner} member {member} reviewer {reviewer} other {auditor}} now', {
        name,
        role,
      }),
    );
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Role of {name}', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" busy={change.isPending} disabled={role === before} onClick={() => void submit()}>
            {t('Change Role')}
          </Button>
        </>
      }
    >
      <Field label={t('Role')} hint={t(ROLE_WORDS[role])}>
        {(ids) => (
          <Select {...ids} value={role} onChange={({ target }) => setRole(target.value as Role)} autoFocus>
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {t(ROLE_TITLES[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="text-sm text-ink-soft">
        {isSelf && role !== 'owner'
          ? t('You then decide no more about members and money; another owner can take it back.')
          : t('It holds at once, also where they are signed in.')}
      </p>
    </Dialog>
  );
}
