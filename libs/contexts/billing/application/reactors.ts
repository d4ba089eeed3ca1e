/**
 * What follows from facts about subscriptions and workspaces: money that is not asked for any more, and mails about
 * what was booked, canceled or not paid.
 */
import type { AccountMails } from '#contexts/identity/application/send-mails.js';
import { tellOwners } from '#contexts/workspaces/application/tell-owners.js';
import { WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import type { PaymentGateway } from '#ports/payment-gateway.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { causedBy } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';
import { PaymentFailed, SubscriptionCanceled, SubscriptionStarted } from '#domain/billing/subscription.events.js';
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import { bookedMail, canceledMail, paymentFailedMail } from './mails.js';
import type { Reconciliation } from './reconciliation.js';

/** WorkspaceDeleted → its subscription ended at the gateway, tried until it works. */
export function endSubscriptions(
  decisions: Decisions,
  gateway: PaymentGateway,
  reconciliation: Reconciliation,
): Reactor {
  const name = 'end-subscriptions';
  return defineReactor(
    name,
    when(WorkspaceDeleted, async (event) => {
      const { workspaceId } = event.data;
      const { booked } = await decisions.state(subscriptionDecider, workspaceId);
      // At a gateway that is not in use nothing can be ended from here.
      if (booked?.gateway !== gateway.name) return;
      await reconciliation.ofWorkspace(workspaceId, booked.subscriptionId, causedBy(event, name));
    }),
  );
}

/** Booked, canceled or not paid → a mail to each owner. */
export function billingMails(mails: AccountMails, decisions: Decisions, publicUrl: string): Reactor {
  const tell = tellOwners(mails, decisions, publicUrl);
  return defineReactor(
    'billing-mails',
    when(SubscriptionStarted, (event) => {
      const { workspaceId, gateway, ...booked } = event.data;
      return tell(event, workspaceId, (to) => bookedMail(to, { ...booked, paid: gateway !== 'test' }));
    }),
    when(SubscriptionCanceled, (event) => {
      const { workspaceId, endsAt } = event.data;
      return tell(event, workspaceId, (to) => canceledMail(to, endsAt));
    }),
    when(PaymentFailed, (event) => tell(event, event.data.workspaceId, paymentFailedMail)),
  );
}
