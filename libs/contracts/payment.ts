/** Plans and money: everything under /payment. */
import * as z from 'zod/mini';
import { PAID_PLANS } from '#kernel/plans.js';
import { msg } from '#texts/msg.js';
import { BillingCycle, Plan } from './auth.js';

export { PAID_PLANS, PRICES } from '#kernel/plans.js';
const PaidPlan = z.enum(PAID_PLANS);
type PaidPlan = z.infer<typeof PaidPlan>;

export const CheckoutBody = z.object({
  plan: Plan,
  billingCycle: BillingCycle,
  email: z
    .string()
    .check(z.trim(), z.maxLength(254, msg('Invalid email address')), z.email(msg('Invalid email address'))),
});
export type CheckoutBody = z.infer<typeof CheckoutBody>;

/** Where the browser goes to pay, or to see invoices and cards. */
export const CheckoutSession = z.object({ url: z.url({ protocol: /^https?$/ }) });
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const Subscription = z.object({
  status: z.enum(['active', 'canceled']),
  plan: Plan,
  billingCycle: BillingCycle,
  /** ISO 8601, UTC */
  currentPeriodStart: z.string(),
  currentPeriodEnd: z.string(),
  /** A smaller plan that comes with the next period. */
  nextPlan: z.optional(Plan),
  /** The last payment failed; the plan stays for seven days. */
  paymentFailed: z.optional(z.boolean()),
});
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionInfo = z.object({
  hasSubscription: z.boolean(),
  subscription: z.nullable(Subscription),
  workspace: z.object({ plan: Plan, monthlyCredits: z.number(), usedCredits: z.number() }),
});
export type SubscriptionInfo = z.infer<typeof SubscriptionInfo>;

export const PlanChoice = z.object({ plan: PaidPlan, billingCycle: BillingCycle });
export type PlanChoice = z.infer<typeof PlanChoice>;

/** An order on the page where nothing is paid. */
export const TestOrder = z.object({
  plan: PaidPlan,
  billingCycle: BillingCycle,
  /** Cents of what a real checkout would take now; null: only another card is given. */
  amount: z.nullable(z.number()),
  cancelUrl: z.string(),
});
export type TestOrder = z.infer<typeof TestOrder>;

/** paid_once: the first payment works and the next one does not. */
export const TestPayment = z.object({ outcome: z.enum(['paid', 'paid_once', 'declined']) });
export type TestPayment = z.infer<typeof TestPayment>;

export const WebhookAnswer = z.object({ received: z.literal(true) });
