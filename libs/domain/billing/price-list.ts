/** What paid plans cost, and which change of a subscription is a step up. Cents of US dollars. */
import type { BillingCycle } from './periods.js';

export type PaidPlan = 'starter' | 'professional' | 'enterprise';
export const PAID_PLANS = ['starter', 'professional', 'enterprise'] as const satisfies readonly PaidPlan[];
export const CYCLES = ['monthly', 'annual'] as const satisfies readonly BillingCycle[];

export interface Choice {
  readonly plan: PaidPlan;
  readonly billingCycle: BillingCycle;
}

/** Of one month. */
const PER_MONTH: Record<PaidPlan, Record<BillingCycle, number>> = {
  starter: { monthly: 39_00, annual: 29_00 },
  professional: { monthly: 129_00, annual: 99_00 },
  enterprise: { monthly: 399_00, annual: 299_00 },
};

/** What is paid at once: a month's price, or twelve. */
export function priceOf({ plan, billingCycle }: Choice): number {
  return PER_MONTH[plan][billingCycle] * (billingCycle === 'annual' ? 12 : 1);
}

/**
 * How a subscription goes from one choice to another. `now`: more credits, or a longer period at the same plan; paid for at once. `at-period-end`: a
 * smaller plan; what was paid for is kept until then. `never`: the period would have to be cut short without anything for it, as from annual
 * to monthly billing; that takes a cancellation and a new subscription.
 */
export function changeOf(from: Choice, to: Choice): 'none' | 'now' | 'at-period-end' | 'never' {
  const step = PAID_PLANS.indexOf(to.plan) - PAID_PLANS.indexOf(from.plan);
  const sameCycle = from.billingCycle === to.billingCycle;
  if (step === 0 && sameCycle) return 'none';
  if (step >= 0 && (sameCycle || to.billingCycle === 'annual')) return 'now';
  return sameCycle ? 'at-period-end' : 'never';
}
