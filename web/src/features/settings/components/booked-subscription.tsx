/** What is booked, what is to come of it, and what its owner can do: pay after all, reactivate, cancel. */
import type { Plan } from '#contracts/auth.js';
import type { Subscription, SubscriptionInfo } from '#contracts/payment.js';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.js';
import { count, dayOf } from '../../../lib/format.js';
import { subscriptionKeys } from '../../../entities/billing/keys.js';
import { creditWords } from '../../../entities/usage/credit-words.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/toast-list.js';
import { cancelSubscription } from '../api/dangerous.commands.js';
import { useBillingPage, useReactivate } from '../api/subscription.commands.js';
import { PLAN_TITLES } from '../../../entities/billing/plan-words.js';
import { planAfter } from '../model/plan-change.js';
import { DangerousAction } from './dangerous-action.js';
import { DangerZone } from './danger-zone.js';
import { capitalized, Fact, Facts } from './facts.js';

const CANCELED =
  'Subscription canceled successfully. You will continue to have access until the end of your current billing period.';

interface BookedProps {
  info: SubscriptionInfo;
  subscription: Subscription;
  owner: boolean;
}

export function BookedSubscription({ info, subscription, owner }: BookedProps) {
  const { status, plan, billingCycle, currentPeriodStart, currentPeriodEnd, nextPlan, paymentFailed } = subscription;
  const { usedCredits, monthlyCredits } = info.workspace;
  const after = planAfter(subscription);
  return (
    <>
      {paymentFailed && <PaymentFailedNote owner={owner} />}
      {status === 'canceled' && <CanceledNote owner={owner} until={dayOf(currentPeriodEnd)} nextPlan={nextPlan} />}
      <Facts>
        <Fact name="Status">
          <Badge tone={paymentFailed ? 'bad' : status === 'active' ? 'good' : 'warn'}>{capitalized(status)}</Badge>
        </Fact>
        <Fact name="Plan">
          {PLAN_TITLES[plan]}
          {after && (
            <span className="font-normal text-ink-soft">
              {' '}
              until {dayOf(currentPeriodEnd)}, then {PLAN_TITLES[after]}
            </span>
          )}
        </Fact>
        <Fact name="Billing Cycle">{capitalized(billingCycle)}</Fact>
        <Fact name="Period Start">{dayOf(currentPeriodStart)}</Fact>
        <Fact name="Period End">{dayOf(currentPeriodEnd)}</Fact>
        <Fact name="Workspace Credits">
          {count(usedCredits)} of {creditWords(plan, monthlyCredits)} used
        </Fact>
      </Facts>
    </>
  );
}

export function EndOfSubscription({ subscription: { currentPeriodEnd } }: { subscription: Subscription }) {
  const client = useQueryClient();
  const until = dayOf(currentPeriodEnd);
  return (
    <DangerZone text="Ends the subscription with the current period. The workspace then returns to the free plan.">
      <DangerousAction
        action="Cancel Subscription"
        text={<p>You keep access until {until}, and can take it back until then. What was paid is not refunded.</p>}
        run={cancelSubscription}
        failure="Failed to cancel subscription"
        onDone={() => {
          toast.success(CANCELED);
          void client.invalidateQueries({ queryKey: subscriptionKeys.all });
        }}
      />
    </DangerZone>
  );
}

interface CanceledProps {
  owner: boolean;
  until: string;
  /** The smaller plan it was to go on with. */
  nextPlan: Plan | undefined;
}

function CanceledNote({ owner, until, nextPlan }: CanceledProps) {
  const reactivate = useReactivate();
  const run = () =>
    reactivate.mutate(undefined, {
      onSuccess: () => toast.success('Subscription reactivated. It goes on after this period.'),
      onError: (error) => toast.error(messageOf(error, 'Failed to reactivate subscription')),
    });
  return (
    <div className="mb-6 flex max-w-2xl flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-mark bg-mark-wash px-4 py-3">
      <p className="grow text-sm">
        The subscription ends on {until}. Until then everything stays as it is.
        {owner && nextPlan && ` Reactivated, it goes on with ${PLAN_TITLES[nextPlan]} from then on.`}
      </p>
      {owner && (
        <Button size="small" look="primary" onClick={run} busy={reactivate.isPending}>
          Reactivate Subscription
        </Button>
      )}
    </div>
  );
}

function PaymentFailedNote({ owner }: { owner: boolean }) {
  const page = useBillingPage();
  const run = () =>
    page.mutate(undefined, {
      onError: (error) => toast.error(messageOf(error, 'The page of the payment provider could not be opened')),
    });
  return (
    <div
      role="alert"
      className="mb-6 flex max-w-2xl flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-bad bg-bad-wash px-4 py-3"
    >
      <p className="flex grow items-start gap-2 text-sm text-bad">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        The last payment failed. The plan stays for seven days from the start of the period.
      </p>
      {owner && (
        <Button size="small" onClick={run} busy={page.isPending}>
          Update payment method
        </Button>
      )}
    </div>
  );
}
