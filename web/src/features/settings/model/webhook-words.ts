/** What webhooks and their deliveries are called for people. */
import type { RepeatedRange, Webhook, WebhookDelivery, WebhookEvent } from '#contracts/webhooks.js';
import { msg, t } from '../../../lib/texts.js';
import type { Tone } from '../../../ui/badge.js';

export const EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  'document.completed': msg('A document was read'),
  'document.failed': msg('A document could not be read'),
  'document.edited': msg('Values were changed'),
  'document.confirmed': msg('Values were confirmed'),
  'document.deleted': msg('A document was deleted'),
  'credits.low': msg('Credits are nearly used up'),
};

const OFF_WORDS: Readonly<Record<NonNullable<Webhook['offReason']>, string>> = {
  owner: msg('Switched off'),
  gone: msg('Off: it answered 410'),
  failing: msg('Off: nothing taken for days'),
};

export function stateOf({ active, offReason = 'owner' }: Webhook): { words: string; tone: Tone } {
  return active ? { words: t('On'), tone: 'good' } : { words: t(OFF_WORDS[offReason]), tone: 'warn' };
}

const OUTCOME_WORDS: Readonly<Record<NonNullable<WebhookDelivery['outcome']>, string>> = {
  taken: msg('taken|message'),
  refused: msg('refused'),
  redirected: msg('redirect, not followed'),
  gone: msg('gone'),
  timed_out: msg('no answer in time'),
  no_connection: msg('no connection'),
  address: msg('address refused'),
};

/** `500 refused`, `no connection` */
export const outcomeWords = (outcome: NonNullable<WebhookDelivery['outcome']>, code: number | null = null): string =>
  code === null ? t(OUTCOME_WORDS[outcome]) : `${code} ${t(OUTCOME_WORDS[outcome])}`;

export function deliveryState({ status, attempts, outcome, code }: WebhookDelivery): { words: string; tone: Tone } {
  const last = outcome === undefined ? '' : outcomeWords(outcome, code);
  if (status === 'taken') return { words: last, tone: 'good' };
  if (status === 'failed') return { words: last === '' ? t('given up') : last, tone: 'bad' };
  return attempts === 0
    ? { words: t('waiting'), tone: 'neutral' }
    : { words: t('{outcome}, tried again', { outcome: last }), tone: 'warn' };
}

/** Of messages that are sent again, as many as go at once. */
export function repeatedWords({ count: sentAgain, more }: RepeatedRange): string {
  if (sentAgain === 0) return t('Nothing failed');
  const sent = t('{count, plural, =1 {One is on its way again} other {# are on their way again}}', {
    count: sentAgain,
  });
  return more ? t('{sent}. There are more: send again when these are through.', { sent }) : sent;
}
