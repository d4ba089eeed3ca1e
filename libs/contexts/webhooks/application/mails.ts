/** WebhookSwitchedOff, unless by an owner → a mail to each owner. */
import { greetingOf, words, type Words } from '#contexts/identity/application/mails.js';
import type { TellOwners } from '#contexts/workspaces/application/tell-owners.js';
import { WebhookSwitchedOff } from '#domain/webhooks/endpoint.events.js';
import { endpointsDecider } from '#domain/webhooks/endpoints.js';
import type { OffReason } from '#kernel/webhook-events.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import type { Decisions } from '#write-side/decisions.js';

const WHY: Readonly<Record<Exclude<OffReason, 'owner'>, string>> = {
  gone: 'It answered 410, which says that it wants no more messages.',
  failing: 'It took nothing for three days: a message was tried ten times.',
};

/** @param host where it is; without what else stands in the address, which may be secret */
function switchedOffMail(
  { name, publicUrl }: { readonly name?: string; readonly publicUrl: string },
  host: string,
  reason: Exclude<OffReason, 'owner'>,
): Words {
  return words(
    'A webhook was switched off',
    greetingOf(name),
    [
      `the webhook to ${host} was switched off. ${WHY[reason]}`,
      'Nothing more is sent there. In the settings you see what was answered; once you have switched it on again, what was not taken can be sent again.',
    ],
    { title: 'Open the settings', url: `${publicUrl}/settings?tab=developers` },
  );
}

export function webhookMails(tell: TellOwners, decisions: Decisions): Reactor {
  return defineReactor(
    'webhook-mails',
    when(WebhookSwitchedOff, async (event) => {
      const { workspaceId, endpointId, reason } = event.data;
      if (reason === 'owner') return;
      const endpoint = (await decisions.state(endpointsDecider, workspaceId)).get(endpointId);
      // Removed since: there is nothing to be done about it.
      if (!endpoint?.url) return;
      const { host } = new URL(endpoint.url);
      await tell(event, workspaceId, (to) => switchedOffMail(to, host, reason));
    }),
  );
}
