/**
 * /keep-address#…: where the link in the mail to the address before leads. Opening it does nothing; the button stops
 * the change, or puts the address back.
 */
import { Link, useLocation } from 'react-router-dom';
import { endSession, useSession } from '../../entities/account/session.js';
import { paths } from '../../entities/paths.js';
import { messageOf } from '../../lib/api-error.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { useKeepAddress } from './api/address.command.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { t } from '../../lib/texts.js';

export function KeepAddressPage() {
  const token = useLocation().hash.slice(1);
  const signedIn = useSession() !== null;
  const { data, error, isPending, mutateAsync } = useKeepAddress();
  const keep = () =>
    mutateAsync(token).then(
      // Its token may be worthless by now, and a new password is the next thing to do in any case.
      () => signedIn && endSession(),
      () => undefined, // shown above the button
    );
  return (
    <AuthFrame
      title={t('Keep this address')}
      lead={t('Your account keeps the address that the mail came to, or has it again. No password is needed.')}
      footer={
        <Link to={paths.login} className="link">
          {t('Sign in')}
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        {token === '' && (
          <FormFailure>{t('This link is not complete. Please open it again from the mail.')}</FormFailure>
        )}
        {error && <FormFailure>{messageOf(error, t('This could not be done. Please try again.'))}</FormFailure>}
        {data ? (
          <>
            <p role="status">{data.message}</p>
            <ButtonLink to={paths.forgotPassword} look="primary">
              {t('Choose a New Password')}
            </ButtonLink>
          </>
        ) : (
          token !== '' && (
            <Button look="primary" busy={isPending} onClick={() => void keep()}>
              {t('Keep This Address')}
            </Button>
          )
        )}
      </div>
    </AuthFrame>
  );
}
