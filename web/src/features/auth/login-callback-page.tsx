/**
 * /login/callback: where the company's identity provider sends the browser back to. Its answer is good once, so it is
 * given to the server once, however often this is drawn; what went wrong is said here, with the way back.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { comeFromProvider, wayOfProvider } from '../../entities/account/provider-sign-in.js';
import { paths } from '../../entities/paths.js';
import { installation } from '../../lib/installation.js';
import { ButtonLink } from '../../ui/button.js';
import { Spinner } from '../../ui/spinner.js';
import { toast } from '../../ui/toast-list.js';
import { AuthFrame, FormFailure } from './components/auth-frame.js';
import { providerFailure } from './model/failure-words.js';
import { t } from '../../lib/texts.js';

/** Of this page load. */
const given = new Map<string, Promise<void>>();

function giveOnce(answer: string): Promise<void> {
  const giving = given.get(answer) ?? comeFromProvider(answer);
  given.set(answer, giving);
  return giving;
}

export function LoginCallbackPage() {
  const navigate = useNavigate();
  const answer = useLocation().search.slice(1);
  const [error, setError] = useState<unknown>();
  const { to, from } = wayOfProvider({ to: paths.dashboard, from: paths.login });
  useEffect(() => {
    let isHere = true;
    giveOnce(answer).then(
      () => {
        if (!isHere) return;
        toast.success(t('Login successful!'));
        void navigate(to, { replace: true });
      },
      (failure: unknown) => {
        if (isHere) setError(failure);
      },
    );
    return () => {
      isHere = false;
    };
  }, [answer, navigate, to]);
  if (error === undefined)
    return (
      <AuthFrame
        title={t('Signing in')}
        lead={
          installation.provider === undefined
            ? t('Back from your provider, one moment.')
            : t('Back from {provider}, one moment.', { provider: installation.provider })
        }
        footer={null}
      >
        <div role="status" aria-label={t('Signing in')}>
          <Spinner className="size-5" />
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('Not signed in')} lead={t('The sign-in did not go through.')} footer={null}>
      <div className="flex flex-col items-start gap-6">
        <FormFailure>{providerFailure(error)}</FormFailure>
        <ButtonLink to={from} look="primary" replace>
          {t('Back')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
