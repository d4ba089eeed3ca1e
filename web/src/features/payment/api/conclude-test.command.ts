/** Presses a button of the page where nothing is paid. */
import { CheckoutSession, type TestPayment } from '#contracts/payment.js';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../lib/http.js';

/** @returns where to go next */
async function concludeTest({ session, outcome }: { session: string } & TestPayment): Promise<string> {
  const path = `/payment/test-checkout/${encodeURIComponent(session)}`;
  return (await write('POST', path, CheckoutSession, { body: { outcome } })).url;
}

export const useConcludeTest = () => useMutation({ mutationFn: concludeTest });
