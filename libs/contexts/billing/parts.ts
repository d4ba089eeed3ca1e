import { Grants } from '#domain/billing/grants.js';
import { AccountMails } from '#contexts/identity/application/send-mails.js';
import type { ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { PaymentGateway } from '#ports/payment-gateway.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { billingAnnouncers } from './application/announcements.js';
import {
  CancelSubscriptionHandler,
  ChangePlanHandler,
  OpenBillingPageHandler,
  ReactivateSubscriptionHandler,
  SubscriptionChanges,
} from './application/change-subscription.js';
import { GetCreditHistoryHandler } from './application/credit-history.js';
import { CreditLedger } from './application/credit-ledger.js';
import { GetSubscriptionHandler } from './application/find-subscription.js';
import { HandleNoticeHandler } from './application/handle-notice.js';
import { billingMails, endSubscriptions } from './application/reactors.js';
import { ReconcileSubscriptions } from './application/reconcile-subscriptions.js';
import { Reconciliation } from './application/reconciliation.js';
import { StartCheckoutHandler } from './application/start-checkout.js';
import { ConcludeTestCheckoutHandler, GetTestOrderHandler } from './application/test-checkout.js';
import { GetUsageHistoryHandler } from './application/usage-history.js';
import { GetUsageHandler } from './application/usage.js';
import { PaymentController } from './http/payment.controller.js';
import { ReturnAddress } from './http/return-address.js';
import { TestCheckoutController } from './http/test-checkout.controller.js';
import { UsageController } from './http/usage.controller.js';
import { WebhookController } from './http/webhook.controller.js';

export const parts: ContextParts = {
  providers: ({ config, log }) => [
    { provide: Grants, useValue: new Grants(config.switches.credits) },
    { provide: ReturnAddress, useValue: new ReturnAddress(config.publicUrl) },
    {
      provide: Reconciliation,
      useFactory: (decisions: Decisions, gateway: PaymentGateway) => new Reconciliation(decisions, gateway, log),
      inject: [Decisions, PaymentGateway],
    },
    CancelSubscriptionHandler,
    ChangePlanHandler,
    ConcludeTestCheckoutHandler,
    CreditLedger,
    GetCreditHistoryHandler,
    GetSubscriptionHandler,
    GetTestOrderHandler,
    GetUsageHandler,
    GetUsageHistoryHandler,
    HandleNoticeHandler,
    OpenBillingPageHandler,
    ReactivateSubscriptionHandler,
    StartCheckoutHandler,
    SubscriptionChanges,
  ],
  controllers: [PaymentController, TestCheckoutController, UsageController, WebhookController],
  announcers: billingAnnouncers,
  reactors: ({ get, config }) => [
    endSubscriptions(get(Decisions), get(PaymentGateway), get(Reconciliation)),
    billingMails(get(AccountMails), get(Decisions), config.publicUrl),
  ],
  sweeps: ({ get }) => [new ReconcileSubscriptions(get(Views), get(PaymentGateway), get(Reconciliation), get(Clock))],
};
