/**
 * /invitation#…: where the link of an invitation leads. Opening it does nothing; its form makes an account or joins.
 */
import { AcceptInvitationForm } from '#contracts/members.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../entities/account/session.js';
import { paths } from '../../entities/paths.js';
import { usePasswordHint } from '../../entities/account/password-hint.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Input, PasswordInput } from '../../ui/input.js';
import { toast } from '../../ui/toast-list.js';
import { useAcceptInvitation } from './api/accept-invitation.command.js';
import { installation } from '../../lib/installation.js';
import { JoinSignedIn } from './components/join-signed-in.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { ProviderButton } from './components/provider-button.js';
import { registerFailure } from './model/failure-words.js';
import { rich, t } from '../../lib/texts.js';

export function InvitationPage() {
  const token = useLocation().hash.slice(1);
  // Who came with an account; whoever makes one here is on the way to the dashboard.
  const [user] = useState(useSession()?.user);
  const signedIn = useSession() !== null;
  return user && signedIn ? <JoinSignedIn user={user} token={token} /> : <NewAccount token={token} />;
}

function NewAccount({ token }: { token: string }) {
  const navigate = useNavigate();
  const here = useLocation();
  const acceptance = useAcceptInvitation();
  const { register, handleSubmit, formState } = useForm<AcceptInvitationForm>({
    resolver: zodResolver(AcceptInvitationForm),
    defaultValues: { name: '', password: '' },
  });
  const { errors } = formState;
  const byPassword = installation.passwordSignIn === 'everybody';
  const passwordHint = usePasswordHint();
  const submit = handleSubmit((form) =>
    acceptance.mutateAsync({ ...form, token }).then(
      ({ workspace }) => {
        toast.success(t('Welcome to {name}', { name: workspace.name }));
        return navigate(paths.dashboard, { replace: true });
      },
      () => undefined, // shown above the form
    ),
  );
  return (
    <AuthFrame
      title={t('Accept your invitation')}
      lead={t('An account in the workspace you were invited to, under the address the invitation came to.')}
      footer={rich('Have an account? <link>Sign in</link>', {
        link: (inside) => (
          <Link to={paths.login} state={{ wanted: here }} className="link">
            {inside}
          </Link>
        ),
      })}
    >
      <ProviderButton
        way={{ to: paths.dashboard, from: paths.invitationWith(token) }}
        invitation={token}
        {...(byPassword && { or: t('or') })}
      />
      {byPassword && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('Accept your invitation')}>
          {acceptance.error && <FormFailure>{registerFailure(acceptance.error)}</FormFailure>}
          <Field label={t('Full name')} error={errors.name?.message}>
            {(ids) => <Input {...ids} {...register('name')} autoComplete="name" autoFocus />}
          </Field>
          <Field label={t('Password')} hint={passwordHint} error={errors.password?.message}>
            {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="new-password" />}
          </Field>
          <Button type="submit" look="primary" busy={formState.isSubmitting} className="mt-1">
            {t('Join the workspace')}
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
