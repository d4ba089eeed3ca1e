/**
 * The plans: what they are called, what they grant and what they cost. Said here once, for the rules as for the wire.
 */
export const PLANS = ['free', 'starter', 'professional', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

/** From the smallest to the largest. */
export const PAID_PLANS = ['starter', 'professional', 'enterprise'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof PAID_PLANS)[number];

export const BILLING_CYCLES = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export const PLAN_TITLES: Readonly<Record<Plan, string>> = {
  free: 'Free',
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** Documents a month; null = unlimited. */
export const MONTHLY_CREDITS: Readonly<Record<Plan, number | null>> = {
  free: 50,
  starter: 1_000,
  professional: 10_000,
  enterprise: null,
};

/** US dollars: of one month, and of one month when a year is paid. */
export const PRICES = {
  starter: { monthly: 39, annual: 29 },
  professional: { monthly: 129, annual: 99 },
  enterprise: { monthly: 399, annual: 299 },
} as const satisfies Record<PaidPlan, Record<BillingCycle, number>>;

/** What a subscription is for. */
export interface Choice {
  readonly plan: PaidPlan;
  readonly billingCycle: BillingCycle;
}
