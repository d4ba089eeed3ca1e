/** The plan that somebody with a subscription chose elsewhere, as the address of the settings tells it. */
import { PlanChoice } from '#contracts/payment.js';

export function wantedChoice(params: URLSearchParams): PlanChoice | undefined {
  const choice = PlanChoice.safeParse({ plan: params.get('plan'), billingCycle: params.get('billing') });
  return choice.success ? choice.data : undefined;
}
