/** What answers the commands and questions about credits, subscriptions and payments, as the app is given it. */
import {
  CancelSubscriptionHandler,
  ChangePlanHandler,
  OpenBillingPageHandler,
  ReactivateSubscriptionHandler,
  SubscriptionChanges,
} from './change-subscription.js';
import { GetCreditHistoryHandler } from './credit-history.js';
import { CreditLedger } from './credit-ledger.js';
import { GetSubscriptionHandler } from './find-subscription.js';
import { HandleNoticeHandler } from './handle-notice.js';
import { StartCheckoutHandler } from './start-checkout.js';
import { ConcludeTestCheckoutHandler, GetTestOrderHandler } from './test-checkout.js';
import { GetUsageHistoryHandler } from './usage-history.js';
import { GetUsageHandler } from './usage.js';

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
  GetCreditHistoryHandler,
  CreditLedger,
  GetUsageHistoryHandler,
  GetUsageHandler,
];
