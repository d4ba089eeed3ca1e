/** What answers the commands and questions about subscriptions and payments, as the app is given it. */
import {
  CancelSubscriptionHandler,
  ChangePlanHandler,
  OpenBillingPageHandler,
  ReactivateSubscriptionHandler,
  SubscriptionChanges,
} from './change-subscription.js';
import { GetSubscriptionHandler } from './find-subscription.js';
import { HandleNoticeHandler } from './handle-notice.js';
import { StartCheckoutHandler } from './start-checkout.js';
import { ConcludeTestCheckoutHandler, GetTestOrderHandler } from './test-checkout.js';

export const billingProviders = [
  CancelSubscriptionHandler,
  ChangePlanHandler,
  OpenBillingPageHandler,
  ReactivateSubscriptionHandler,
  SubscriptionChanges,
  GetSubscriptionHandler,
  HandleNoticeHandler,
  StartCheckoutHandler,
  ConcludeTestCheckoutHandler,
  GetTestOrderHandler,
];
