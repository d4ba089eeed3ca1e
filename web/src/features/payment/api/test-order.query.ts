/** The order on the page where nothing is paid. */
import { TestOrder } from '#contracts/payment.js';
import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read } from '../../../lib/http.js';
import { testOrderKeys } from '../../../entities/billing/keys.js';

export const useTestOrder = (session: string) =>
  useQuery({
    queryKey: testOrderKeys.order(session),
    queryFn: ({ signal }) => read(apiPaths.testOrder(session), TestOrder, { signal }),
    enabled: session !== '',
    staleTime: Infinity,
  });
