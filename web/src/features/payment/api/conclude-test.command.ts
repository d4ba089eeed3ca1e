/** Presses a button of the page where nothing is paid. */
import { CheckoutSession, type TestPayment } from '#contracts/payment.js';
import { useMutation } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { write } from '../../../lib/http.js';

/** @returns where to go next */
async function concludeTest({ session, outcome }: { session: string } & TestPayment): Promise<string> {
  const path = apiPaths.testOrder(session);
  return (await write('POST', path, CheckoutSession, { body: { outcome } })).url;
}

export const useConcludeTest = () => useMutation({ mutationFn: concludeTest });
