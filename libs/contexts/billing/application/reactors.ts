/** What follows from facts about subscriptions and workspaces: money that is not asked for any more, and a mail when some could not be had. */
import type { AccountMails } from '#contexts/identity/application/send-mails.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { workspaceDecider, WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import type { PaymentGateway } from '#ports/payment-gateway.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { causedBy } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';
import { PaymentFailed } from '#domain/billing/subscription.events.js';
import { subscriptionDecider } from '#domain/billing/subscription.decider.js';
import { paymentFailedMail } from './mails.js';
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

/** PaymentFailed → a mail to the owner, if there still is one. */
export function billingMails(mails: AccountMails, decisions: Decisions, publicUrl: string): Reactor {
  return defineReactor(
    'billing-mails',
    when(PaymentFailed, async (event) => {
      const workspace = await decisions.state(workspaceDecider, event.data.workspaceId);
      if (workspace.status !== 'active') return;
      const owner = await decisions.state(userDecider, workspace.ownerId);
      if (owner.status !== 'active') return;
      const to = { name: owner.name, address: owner.email };
      await mails.send(event, to, paymentFailedMail({ name: owner.name, publicUrl }));
      // Deleted just now, perhaps after the farewell had forgotten the mails before it.
      if ((await decisions.state(userDecider, workspace.ownerId)).status !== 'active') await mails.forget([event]);
    }),
  );
}
