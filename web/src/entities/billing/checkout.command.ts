/** Asks for the payment page of a plan; the browser then goes to its address. */
import { CheckoutSession, type CheckoutBody } from '#contracts/payment.js';
import { write } from '../../lib/http.js';
import { apiPaths } from '../api-paths.js';

export async function checkoutAddress(body: CheckoutBody): Promise<string> {
  return (await write('POST', apiPaths.checkout, CheckoutSession, { body })).url;
}
