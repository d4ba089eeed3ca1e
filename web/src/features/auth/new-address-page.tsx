/**
 * /new-address#…: where the link in the mail to a new address leads. Opening it does nothing. Who is signed in, or
 * signs in here, changes to it by the button.
 */
import { useLocation } from 'react-router-dom';
import { useSession } from '../../entities/account/session.js';
import { paths } from '../../entities/paths.js';
import { messageOf } from '../../lib/api-error.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { useNewAddress } from './api/address.command.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { SignInForm } from './components/sign-in-form.js';
import { t } from '../../lib/texts.js';

export function NewAddressPage() {
  const token = useLocation().hash.slice(1);
  const user = useSession()?.user;
  const { data, error, isPending, mutate } = useNewAddress();
  const change = () => mutate(token);
  const frame = (lead: string, content: React.ReactNode) => (
    <AuthFrame title={t('Use a new address')} lead={lead} footer={null}>
      <div className="flex flex-col items-stretch gap-5">
        {error && (
          <FormFailure>{messageOf(error, t('The address could not be changed. Please try again.'))}</FormFailure>
        )}
        {content}
      </div>
    </AuthFrame>
  );
  if (token === '')
    return frame(
      t('The link in the mail is longer than the address of this page.'),
      <FormFailure>{t('This link is not complete. Please open it again from the mail.')}</FormFailure>,
    );
  if (data)
    return frame(
      t('You sign in with it from now on. Every other session has ended.'),
      <>
        <p role="status">{t('Your address is {email}.', { email: data.email })}</p>
        <ButtonLink to={paths.dashboard} look="primary">
          {t('To the dashboard')}
        </ButtonLink>
      </>,
    );
  if (user)
    return frame(
      t('Signed in as {name}, {email}. One press, and your account has the address of the mail.', {
        name: user.name,
        email: user.email,
      }),
      <Button look="primary" busy={isPending} onClick={change}>
        {t('Use This Address')}
      </Button>,
    );
  return frame(
    t('Sign in with the address your account has now.'),
    <SignInForm action={t('Sign In and Change')} onSignedIn={change} />,
  );
}
