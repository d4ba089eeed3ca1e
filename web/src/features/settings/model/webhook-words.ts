/** What webhooks and their deliveries are called for people. */
import type { RepeatedRange, Webhook, WebhookDelivery, WebhookEvent } from '#contracts/webhooks.js';
import { count } from '../../../lib/format.js';
import type { Tone } from '../../../ui/badge.js';

export const EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  'document.completed': 'A document was read',
  'document.failed': 'A document could not be read',
  'document.edited': 'Values were changed',
  'document.confirmed': 'Values were confirmed',
  'document.deleted': 'A document was deleted',
  'credits.low': 'Credits are nearly used up',
};

const OFF_WORDS: Readonly<Record<NonNullable<Webhook['offReason']>, string>> = {
  owner: 'Switched off',
  gone: 'Off: it answered 410',
  failing: 'Off: nothing taken for days',
};

export function stateOf({ active, offReason = 'owner' }: Webhook): { words: string; tone: Tone } {
  return active ? { words: 'On', tone: 'good' } : { words: OFF_WORDS[offReason], tone: 'warn' };
}

const OUTCOME_WORDS: Readonly<Record<NonNullable<WebhookDelivery['outcome']>, string>> = {
  taken: 'taken',
  refused: 'refused',
  redirected: 'redirect, not followed',
  gone: 'gone',
  timed_out: 'no answer in time',
  no_connection: 'no connection',
  address: 'address refused',
};

/** `500 refused`, `no connection` */
export const outcomeWords = (outcome: NonNullable<WebhookDelivery['outcome']>, code: number | null = null): string =>
  code === null ? OUTCOME_WORDS[outcome] : `${code} ${OUTCOME_WORDS[outcome]}`;

export function deliveryState({ status, attempts, outcome, code }: WebhookDelivery): { words: string; tone: Tone } {
  const last = outcome === undefined ? '' : outcomeWords(outcome, code);
  if (status === 'taken') return { words: last, tone: 'good' };
  if (status === 'failed') return { words: last === '' ? 'given up' : last, tone: 'bad' };
  return attempts === 0 ? { words: 'waiting', tone: 'neutral' } : { words: `${last}, tried again`, tone: 'warn' };
}

/** Of messages that are sent again, as many as go at once. */
export function repeatedWords({ count: sentAgain, more }: RepeatedRange): string {
  if (sentAgain === 0) return 'Nothing failed';
  const sent = sentAgain === 1 ? 'One is on its way again' : `${count(sentAgain)} are on their way again`;
  return more ? `${sent}. There are more: send again when these are through.` : sent;
}
