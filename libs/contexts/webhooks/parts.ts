import { AccountMails } from '#contexts/identity/application/send-mails.js';
import { tellOwners } from '#contexts/workspaces/application/tell-owners.js';
import type { ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { WebhookSender } from '#ports/webhook-sender.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { DeliverWebhooks } from './application/deliver-webhooks.js';
import { ForgetDeliveries, forgetWebhooks } from './application/forget-deliveries.js';
import { webhookMails } from './application/mails.js';
import { ManageWebhooks } from './application/manage-webhooks.js';
import { MessageContent } from './application/message-content.js';
import { planDeliveries } from './application/plan-deliveries.js';
import { WebhooksController } from './http/webhooks.controller.js';

export const parts: ContextParts = {
  providers: ({ config }) => [
    ManageWebhooks,
    {
      provide: MessageContent,
      useFactory: (decisions: Decisions) => new MessageContent(decisions, config.publicUrl),
      inject: [Decisions],
    },
  ],
  controllers: [WebhooksController],
  reactors: ({ get, config }) => [
    planDeliveries(get(Decisions)),
    webhookMails(tellOwners(get(AccountMails), get(Decisions), config.publicUrl), get(Decisions)),
    forgetWebhooks(get(Decisions), get(Views), get(ReadModelProgress), get(KeyRing)),
  ],
  sweeps: ({ get, log }) => [
    new DeliverWebhooks({
      decisions: get(Decisions),
      views: get(Views),
      progress: get(ReadModelProgress),
      sender: get(WebhookSender),
      content: get(MessageContent),
      clock: get(Clock),
      log,
    }),
    new ForgetDeliveries(get(Views), get(Decisions), get(Clock)),
  ],
};
