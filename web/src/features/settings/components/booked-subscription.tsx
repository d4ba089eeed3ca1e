/** What is booked, what is to come of it, and what its owner can do: pay after all, reactivate, cancel. */
import type { Plan } from '#contracts/auth.js';
import type { Subscription, SubscriptionInfo } from '#contracts/payment.js';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.js';
import { count, dayOf } from '../../../lib/format.js';
import { msg, t } from '../../../lib/texts.js';
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
import { Fact, Facts } from './facts.js';

const CANCELED = msg(
  'Subscription canceled successfully. You will continue to have access until the end of your current billing period.',
);

const STATUS: Readonly<Record<Subscription['status'], string>> = { active: msg('Active'), canceled: msg('Canceled') };
const CYCLES: Readonly<Record<Subscription['billingCycle'], string>> = {
  monthly: msg('Monthly'),
  annual: msg('Annual'),
};

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
        <Fact name={t('Status')}>
          <Badge tone={paymentFailed ? 'bad' : status === 'active' ? 'good' : 'warn'}>{t(STATUS[status])}</Badge>
        </Fact>
        <Fact name={t('Plan')}>
          {PLAN_TITLES[plan]}
          {after && (
            <span className="font-normal text-ink-soft">
              {' '}
              {t('until {day}, then {plan}', { day: dayOf(currentPeriodEnd), plan: PLAN_TITLES[after] })}
            </span>
          )}
        </Fact>
        <Fact name={t('Billing Cycle')}>{t(CYCLES[billingCycle])}</Fact>
        <Fact name={t('Period Start')}>{dayOf(currentPeriodStart)}</Fact>
        <Fact name={t('Period End')}>{dayOf(currentPeriodEnd)}</Fact>
        <Fact name={t('Workspace Credits')}>
          {t('{used} of {all} used', { used: count(usedCredits), all: creditWords(plan, monthlyCredits) })}
        </Fact>
      </Facts>
    </>
  );
}

export function EndOfSubscription({ subscription: { currentPeriodEnd } }: { subscription: Subscription }) {
  const client = useQueryClient();
  const until = dayOf(currentPeriodEnd);
  return (
    <DangerZone text={t('Ends the subscription with the current period. The workspace then returns to the free plan.')}>
      <DangerousAction
        action={t('Cancel Subscription')}
        text={
          <p>
            {t('You keep access until {day}, and can take it back until then. What was paid is not refunded.', {
              day: until,
            })}
          </p>
        }
        run={cancelSubscription}
        failure={t('Failed to cancel subscription')}
        onDone={() => {
          toast.success(t(CANCELED));
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
      onSuccess: () => toast.success(t('Subscription reactivated. It goes on after this period.')),
      onError: (error) => toast.error(messageOf(error, t('Failed to reactivate subscription'))),
    });
  return (
    <div className="mb-6 flex max-w-2xl flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-mark bg-mark-wash px-4 py-3">
      <p className="grow text-sm">
        {t('The subscription ends on {day}. Until then everything stays as it is.', { day: until })}
        {owner && nextPlan && (
          <> {t('Reactivated, it goes on with {plan} from then on.', { plan: PLAN_TITLES[nextPlan] })}</>
        )}
      </p>
      {owner && (
        <Button size="small" look="primary" onClick={run} busy={reactivate.isPending}>
          {t('Reactivate Subscription')}
        </Button>
      )}
    </div>
  );
}

function PaymentFailedNote({ owner }: { owner: boolean }) {
  const page = useBillingPage();
  const run = () =>
    page.mutate(undefined, {
      onError: (error) => toast.error(messageOf(error, t('The page of the payment provider could not be opened'))),
    });
  return (
    <div
      role="alert"
      className="mb-6 flex max-w-2xl flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-bad bg-bad-wash px-4 py-3"
    >
      <p className="flex grow items-start gap-2 text-sm text-bad">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        {t('The last payment failed. The plan stays for seven days from the start of the period.')}
      </p>
      {owner && (
        <Button size="small" onClick={run} busy={page.isPending}>
          {t('Update payment method')}
        </Button>
      )}
    </div>
  );
}
