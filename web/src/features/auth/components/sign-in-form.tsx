/** Address and password, for a session. */
import { LoginForm } from '#contracts/auth.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { Input, PasswordInput } from '../../../ui/input.js';
import { useLogin } from '../api/login.command.js';
import { loginFailure } from '../model/failure-words.js';
import { FormFailure } from './auth-frame.js';

/** @param onSignedIn also called when the form is gone by then, as a page may show something else with a session */
export function SignInForm({ action, onSignedIn }: { action: string; onSignedIn: () => unknown }) {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((form) =>
    login.mutateAsync(form).then(
      onSignedIn,
      () => undefined, // shown above the form
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Sign in">
      {login.error && <FormFailure>{loginFailure(login.error)}</FormFailure>}
      <Field label="Email" error={formState.errors.email?.message}>
        {(ids) => <Input {...ids} {...register('email')} type="email" autoComplete="email" autoFocus />}
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" look="primary" busy={formState.isSubmitting} className="mt-1">
        {action}
      </Button>
      <Link to={paths.forgotPassword} className="link self-start text-sm">
        Forgot your password?
      </Link>
    </form>
  );
}
