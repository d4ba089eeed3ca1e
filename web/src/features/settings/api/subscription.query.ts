/** What the workspace has booked. Asked each time the tab opens. */
import { SubscriptionInfo } from '#contracts/payment.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read } from '../../../lib/http.js';
import { subscriptionKeys } from '../../../entities/billing/keys.js';

const subscriptionQuery = () =>
  queryOptions({
    queryKey: subscriptionKeys.all,
    queryFn: ({ signal }) => read(apiPaths.subscription, SubscriptionInfo, { signal }),
    staleTime: 0,
  });

export const useSubscription = () => useQuery(subscriptionQuery());
