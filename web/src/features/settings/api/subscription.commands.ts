/** What an owner does about the plan. Each answer is the subscription as it is afterwards; checkout and cards are addresses to go to. */
import { CheckoutSession, SubscriptionInfo, type PlanChoice } from '#contracts/payment.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from '../../../lib/http.js';
import { creditKeys, subscriptionKeys, usageKeys } from '../../../lib/keys.js';

const changePlan = (choice: PlanChoice) =>
  write('POST', '/payment/subscription/change', SubscriptionInfo, { body: choice });
const reactivate = () => write('POST', '/payment/subscription/reactivate', SubscriptionInfo);
const checkout = async (order: PlanChoice & { email: string }) =>
  (await write('POST', '/payment/create-checkout-session', CheckoutSession, { body: order })).url;
const billingPage = async () => (await write('POST', '/payment/billing-page', CheckoutSession)).url;

function useAfter() {
  const client = useQueryClient();
  return (info: SubscriptionInfo) => {
    client.setQueryData(subscriptionKeys.all, info);
    for (const queryKey of [usageKeys.all, creditKeys.all]) void client.invalidateQueries({ queryKey });
  };
}

export const useChangePlan = () => useMutation({ mutationFn: changePlan, onSuccess: useAfter() });
export const useReactivate = () => useMutation({ mutationFn: reactivate, onSuccess: useAfter() });
export const useCheckout = () => useMutation({ mutationFn: checkout, onSuccess: (url) => location.assign(url) });
export const useBillingPage = () => useMutation({ mutationFn: billingPage, onSuccess: (url) => location.assign(url) });
