/** /login */
import { LoginForm } from '#contracts/auth.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Input, PasswordInput } from '../../ui/input.js';
import { toast } from '../../ui/toast-list.js';
import { useLogin } from './api/login.command.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { loginFailure } from './model/failure-words.js';

export function LoginPage() {
  const navigate = useNavigate();
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit((form) =>
    login.mutateAsync(form).then(
      () => {
        toast.success('Login successful!');
        return navigate(paths.dashboard, { replace: true });
      },
      () => undefined, // shown above the form
    ),
  );

  return (
    <AuthFrame
      title="Sign in"
      lead="Welcome back to your workspace."
      footer={
        <>
          No account yet?{' '}
          <Link to={paths.register} className="link">
            Create one
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Sign in">
        {login.error && <FormFailure>{loginFailure(login.error)}</FormFailure>}
        <Field label="Email" error={formState.errors.email?.message}>
          {(ids) => <Input {...ids} {...register('email')} type="email" autoComplete="email" autoFocus />}
        </Field>
        <Field label="Password" error={formState.errors.password?.message}>
          {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" look="primary" busy={formState.isSubmitting} className="mt-1">
          Sign In
        </Button>
      </form>
    </AuthFrame>
  );
}
