/** The plan and billing cycle a visitor came with in the address. Unknown values count as none. */
import { BillingCycle, Plan } from '#contracts/auth.js';

export interface ChosenPlan {
  readonly plan: Plan;
  readonly billing: BillingCycle;
}

export function chosenPlan(params: URLSearchParams): ChosenPlan {
  const plan = Plan.safeParse(params.get('plan'));
  const billing = BillingCycle.safeParse(params.get('billing'));
  return { plan: plan.success ? plan.data : 'free', billing: billing.success ? billing.data : 'monthly' };
}

export const isWorthSaying = ({ plan, billing }: ChosenPlan): boolean => plan !== 'starter' || billing !== 'monthly';

export const isPaid = ({ plan }: ChosenPlan): boolean => plan !== 'free';
