/**
 * One address and the newsletter (stream `newsletter-<keyed hash of the address>`). Nobody is subscribed who did not open the link sent to
 * the address, within two days of asking. Each asking is a subscription of its own, with a key of its own, so that ending it erases the
 * address and a later one begins anew. Asking again while one is open or confirmed changes nothing that anybody could see.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';

const personal = {
  subject: ({ subscriptionId }: { subscriptionId: string }): Subject => `subscriber:${subscriptionId}`,
  erasedAs: { email: '' },
};
const one = z.strictObject({ subscriptionId: z.uuid() });

export const SubscriptionRequested = defineEvent({
  name: 'NewsletterSubscriptionRequested',
  version: 1,
  schema: z.strictObject({ subscriptionId: z.uuid(), email: z.string(), source: z.enum(['homepage', 'footer']) }),
  personal,
});
export const SubscriptionConfirmed = defineEvent({ name: 'NewsletterSubscriptionConfirmed', version: 1, schema: one });
/** Nobody opened the link in time, or a newer one was asked for. */
export const SubscriptionExpired = defineEvent({ name: 'NewsletterSubscriptionExpired', version: 1, schema: one });
export const Unsubscribed = defineEvent({ name: 'NewsletterUnsubscribed', version: 1, schema: one });
export const newsletterEvents = [
  SubscriptionRequested,
  SubscriptionConfirmed,
  SubscriptionExpired,
  Unsubscribed,
] as const;
export type NewsletterEvent = EventOf<(typeof newsletterEvents)[number]>;

export type Newsletter =
  | { readonly status: 'none' | 'ended' }
  | {
      readonly status: 'requested' | 'confirmed';
      readonly subscriptionId: string;
      readonly email: string;
    };

export type NewsletterCommand =
  | {
      readonly type: 'RequestSubscription';
      readonly subscriptionId: string;
      readonly email: string;
      readonly source: 'homepage' | 'footer';
    }
  | { readonly type: 'ConfirmSubscription' | 'ExpireSubscription' | 'Unsubscribe'; readonly subscriptionId: string };

export const CONFIRM_WITHIN_MS = 48 * 60 * 60_000;

export const newsletterDecider: Decider<NewsletterCommand, NewsletterEvent, Newsletter> = {
  category: 'newsletter',
  initial: { status: 'none' },

  evolve(state, event) {
    switch (event.type) {
      case 'NewsletterSubscriptionRequested':
        return { status: 'requested', subscriptionId: event.data.subscriptionId, email: event.data.email };
      case 'NewsletterSubscriptionConfirmed':
        return 'subscriptionId' in state ? { ...state, status: 'confirmed' } : state;
      case 'NewsletterSubscriptionExpired':
      case 'NewsletterUnsubscribed':
        return { status: 'ended' };
    }
  },

  decide(command, state) {
    const { subscriptionId } = command;
    const open = 'subscriptionId' in state ? state : undefined;
    if (command.type === 'RequestSubscription') {
      if (open?.status === 'confirmed') return [];
      const { email, source } = command;
      const requested = SubscriptionRequested({ subscriptionId, email, source });
      // The link sent before is worthless from here on; its mail may have been lost.
      return open ? [SubscriptionExpired({ subscriptionId: open.subscriptionId }), requested] : [requested];
    }
    const isThis = open?.subscriptionId === subscriptionId;
    switch (command.type) {
      case 'ConfirmSubscription':
        if (!isThis || open.status !== 'requested') throw linkUsed();
        return [SubscriptionConfirmed({ subscriptionId })];
      case 'ExpireSubscription':
        return isThis && open.status === 'requested' ? [SubscriptionExpired({ subscriptionId })] : [];
      case 'Unsubscribe':
        return isThis ? [Unsubscribed({ subscriptionId })] : [];
    }
  },
};

export function linkUsed(): DomainError {
  return new DomainError('link_used', 'conflict', 'This link was used already or is too old. Please subscribe again.');
}
