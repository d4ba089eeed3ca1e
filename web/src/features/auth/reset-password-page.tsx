/** /reset-password#…: where the link in the mail leads. Opening it does nothing; the form changes the password. */
import { ResetPasswordForm } from '#contracts/auth.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { usePasswordHint } from '../../entities/account/password-hint.js';
import { endSession, useSession } from '../../entities/account/session.js';
import { paths } from '../../entities/paths.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { PasswordInput } from '../../ui/input.js';
import { toast } from '../../ui/toast-list.js';
import { useResetPassword } from './api/reset-password.command.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { resetFailure } from './model/failure-words.js';
import { t } from '../../lib/texts.js';

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const signedIn = useSession() !== null;
  const reset = useResetPassword();
  const passwordHint = usePasswordHint();
  const { register, handleSubmit, formState } = useForm<ResetPasswordForm>({
    resolver: zodResolver(ResetPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ newPassword }) =>
    reset.mutateAsync({ token, newPassword }).then(
      ({ message }) => {
        toast.success(message);
        // Its token is worthless by now, if it was one of this account.
        if (signedIn) endSession();
        return navigate(paths.login, { replace: true });
      },
      () => undefined, // shown above the form
    ),
  );
  return (
    <AuthFrame
      title={t('Choose a new password')}
      lead={t('Every session of your account ends, and you sign in with the new one.')}
      footer={
        <Link to={paths.forgotPassword} className="link">
          {t('Ask for a new link')}
        </Link>
      }
    >
      {token === '' ? (
        <FormFailure>{t('This link is not complete. Please open it again from the mail.')}</FormFailure>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('Choose a new password')}>
          {reset.error && <FormFailure>{resetFailure(reset.error)}</FormFailure>}
          <Field label={t('New password')} hint={passwordHint} error={errors.newPassword?.message}>
            {(ids) => <PasswordInput {...ids} {...register('newPassword')} autoComplete="new-password" autoFocus />}
          </Field>
          <Field label={t('Confirm new password')} error={errors.confirmPassword?.message}>
            {(ids) => <PasswordInput {...ids} {...register('confirmPassword')} autoComplete="new-password" />}
          </Field>
          <Button type="submit" look="primary" busy={formState.isSubmitting} className="mt-1">
            {t('Change Password')}
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
