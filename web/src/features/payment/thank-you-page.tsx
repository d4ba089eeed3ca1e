/** /payment/thank-you: where the browser comes back to from a checkout that was paid. */
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../../entities/paths.js';
import { subscriptionKeys } from '../../entities/billing/keys.js';
import { usageKeys } from '../../entities/usage/keys.js';
import { ButtonLink } from '../../ui/button.js';
import { PaymentFrame } from './components/payment-frame.js';

export function ThankYouPage() {
  const client = useQueryClient();
  useEffect(() => {
    for (const queryKey of [subscriptionKeys.all, usageKeys.all]) void client.invalidateQueries({ queryKey });
  }, [client]);
  return (
    <PaymentFrame title="Payment Successful">
      <CircleCheck aria-hidden="true" className="size-10 text-good" strokeWidth={1.5} />
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl">Payment Successful</h1>
        <p className="text-md text-ink-soft">Thank you. Your subscription is now active.</p>
      </div>
      <p className="border-l-4 border-mark bg-mark-wash px-4 py-3 text-sm">
        If your purchase is not yet reflected, wait a few seconds and refresh the page.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard} look="primary">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to={paths.subscription}>View Settings</ButtonLink>
      </div>
    </PaymentFrame>
  );
}
