/** WebhookSwitchedOff, unless by an owner → a mail to each owner. */
import { greetingOf, words, type Words } from '#contexts/identity/application/mail-words.js';
import type { TellOwners } from '#contexts/workspaces/application/tell-owners.js';
import { WebhookSwitchedOff } from '#domain/webhooks/endpoint.events.js';
import { endpointsDecider } from '#domain/webhooks/endpoints.js';
import type { OffReason } from '#kernel/webhook-events.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';
import type { Decisions } from '#write-side/decisions.js';

const WHY: Readonly<Record<Exclude<OffReason, 'owner'>, string>> = {
  gone: msg('the webhook to {host} was switched off. It answered 410, which says that it wants no more messages.'),
  failing: msg(
    'the webhook to {host} was switched off. It took nothing for three days: a message was tried ten times.',
  ),
};

/** @param host where it is; without what else stands in the address, which may be secret */
export function switchedOffMail(
  { name, publicUrl }: { readonly name?: string; readonly publicUrl: string },
  host: string,
  reason: Exclude<OffReason, 'owner'>,
): Words {
  return words(
    msg('A webhook was switched off'),
    greetingOf(name),
    [
      sentence(WHY[reason], { host }),
      msg(
        'Nothing more is sent there. In the settings you see what was answered; once you have switched it on again, what was not taken can be sent again.',
      ),
    ],
    { title: msg('Open the settings'), url: `${publicUrl}/settings?tab=developers` },
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
