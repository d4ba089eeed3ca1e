/** Changing the password. */
import { ChangePasswordForm } from '#contracts/auth.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { usePasswordHint } from '../../../entities/account/password-hint.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { PasswordInput } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { useChangePassword } from '../api/change-password.command.js';

const EMPTY: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function SecurityTab({ email }: { email: string }) {
  const change = useChangePassword();
  const { register, handleSubmit, formState, reset } = useForm<ChangePasswordForm>({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const passwordHint = usePasswordHint();
  const submit = handleSubmit((form) =>
    change.mutateAsync(form).then(
      () => {
        toast.success(t('Password changed successfully!'));
        reset(EMPTY);
      },
      (error: unknown) => toast.error(messageOf(error, t('Failed to change password'))),
    ),
  );
  return (
    <form noValidate onSubmit={submit} aria-labelledby="change-password" className="flex max-w-md flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 id="change-password" className="text-lg">
          {t('Change password')}
        </h2>
        <p className="text-ink-soft">{t('Wherever else you are signed in, you will be signed out.')}</p>
      </div>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('Current Password')} error={errors.currentPassword?.message}>
        {(ids) => <PasswordInput {...ids} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Field label={t('New Password')} hint={passwordHint} error={errors.newPassword?.message}>
        {(ids) => <PasswordInput {...ids} {...register('newPassword')} autoComplete="new-password" />}
      </Field>
      <Field label={t('Confirm New Password')} error={errors.confirmPassword?.message}>
        {(ids) => <PasswordInput {...ids} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" look="primary" busy={isSubmitting} className="mt-1 self-start">
        {t('Change Password')}
      </Button>
    </form>
  );
}
