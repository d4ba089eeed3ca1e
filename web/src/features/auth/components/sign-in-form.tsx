/** A passkey, or address and password, and a code or a passkey where the account wants one, for a session. */
import { LoginForm } from '#contracts/auth.js';
import type { SecondFactorRequired } from '#contracts/second-factor.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { Input, PasswordInput } from '../../../ui/input.js';
import { secondFactorOf, useLogin } from '../api/login.command.js';
import { loginFailure } from '../model/failure-words.js';
import { FormFailure } from './auth-frame.js';
import { CodeForm } from './code-form.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { t } from '../../../lib/texts.js';

interface SignInFormProps {
  action: string;
  /** Also called when the form is gone by then, as a page may show something else with a session. */
  onSignedIn: () => unknown;
}

export function SignInForm({ action, onSignedIn }: SignInFormProps) {
  const [wanted, setWanted] = useState<SecondFactorRequired>();
  const parts = { action, onSignedIn };
  if (wanted === undefined)
    return (
      <div className="flex flex-col gap-5">
        <PasswordForm {...parts} onMoreWanted={setWanted} />
        <PasskeySignIn action={t('Use a Passkey')} onSignedIn={onSignedIn} />
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      {wanted.codes && <CodeForm {...parts} challenge={wanted.challenge} />}
      {!wanted.codes && (
        <p className="text-ink-soft">{t('Your password is right. Now use one of your passkeys, too.')}</p>
      )}
      {wanted.passkeys && (
        <PasskeySignIn action={t('Use a Passkey')} challenge={wanted.challenge} onSignedIn={onSignedIn} />
      )}
      <button type="button" className="link self-start text-sm" onClick={() => setWanted(undefined)}>
        {t('Start again')}
      </button>
    </div>
  );
}

function PasswordForm({
  action,
  onSignedIn,
  onMoreWanted,
}: SignInFormProps & { onMoreWanted: (wanted: SecondFactorRequired) => void }) {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((form) =>
    login.mutateAsync(form).then(onSignedIn, (error: unknown) => {
      const wanted = secondFactorOf(error);
      if (wanted !== undefined) onMoreWanted(wanted); // all else is shown above the form
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('Sign in')}>
      {login.error && <FormFailure>{loginFailure(login.error)}</FormFailure>}
      <Field label={t('Email')} error={formState.errors.email?.message}>
        {(ids) => <Input {...ids} {...register('email')} type="email" autoComplete="email" autoFocus />}
      </Field>
      <Field label={t('Password')} error={formState.errors.password?.message}>
        {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" look="primary" busy={formState.isSubmitting} className="mt-1">
        {action}
      </Button>
      <Link to={paths.forgotPassword} className="link self-start text-sm">
        {t('Forgot your password?')}
      </Link>
    </form>
  );
}
