/**
 * What follows from a subscription: the mail that asks, the mail that says how to end it, and at the end the address forgotten. Mail ids
 * are derived from their events, so that one sent again after a crash is the same mail.
 */
import { idOf } from '#kernel/decider.js';
import type { ReadEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Clock } from '#ports/clock.js';
import { MailRefused, type Mailer } from '#ports/mailer.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import type { Decisions } from '#write-side/decisions.js';
import type { KeyRing } from '#write-side/key-ring.js';
import {
  CONFIRM_WITHIN_MS,
  newsletterDecider,
  SubscriptionConfirmed,
  SubscriptionExpired,
  SubscriptionRequested,
  Unsubscribed,
} from '#domain/engagement/newsletter.js';
import { confirmMail, subscribedMail } from './mails.js';
import type { NewsletterLinks } from './newsletter-links.js';

type What = 'confirm' | 'subscribed';
const mailId = (what: What, subscriptionId: string) => derivedId('newsletter-mail', what, subscriptionId);

export interface NewsletterMailing {
  readonly decisions: Decisions;
  readonly keys: KeyRing;
  readonly mailer: Mailer;
  readonly links: NewsletterLinks;
  readonly clock: Clock;
  readonly log: Log;
}

export function sendNewsletterMails({ decisions, keys, mailer, links, clock, log }: NewsletterMailing): Reactor {
  /** To who is still at this step; the log may be read late. */
  const send = async (event: ReadEvent, what: What, status: 'requested' | 'confirmed') => {
    const { subscriptionId } = event.data as { subscriptionId: string };
    const addressKey = idOf(event.stream);
    const state = await decisions.state(newsletterDecider, addressKey);
    if (state.status !== status || state.subscriptionId !== subscriptionId || state.email === '') return;
    const expiresAt = Date.parse(event.metadata.occurredAt) + CONFIRM_WITHIN_MS;
    if (what === 'confirm' && clock.now().getTime() >= expiresAt) return;
    const link = { addressKey, subscriptionId };
    const words =
      what === 'confirm'
        ? confirmMail(links.urlOf('confirm', { ...link, expiresAt }))
        : subscribedMail(links.urlOf('unsubscribe', link));
    try {
      await mailer.send({ id: mailId(what, subscriptionId), to: { address: state.email }, ...words });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      log('warn', 'mail refused', { eventId: event.id });
    }
  };
  const forget = async (event: ReadEvent) => {
    const { subscriptionId } = event.data as { subscriptionId: string };
    await mailer.forget([mailId('confirm', subscriptionId), mailId('subscribed', subscriptionId)]);
    await keys.shred(`subscriber:${subscriptionId}`);
  };
  return defineReactor(
    'send-newsletter-mails',
    when(SubscriptionRequested, (event) => send(event, 'confirm', 'requested')),
    when(SubscriptionConfirmed, (event) => send(event, 'subscribed', 'confirmed')),
    when(SubscriptionExpired, forget),
    when(Unsubscribed, forget),
  );
}
