/** What a workspace has booked, as far as its own history tells. */
import type { BillingCycle } from './periods.js';
import type { PaidPlan } from './price-list.js';
import type { SubscriptionEvent } from './subscription.events.js';

export interface Booked {
  readonly gateway: string;
  readonly subscriptionId: string;
  readonly plan: PaidPlan;
  readonly billingCycle: BillingCycle;
  /** The anchor of its credits' months. */
  readonly startedAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** It ends with the period. */
  readonly canceled: boolean;
  /** A smaller plan that comes with the next period. */
  readonly nextPlan: PaidPlan | null;
  /** Since when it is not paid; null: it is. */
  readonly unpaidSince: string | null;
}

export interface Subscription {
  /** Events so far. Who asks the gateway remembers it, and is told when somebody else has recorded an answer meanwhile. */
  readonly changes: number;
  /** By gateway. */
  readonly customers: Readonly<Record<string, string>>;
  readonly booked: Booked | null;
}

export const NOTHING_BOOKED: Subscription = { changes: 0, customers: {}, booked: null };

export function evolve(state: Subscription, event: SubscriptionEvent): Subscription {
  const counted = { ...state, changes: state.changes + 1 };
  if (event.type === 'CustomerAssigned') {
    const { gateway, customerId } = event.data;
    return { ...counted, customers: { ...state.customers, [gateway]: customerId } };
  }
  return { ...counted, booked: bookedAfter(state.booked, event) };
}

/** Of what is booked alone; the read model tells it the same way. */
export function bookedAfter(
  booked: Booked | null,
  event: Exclude<SubscriptionEvent, { type: 'CustomerAssigned' }>,
): Booked | null {
  if (event.type === 'SubscriptionStarted') {
    const { workspaceId: _workspace, ...data } = event.data;
    return { ...data, canceled: false, nextPlan: null, unpaidSince: null };
  }
  if (!booked) return null;
  switch (event.type) {
    case 'PlanChanged':
    case 'SubscriptionRenewed': {
      const { workspaceId: _workspace, ...data } = event.data;
      return { ...booked, ...data, nextPlan: null };
    }
    case 'PlanChangeScheduled':
      return { ...booked, nextPlan: event.data.plan };
    case 'PlanChangeWithdrawn':
      return { ...booked, nextPlan: null };
    case 'SubscriptionCanceled':
      return { ...booked, canceled: true };
    case 'SubscriptionReactivated':
      return { ...booked, canceled: false };
    case 'PaymentFailed':
      return { ...booked, unpaidSince: event.data.since };
    case 'PaymentRecovered':
      return { ...booked, unpaidSince: null };
    case 'SubscriptionEnded':
      return null;
  }
}
