/** POST /payment/create-checkout-session, GET /payment/subscription, POST /payment/subscription/cancel */
import * as z from 'zod/mini';
import { BillingCycle, Plan } from './auth.js';

export const CheckoutBody = z.object({ plan: Plan, billingCycle: BillingCycle, email: z.string() });
export type CheckoutBody = z.infer<typeof CheckoutBody>;

/** Where the browser goes to pay. */
export const CheckoutSession = z.object({ url: z.url({ protocol: /^https?$/ }) });
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const Subscription = z.object({
  status: z.enum(['active', 'canceled']),
  plan: Plan,
  billingCycle: BillingCycle,
  /** ISO 8601, UTC */
  currentPeriodStart: z.string(),
  currentPeriodEnd: z.string(),
});
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionInfo = z.object({
  hasSubscription: z.boolean(),
  subscription: z.nullable(Subscription),
  workspace: z.object({ plan: Plan, monthlyCredits: z.number(), usedCredits: z.number() }),
});
export type SubscriptionInfo = z.infer<typeof SubscriptionInfo>;
