/** What the workspace has booked. Asked each time the tab opens. */
import { SubscriptionInfo } from '#contracts/payment.js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/http.js';
import { subscriptionKeys } from '../../../lib/keys.js';

export const subscriptionQuery = () =>
  queryOptions({
    queryKey: subscriptionKeys.all,
    queryFn: ({ signal }) => read('/payment/subscription', SubscriptionInfo, { signal }),
    staleTime: 0,
  });

export const useSubscription = () => useQuery(subscriptionQuery());
