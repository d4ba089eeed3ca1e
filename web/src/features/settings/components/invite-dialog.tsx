/** Asks whom to invite, and as what. */
import { InviteBody } from '#contracts/members.js';
import { INVITED_ROLES, ROLE_TITLES, ROLE_WORDS } from '#contracts/roles.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { Select } from '../../../ui/select.js';
import { toast } from '../../../ui/toast-list.js';
import { useInvite } from '../api/members.js';

const FORM = 'invite';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite();
  const { register, handleSubmit, formState, control } = useForm<InviteBody>({
    resolver: zodResolver(InviteBody),
    defaultValues: { email: '', role: 'member' },
  });
  const role = useWatch({ control, name: 'role' });
  const submit = handleSubmit((body) =>
    invite.mutateAsync(body).then(
      () => {
        toast.success(t('Invitation sent to {email}', { email: body.email }));
        onClose();
      },
      (error: unknown) => toast.error(messageOf(error, t('Failed to send the invitation'))),
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Invite somebody')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={formState.isSubmitting}>
            {t('Send Invitation')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('Email')} error={formState.errors.email?.message}>
          {(ids) => <Input {...ids} {...register('email')} type="email" autoComplete="off" autoFocus />}
        </Field>
        <Field label={t('Role')} hint={t(ROLE_WORDS[role])}>
          {(ids) => (
            <Select {...ids} {...register('role')}>
              {INVITED_ROLES.map((one) => (
                <option key={one} value={one}>
                  {t(ROLE_TITLES[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  );
}
