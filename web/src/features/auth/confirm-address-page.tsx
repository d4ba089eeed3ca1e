/**
 * /confirm-address#…: where the link in a mail to an address leads. Opening it does nothing. Who is signed in, or signs
 * in here, confirms the address of their account by the button; who has no account under it, or not its password, goes
 * on to make one with the same link.
 */
import { CircleCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../entities/account/session.js';
import { signOut } from '../../entities/account/sign-out.js';
import { paths } from '../../entities/paths.js';
import { messageOf } from '../../lib/api-error.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { useConfirmAddress } from './api/confirm-address.command.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { SignInForm } from './components/sign-in-form.js';
import { rich, t } from '../../lib/texts.js';

export function ConfirmAddressPage() {
  const token = useLocation().hash.slice(1);
  const user = useSession()?.user;
  const confirmation = useConfirmAddress();
  const { data, error, isPending, mutate, reset } = confirmation;
  const confirm = () => mutate(token);
  const frame = (lead: string, footer: React.ReactNode, content: React.ReactNode) => (
    <AuthFrame title={t('Confirm your address')} lead={lead} footer={footer}>
      <div className="flex flex-col gap-5">
        {error && (
          <FormFailure>{messageOf(error, t('The address could not be confirmed. Please try again.'))}</FormFailure>
        )}
        {content}
      </div>
    </AuthFrame>
  );
  if (token === '')
    return frame(
      t('The link in the mail is longer than the address of this page.'),
      <SignInLink />,
      <FormFailure>{t('This link is not complete. Please open it again from the mail.')}</FormFailure>,
    );
  if (data)
    return frame(
      t('It is yours, and nobody else can register with it.'),
      null,
      <div role="status" className="flex flex-col items-start gap-6">
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 text-good" strokeWidth={1.75} />
          {data.message}
        </p>
        <ButtonLink to={paths.dashboard} look="primary">
          {t('To the dashboard')}
        </ButtonLink>
      </div>,
    );
  if (user)
    return frame(
      t('One press, and {email} is the confirmed address of your account.', { email: user.email }),
      rich('Signed in as {name}. <button>Use another account</button>', {
        name: user.name,
        button: (inside) => (
          <button
            type="button"
            className="link"
            onClick={() => {
              reset();
              signOut();
            }}
          >
            {inside}
          </button>
        ),
      }),
      <Button look="primary" busy={isPending} onClick={confirm}>
        {t('Confirm Address')}
      </Button>,
    );
  return frame(
    t('Sign in to the account that uses the address this link came to.'),
    rich('No such account of yours, or its password is lost? <link>Make a new one with this address</link>', {
      link: (inside) => (
        <Link to={paths.registerWith(token)} className="link">
          {inside}
        </Link>
      ),
    }),
    <SignInForm action={t('Sign In and Confirm')} onSignedIn={confirm} />,
  );
}

function SignInLink() {
  return (
    <Link to={paths.login} className="link">
      {t('Sign in')}
    </Link>
  );
}
