/** /forgot-password: has a link to a new password sent. What it answers is the same for every address. */
import { ForgotPasswordForm } from '#contracts/auth.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Input } from '../../ui/input.js';
import { useForgotPassword } from './api/reset-password.command.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { resetFailure } from './model/failure-words.js';
import { rich, t } from '../../lib/texts.js';

export function ForgotPasswordPage() {
  const asking = useForgotPassword();
  const { register, handleSubmit, formState } = useForm<ForgotPasswordForm>({
    resolver: zodResolver(ForgotPasswordForm),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit((form) =>
    asking.mutateAsync(form).then(
      () => undefined,
      () => undefined, // shown above the form
    ),
  );
  return (
    <AuthFrame
      title={t('Forgot your password?')}
      lead={t('Tell us the address of your account, and we send you a link to a new password.')}
      footer={rich('Remembered it? <link>Sign in</link>', {
        link: (inside) => (
          <Link to={paths.login} className="link">
            {inside}
          </Link>
        ),
      })}
    >
      {asking.data ? (
        <div role="status" className="flex flex-col gap-3">
          <p className="flex items-start gap-2">
            <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.75} />
            {asking.data.message}
          </p>
          <p className="text-sm text-ink-soft">{t('The link is good for thirty minutes, and once.')}</p>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('Forgot your password?')}>
          {asking.error && <FormFailure>{resetFailure(asking.error)}</FormFailure>}
          <Field label={t('Email')} error={formState.errors.email?.message}>
            {(ids) => <Input {...ids} {...register('email')} type="email" autoComplete="email" autoFocus />}
          </Field>
          <Button type="submit" look="primary" busy={formState.isSubmitting} className="mt-1">
            {t('Send Link')}
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
