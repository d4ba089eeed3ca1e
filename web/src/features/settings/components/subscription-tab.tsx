/** What the workspace has booked, and how to end it; or that it has booked nothing. */
import type { Subscription, SubscriptionInfo } from '#contracts/payment.js';
import type { Role } from '#contracts/auth.js';
import { useQueryClient } from '@tanstack/react-query';
import { count, dayOf } from '../../../lib/format.js';
import { subscriptionKeys } from '../../../lib/keys.js';
import { Badge } from '../../../ui/badge.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { toast } from '../../../ui/toast-list.js';
import { cancelSubscription } from '../api/dangerous.commands.js';
import { useSubscription } from '../api/subscription.query.js';
import { DangerousAction } from './dangerous-action.js';
import { DangerZone } from './danger-zone.js';
import { capitalized, Fact, Facts } from './facts.js';

const FACTS = ['Status', 'Plan', 'Billing Cycle', 'Period Start', 'Period End', 'Workspace Credits'];
const CANCELED =
  'Subscription canceled successfully. You will continue to have access until the end of your current billing period.';

export function SubscriptionTab({ role }: { role: Role }) {
  const { data: info, error, refetch } = useSubscription();
  if (error && !info)
    return <ErrorState title="Your subscription could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!info)
    return (
      <Facts>
        {FACTS.map((name) => (
          <Fact key={name} name={name}>
            {undefined}
          </Fact>
        ))}
      </Facts>
    );
  if (!info.hasSubscription || !info.subscription)
    return (
      <EmptyState
        title="No Active Subscription"
        hint="You are on the free plan. A paid one reads more documents a month."
        action={
          <ButtonLink to="/" look="primary">
            View Plans
          </ButtonLink>
        }
      />
    );
  return <Booked info={info} subscription={info.subscription} owner={role === 'owner'} />;
}

function Booked({ info, subscription, owner }: { info: SubscriptionInfo; subscription: Subscription; owner: boolean }) {
  const client = useQueryClient();
  const { status, plan, billingCycle, currentPeriodStart, currentPeriodEnd } = subscription;
  const { usedCredits, monthlyCredits } = info.workspace;
  return (
    <>
      <Facts>
        <Fact name="Status">
          <Badge tone={status === 'active' ? 'good' : 'warn'}>{capitalized(status)}</Badge>
        </Fact>
        <Fact name="Plan">{capitalized(plan)}</Fact>
        <Fact name="Billing Cycle">{capitalized(billingCycle)}</Fact>
        <Fact name="Period Start">{dayOf(currentPeriodStart)}</Fact>
        <Fact name="Period End">{dayOf(currentPeriodEnd)}</Fact>
        <Fact name="Workspace Credits">
          {count(usedCredits)} of {count(monthlyCredits)} used
        </Fact>
      </Facts>
      {owner && status === 'active' && (
        <DangerZone text="Ends the subscription with the current period. The workspace then returns to the free plan.">
          <DangerousAction
            action="Cancel Subscription"
            proof={false}
            text={<p>You keep access until {dayOf(currentPeriodEnd)}. What was paid is not refunded.</p>}
            run={cancelSubscription}
            failure="Failed to cancel subscription"
            onDone={() => {
              toast.success(CANCELED);
              void client.invalidateQueries({ queryKey: subscriptionKeys.all });
            }}
          />
        </DangerZone>
      )}
    </>
  );
}
