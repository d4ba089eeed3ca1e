/** What the workspace has booked. Asked each time the tab opens. */
import { SubscriptionInfo } from '#contracts/payment.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '../api-paths.js';
import { read } from '../../lib/http.js';
import { subscriptionKeys } from './keys.js';

export const subscriptionQuery = () =>
  queryOptions({
    queryKey: subscriptionKeys.all,
    queryFn: ({ signal }) => read(apiPaths.subscription, SubscriptionInfo, { signal }),
    staleTime: 0,
  });

export const useSubscription = () => useQuery(subscriptionQuery());
