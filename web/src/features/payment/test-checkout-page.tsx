/** /payment/test-checkout: stands where a payment provider's page would, and says at once that it is none. */
import type { TestOrder, TestPayment } from '#contracts/payment.js';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { messageOf } from '../../lib/api-error.js';
import { money } from '../../lib/format.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useConcludeTest } from './api/conclude-test.command.js';
import { useTestOrder } from './api/test-order.query.js';
import { PaymentFrame } from './components/payment-frame.js';
import { PLAN_TITLES } from '../../entities/billing/plan-words.js';
import { t } from '../../lib/texts.js';
import { TestCards } from './components/test-cards.js';

export function TestCheckoutPage() {
  const session = useSearchParams()[0].get('session') ?? '';
  const { data: order, error, refetch } = useTestOrder(session);
  return (
    <PaymentFrame title={t('Test checkout')}>
      <p className="flex w-full items-start gap-3 border-l-4 border-mark bg-mark-wash px-4 py-3 text-sm">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
        <span>
          <strong className="font-semibold">{t('This is a test checkout.')}</strong>{' '}
          {t('No payment provider is connected: no money is taken, and no card is asked for.')}
        </span>
      </p>
      {error || session === '' ? (
        <>
          <h1 className="sr-only">{t('Test checkout')}</h1>
          <ErrorState title={t('This checkout cannot be shown')} error={error} onRetry={() => void refetch()} />
          <ButtonLink to={paths.subscription}>{t('Back to Settings')}</ButtonLink>
        </>
      ) : order ? (
        <Order session={session} order={order} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </PaymentFrame>
  );
}

function Order({ session, order }: { session: string; order: TestOrder }) {
  const [outcome, setOutcome] = useState<TestPayment['outcome']>('paid');
  const conclusion = useConcludeTest();
  const { plan, billingCycle, amount, cancelUrl } = order;
  const year = billingCycle === 'annual';
  return (
    <form
      className="flex w-full flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        conclusion.mutate({ session, outcome }, { onSuccess: (url) => location.assign(url) });
      }}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b pb-5">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl">{amount === null ? t('Change your card') : `Recto ${PLAN_TITLES[plan]}`}</h1>
          <p className="text-ink-soft">
            {amount === null
              ? t('For your {plan} plan', { plan: PLAN_TITLES[plan] })
              : year
                ? t('A year, renewed every year')
                : t('A month, renewed every month')}
          </p>
        </div>
        {amount !== null && (
          <p className="font-serif text-2xl font-semibold tracking-tight tabular">{money(amount / 100, 'USD')}</p>
        )}
      </div>
      <TestCards chosen={outcome} onChoose={setOutcome} />
      {conclusion.error && (
        <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 text-sm text-bad">
          {messageOf(conclusion.error, t('The test payment could not be made. Please try again.'))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={conclusion.isPending || conclusion.isSuccess}>
          {amount === null ? t('Use this card') : t('Pay (test)')}
        </Button>
        <Button onClick={() => location.assign(cancelUrl)}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}
