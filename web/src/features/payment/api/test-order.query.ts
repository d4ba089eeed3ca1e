/** The order on the page where nothing is paid. */
import { TestOrder } from '#contracts/payment.js';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { testOrderKeys } from '../../../lib/keys.js';

export const useTestOrder = (session: string) =>
  useQuery({
    queryKey: testOrderKeys.order(session),
    queryFn: ({ signal }) => read(`/payment/test-checkout/${encodeURIComponent(session)}`, TestOrder, { signal }),
    enabled: session !== '',
    staleTime: Infinity,
  });
