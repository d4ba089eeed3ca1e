/** What is said of API keys. Pure. */
import type { ApiKey, KeyScope } from '#contracts/api-keys.js';
import { calendarDate, dayOf } from '../../../lib/format.js';
import { msg, t } from '../../../lib/texts.js';

export const SCOPE_WORDS: readonly (readonly [scope: KeyScope, means: string])[] = [
  ['documents:read', msg('See documents, their values, pages and history')],
  ['documents:write', msg('Upload, correct, confirm, restore and delete')],
  ['export', msg('Export documents, with templates')],
  ['webhooks', msg('Add, change and remove webhooks; it must see documents, too')],
  ['usage', msg('See how many credits are used')],
];

/** What is wrong with scopes that open nothing as they are chosen. */
export const scopesNote = (scopes: readonly KeyScope[]): string | undefined =>
  scopes.includes('webhooks') && !scopes.includes('documents:read')
    ? t('Webhooks tell of documents. Please let it see documents, too.')
    : undefined;

/** How long a key is good, in days; 0: until it is revoked. */
export const LIVES = [
  [30, msg('30 days')],
  [90, msg('90 days')],
  [365, msg('A year')],
  [0, msg('Until it is revoked')],
] as const;

const DAY_MS = 24 * 60 * 60_000;

export const expiryAfter = (days: number, now: number): string | null =>
  days === 0 ? null : new Date(now + days * DAY_MS).toISOString();

export const isPast = ({ expiresAt }: ApiKey, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

export function keyNote({ expiresAt, lastUsedOn }: ApiKey, past: boolean): string {
  const used = lastUsedOn === null ? t('Never used') : t('Last used {day}', { day: calendarDate(lastUsedOn) });
  if (expiresAt === null) return `${used} · ${t('good until it is revoked')}`;
  const day = dayOf(expiresAt);
  return `${used} · ${past ? t('was good until {day}', { day }) : t('is good until {day}', { day })}`;
}
