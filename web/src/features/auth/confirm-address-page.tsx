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

export function ConfirmAddressPage() {
  const token = useLocation().hash.slice(1);
  const user = useSession()?.user;
  const confirmation = useConfirmAddress();
  const { data, error, isPending, mutate, reset } = confirmation;
  const confirm = () => mutate(token);
  const frame = (lead: string, footer: React.ReactNode, content: React.ReactNode) => (
    <AuthFrame title="Confirm your address" lead={lead} footer={footer}>
      <div className="flex flex-col gap-5">
        {error && (
          <FormFailure>{messageOf(error, 'The address could not be confirmed. Please try again.')}</FormFailure>
        )}
        {content}
      </div>
    </AuthFrame>
  );
  if (token === '')
    return frame(
      'The link in the mail is longer than the address of this page.',
      <SignInLink />,
      <FormFailure>This link is not complete. Please open it again from the mail.</FormFailure>,
    );
  if (data)
    return frame(
      'It is yours, and nobody else can register with it.',
      null,
      <div role="status" className="flex flex-col items-start gap-6">
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 text-good" strokeWidth={1.75} />
          {data.message}
        </p>
        <ButtonLink to={paths.dashboard} look="primary">
          To the dashboard
        </ButtonLink>
      </div>,
    );
  if (user)
    return frame(
      `One press, and ${user.email} is the confirmed address of your account.`,
      <>
        Signed in as {user.name}.{' '}
        <button
          type="button"
          className="link"
          onClick={() => {
            reset();
            signOut();
          }}
        >
          Use another account
        </button>
      </>,
      <Button look="primary" busy={isPending} onClick={confirm}>
        Confirm Address
      </Button>,
    );
  return frame(
    'Sign in to the account that uses the address this link came to.',
    <>
      No such account of yours, or its password is lost?{' '}
      <Link to={paths.registerWith(token)} className="link">
        Make a new one with this address
      </Link>
    </>,
    <SignInForm action="Sign In and Confirm" onSignedIn={confirm} />,
  );
}

function SignInLink() {
  return (
    <Link to={paths.login} className="link">
      Sign in
    </Link>
  );
}
