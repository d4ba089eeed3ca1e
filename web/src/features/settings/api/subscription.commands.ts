/**
 * What an owner does about the plan. Each answer is the subscription as it is afterwards; checkout and cards are
 * addresses to go to.
 */
import { CheckoutSession, SubscriptionInfo, type PlanChoice } from '#contracts/payment.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { checkoutAddress } from '../../../entities/billing/checkout.command.js';
import { write } from '../../../lib/http.js';
import { creditKeys, subscriptionKeys } from '../../../entities/billing/keys.js';
import { usageKeys } from '../../../entities/usage/keys.js';

const changePlan = (choice: PlanChoice) => write('POST', apiPaths.changePlan, SubscriptionInfo, { body: choice });
const reactivate = () => write('POST', apiPaths.reactivatePlan, SubscriptionInfo);
const billingPage = async () => (await write('POST', apiPaths.billingPage, CheckoutSession)).url;

function useAfter() {
  const client = useQueryClient();
  return (info: SubscriptionInfo) => {
    client.setQueryData(subscriptionKeys.all, info);
    for (const queryKey of [usageKeys.all, creditKeys.all]) void client.invalidateQueries({ queryKey });
  };
}

export const useChangePlan = () => useMutation({ mutationFn: changePlan, onSuccess: useAfter() });
export const useReactivate = () => useMutation({ mutationFn: reactivate, onSuccess: useAfter() });
export const useCheckout = () => useMutation({ mutationFn: checkoutAddress, onSuccess: (url) => location.assign(url) });
export const useBillingPage = () => useMutation({ mutationFn: billingPage, onSuccess: (url) => location.assign(url) });
