/** /register?plan=…&billing=…, and with the link of a mail to the address /register#… */
import { RegisterForm, type Session } from '#contracts/auth.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { usePasswordHint } from '../../entities/account/password-hint.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Input, PasswordInput } from '../../ui/input.js';
import { toast } from '../../ui/toast-list.js';
import { checkoutAddress } from '../../entities/billing/checkout.command.js';
import { useRegister } from './api/register.command.js';
import { CLOSED_WORDS } from './model/closed-words.js';
import { tokensOf } from './model/register-tokens.js';
import { isPaid, isWorthSaying } from './model/chosen-plan.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { PlanBanner } from './components/plan-banner.js';
import { isTaken, registerFailure } from './model/failure-words.js';
import { installation } from '../../lib/installation.js';
import { useReady } from '../../lib/ready.js';
import { useChosenPlan } from './model/use-chosen-plan.js';
import { rich, t } from '../../lib/texts.js';

export function RegisterPage() {
  const navigate = useNavigate();
  const plan = useChosenPlan();
  const passwordHint = usePasswordHint();
  const { hash } = useLocation();
  // A page that was drawn before anybody asked for it knows no address.
  const { addressToken, firstOwnerToken } = tokensOf(useReady() ? hash : '');
  const registration = useRegister();
  const { register, handleSubmit, formState } = useForm<RegisterForm>({
    resolver: zodResolver(RegisterForm),
    defaultValues: { name: '', email: '', workspaceName: '', password: '' },
  });
  const { errors } = formState;

  const goOn = async ({ user }: Session) => {
    toast.success(t('Registration successful!'));
    if (!isPaid(plan) || installation.credits === 'unlimited') return navigate(paths.dashboard, { replace: true });
    try {
      location.assign(await checkoutAddress({ plan: plan.plan, billingCycle: plan.billing, email: user.email }));
    } catch {
      toast.error(t('Failed to create payment session'));
      await navigate(paths.dashboard, { replace: true });
    }
  };

  const submit = handleSubmit((form) =>
    registration.mutateAsync({ form, plan, addressToken, firstOwnerToken }).then(
      goOn,
      () => undefined, // shown above the form
    ),
  );

  const { registration: kind } = installation;
  const signIn = rich('Already have an account? <link>Sign in</link>', {
    link: (inside) => (
      <Link to={paths.login} className="link">
        {inside}
      </Link>
    ),
  });
  if (kind !== 'open' && firstOwnerToken === undefined)
    return (
      <AuthFrame title={t('Create your account')} lead={t(CLOSED_WORDS[kind])} footer={signIn}>
        {null}
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t('Create your account')}
      lead={
        firstOwnerToken !== undefined
          ? t('The first account of this server, with a workspace of its own. The link is good once.')
          : addressToken === undefined
            ? t('A workspace of your own, ready in a moment.')
            : t(
                'With the address your link came to. An account that used it without confirming it keeps everything but the address.',
              )
      }
      footer={signIn}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('Create your account')}>
        {installation.credits === 'metered' && isWorthSaying(plan) && <PlanBanner {...plan} />}
        {registration.error && (
          <FormFailure>
            {registerFailure(registration.error)}
            {isTaken(registration.error) && !addressToken && (
              <span className="mt-2 block">
                {t('Not your account? If nobody has confirmed the address yet, a mail there has a link to use it.')}
              </span>
            )}
          </FormFailure>
        )}
        <Field label={t('Full name')} error={errors.name?.message}>
          {(ids) => <Input {...ids} {...register('name')} autoComplete="name" autoFocus />}
        </Field>
        <Field label={t('Email')} error={errors.email?.message}>
          {(ids) => <Input {...ids} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field
          label={t('Workspace name')}
          hint={t('Usually your company or team.')}
          error={errors.workspaceName?.message}
        >
          {(ids) => <Input {...ids} {...register('workspaceName')} autoComplete="organization" />}
        </Field>
        <Field label={t('Password')} hint={passwordHint} error={errors.password?.message}>
          {(ids) => <PasswordInput {...ids} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Button type="submit" look="primary" busy={formState.isSubmitting} className="mt-1">
          {t('Create account')}
        </Button>
      </form>
    </AuthFrame>
  );
}
