/** Asks for the payment page of a paid plan; the browser then goes to its address. */
import { CheckoutSession } from '#contracts/payment.js';
import { write } from '../../lib/http.js';
import type { ChosenPlan } from '../../features/auth/chosen-plan.js';

export async function checkoutAddress({ plan, billing }: ChosenPlan, email: string): Promise<string> {
  const { url } = await write('POST', '/payment/create-checkout-session', CheckoutSession, {
    body: { plan, billingCycle: billing, email },
  });
  return url;
}
