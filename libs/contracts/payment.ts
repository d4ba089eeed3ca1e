/** POST /payment/create-checkout-session */
import * as z from 'zod/mini';
import { BillingCycle, Plan } from './auth.js';

export const CheckoutBody = z.object({ plan: Plan, billingCycle: BillingCycle, email: z.string() });
export type CheckoutBody = z.infer<typeof CheckoutBody>;

/** Where the browser goes to pay. */
export const CheckoutSession = z.object({ url: z.url({ protocol: /^https?$/ }) });
export type CheckoutSession = z.infer<typeof CheckoutSession>;
