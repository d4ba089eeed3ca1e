/**
 * /payment/thank-you: where the browser comes back to from a checkout that was paid. Anybody may open it, so it says
 * what the server says of the member's subscription, and to nobody in particular that they must sign in to know.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useSession } from '../../entities/account/session.js';
import { usageKeys } from '../../entities/usage/keys.js';
import { paths } from '../../entities/paths.js';
import { subscriptionQuery } from '../../entities/billing/subscription.query.js';
import { t } from '../../lib/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { PaymentFrame } from './components/payment-frame.js';

/** The provider's word may come after the browser. */
const ASK_AGAIN = 3000;

export function ThankYouPage() {
  const client = useQueryClient();
  const signedIn = useSession() !== null;
  const { data } = useQuery({
    ...subscriptionQuery(),
    enabled: signedIn,
    refetchInterval: ({ state }) => !state.data?.hasSubscription && ASK_AGAIN,
  });
  const active = data?.hasSubscription ?? false;
  useEffect(() => {
    if (active) void client.invalidateQueries({ queryKey: usageKeys.all });
  }, [client, active]);
  const title = active ? t('Payment Successful') : t('Thank you');
  return (
    <PaymentFrame title={title}>
      {active && <CircleCheck aria-hidden="true" className="size-10 text-good" strokeWidth={1.5} />}
      <div role="status" className="flex flex-col gap-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-md text-ink-soft">
          {active
            ? t('Thank you. Your subscription is now active.')
            : signedIn
              ? t('We have not heard of your payment yet.')
              : t('Sign in to see whether your subscription is now active.')}
        </p>
      </div>
      <p className="border-l-4 border-mark bg-mark-wash px-4 py-3 text-sm">
        {t('If your purchase is not yet reflected, wait a few seconds and refresh the page.')}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard} look="primary">
          {t('Go to Dashboard')}
        </ButtonLink>
        <ButtonLink to={paths.subscription}>{t('View Settings')}</ButtonLink>
      </div>
    </PaymentFrame>
  );
}
