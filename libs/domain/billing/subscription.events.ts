/**
 * Facts about what a workspace has booked (stream `subscription-<workspace>`), each a difference between what was known and what the payment
 * gateway says now. Ids, plans and dates only; the gateway's id of the customer leads to a person there, and is sealed.
 */
import { z } from 'zod';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { CYCLES, PAID_PLANS } from './price-list.js';

const workspaceId = z.uuid();
const plan = z.enum(PAID_PLANS);
const moment = z.iso.datetime();
const booked = { plan, billingCycle: z.enum(CYCLES), periodStart: moment, periodEnd: moment };

/** Whom the gateway asks for money: made before the first checkout and used again for every later one. */
export const CustomerAssigned = defineEvent({
  name: 'CustomerAssigned',
  version: 1,
  schema: z.strictObject({ workspaceId, gateway: z.string(), customerId: z.string() }),
  personal: { subject: (data): Subject => `workspace:${data.workspaceId}`, erasedAs: { customerId: '' } },
});

export const SubscriptionStarted = defineEvent({
  name: 'SubscriptionStarted',
  version: 1,
  schema: z.strictObject({
    workspaceId,
    gateway: z.string(),
    subscriptionId: z.string(),
    startedAt: moment,
    ...booked,
  }),
});
/** Another plan or billing cycle, from now on. */
export const PlanChanged = defineEvent({
  name: 'PlanChanged',
  version: 1,
  schema: z.strictObject({ workspaceId, ...booked }),
});
/** A smaller plan, from the end of the period on. */
export const PlanChangeScheduled = defineEvent({
  name: 'PlanChangeScheduled',
  version: 1,
  schema: z.strictObject({ workspaceId, plan }),
});
export const PlanChangeWithdrawn = defineEvent({
  name: 'PlanChangeWithdrawn',
  version: 1,
  schema: z.strictObject({ workspaceId }),
});
export const SubscriptionRenewed = defineEvent({
  name: 'SubscriptionRenewed',
  version: 1,
  schema: z.strictObject({ workspaceId, ...booked }),
});
/** It goes on until `endsAt`, and not further. */
export const SubscriptionCanceled = defineEvent({
  name: 'SubscriptionCanceled',
  version: 1,
  schema: z.strictObject({ workspaceId, endsAt: moment }),
});
export const SubscriptionReactivated = defineEvent({
  name: 'SubscriptionReactivated',
  version: 1,
  schema: z.strictObject({ workspaceId }),
});
/** The period that began at `since` is not paid. */
export const PaymentFailed = defineEvent({
  name: 'PaymentFailed',
  version: 1,
  schema: z.strictObject({ workspaceId, since: moment }),
});
export const PaymentRecovered = defineEvent({
  name: 'PaymentRecovered',
  version: 1,
  schema: z.strictObject({ workspaceId }),
});
/** Back on the free plan. */
export const SubscriptionEnded = defineEvent({
  name: 'SubscriptionEnded',
  version: 1,
  schema: z.strictObject({ workspaceId, subscriptionId: z.string(), reason: z.enum(['canceled', 'unpaid', 'ended']) }),
});

export const subscriptionEvents = [
  CustomerAssigned,
  SubscriptionStarted,
  PlanChanged,
  PlanChangeScheduled,
  PlanChangeWithdrawn,
  SubscriptionRenewed,
  SubscriptionCanceled,
  SubscriptionReactivated,
  PaymentFailed,
  PaymentRecovered,
  SubscriptionEnded,
] as const;
export type SubscriptionEvent = EventOf<(typeof subscriptionEvents)[number]>;
