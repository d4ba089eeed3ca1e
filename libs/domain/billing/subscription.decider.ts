/**
 * A workspace's subscription. The payment gateway has the truth; this decider is shown what the gateway says now and
 * records what became different. So it does not matter how often, in which order or how late the gateway's messages
 * come: each only leads to asking again, and an answer that says nothing new is nothing to record. An answer that was
 * asked for before somebody else recorded one is refused as `outdated`: ask once more.
 */
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Choice } from '#kernel/plans.js';
import { changeOf } from './price-list.js';
import * as events from './subscription.events.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { evolve, NOTHING_BOOKED, type Booked, type Subscription } from './subscription.js';

/** A subscription as the gateway says it is. */
export interface Truth extends Choice {
  readonly gateway: string;
  readonly subscriptionId: string;
  readonly status: 'active' | 'unpaid' | 'ended';
  readonly startedAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** It ends with the period. */
  readonly canceled: boolean;
}

export type SubscriptionCommand =
  | {
      readonly type: 'AssignCustomer';
      readonly workspaceId: string;
      readonly gateway: string;
      readonly customerId: string;
      /** The gateway has this one no more. */
      readonly insteadOf?: string;
    }
  | {
      readonly type: 'RecordTruth';
      readonly workspaceId: string;
      readonly truth: Truth;
      /** `changes` of the state before the gateway was asked. */
      readonly askedAt: number;
    };

export const subscriptionDecider: Decider<SubscriptionCommand, SubscriptionEvent, Subscription> = {
  category: 'subscription',
  initial: NOTHING_BOOKED,
  evolve,

  decide(command, state) {
    const { workspaceId } = command;
    if (command.type === 'AssignCustomer') {
      // The first one stays: two checkouts at once must not make two customers of one workspace.
      const known = state.customers[command.gateway];
      if (known && known !== command.insteadOf) return [];
      return [events.CustomerAssigned({ workspaceId, gateway: command.gateway, customerId: command.customerId })];
    }
    if (state.changes !== command.askedAt) throw outdated();
    const { truth } = command;
    const booked = state.booked;
    if (truth.status === 'ended') return ended(workspaceId, booked, truth);
    if (booked && booked.subscriptionId !== truth.subscriptionId) throw secondSubscription();
    return booked ? differences(workspaceId, booked, truth) : started(workspaceId, truth);
  },
};

function ended(workspaceId: string, booked: Booked | null, { subscriptionId }: Truth): SubscriptionEvent[] {
  if (booked?.subscriptionId !== subscriptionId) return [];
  const reason = booked.canceled ? 'canceled' : booked.unpaidSince ? 'unpaid' : 'ended';
  return [events.SubscriptionEnded({ workspaceId, subscriptionId, reason })];
}

function started(workspaceId: string, truth: Truth): SubscriptionEvent[] {
  const { gateway, subscriptionId, startedAt } = truth;
  const first = events.SubscriptionStarted({ workspaceId, gateway, subscriptionId, startedAt, ...bookedIn(truth) });
  const { booked } = evolve(NOTHING_BOOKED, first);
  return booked ? [first, ...differences(workspaceId, booked, truth)] : [first];
}

function differences(workspaceId: string, booked: Booked, truth: Truth): SubscriptionEvent[] {
  const found: SubscriptionEvent[] = [];
  if (truth.periodStart < booked.periodStart) return found; // an answer from before the last renewal
  if (truth.periodStart >= booked.periodEnd)
    found.push(events.SubscriptionRenewed({ workspaceId, ...bookedIn(truth) }));
  else found.push(...changedPlan(workspaceId, booked, truth));

  if (truth.canceled && !booked.canceled) {
    found.push(events.SubscriptionCanceled({ workspaceId, endsAt: truth.periodEnd }));
  }
  if (!truth.canceled && booked.canceled) found.push(events.SubscriptionReactivated({ workspaceId }));
  if (truth.status === 'unpaid' && !booked.unpaidSince) {
    found.push(events.PaymentFailed({ workspaceId, since: truth.periodStart }));
  }
  if (truth.status === 'active' && booked.unpaidSince) found.push(events.PaymentRecovered({ workspaceId }));
  return found;
}

/** Within a period. */
function changedPlan(workspaceId: string, booked: Booked, truth: Truth): SubscriptionEvent[] {
  switch (changeOf(booked, truth)) {
    case 'at-period-end':
      if (booked.nextPlan === truth.plan) return [];
      return [events.PlanChangeScheduled({ workspaceId, plan: truth.plan })];
    case 'none':
      if (booked.nextPlan) return [events.PlanChangeWithdrawn({ workspaceId })];
      if (booked.periodEnd === truth.periodEnd && booked.periodStart === truth.periodStart) return [];
      return [events.PlanChanged({ workspaceId, ...bookedIn(truth) })]; // its dates were moved at the gateway
    default:
      return [events.PlanChanged({ workspaceId, ...bookedIn(truth) })];
  }
}

function bookedIn({ plan, billingCycle, periodStart, periodEnd }: Truth) {
  return { plan, billingCycle, periodStart, periodEnd };
}

function outdated(): DomainError {
  return new DomainError('outdated', 'conflict', 'The subscription changed at the same moment. Please try again.');
}

function secondSubscription(): DomainError {
  return new DomainError('second_subscription', 'conflict', 'This workspace has a subscription already.');
}
