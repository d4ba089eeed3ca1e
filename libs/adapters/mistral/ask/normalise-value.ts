/**
 * One answered value in the form results carry, by the engine's own normalisers; undefined when it cannot be one of its
 * kind.
 */
import { type Json } from '#kernel/json.js';
import { findIbans } from '#extraction/fields/vocabulary/contacts.js';
import { type Field } from '#extraction/kind/fields.js';
import { cents, currencyOf, findAmounts } from '#extraction/normalise/amounts.js';
import { findDates, findTimes, toIso } from '#extraction/normalise/dates.js';
import { tidy } from '#extraction/normalise/text.js';

const MOST_CHARACTERS = 2_000;
const MOST_ENTRIES = 100;

export function normalised({ kind, choices }: Pick<Field, 'kind' | 'choices'>, value: unknown): Json | undefined {
  if (kind === 'texts' || kind === 'numbers') {
    const of = kind === 'texts' ? 'text' : 'number';
    const entries = Array.isArray(value)
      ? value.slice(0, MOST_ENTRIES).flatMap((entry) => normalised({ kind: of }, entry) ?? [])
      : [];
    return entries.length > 0 ? entries : undefined;
  }
  if (kind === 'money') return amountOf(value);
  if (kind === 'number') return quantityOf(value);
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const clean = seen(text);
  if (clean === '' || clean.length > MOST_CHARACTERS) return undefined;
  switch (kind) {
    case 'date':
      return dateOf(clean);
    case 'time':
      return findTimes(clean)[0]?.value;
    case 'currency':
      return currencyOf(clean) ?? codeOf(clean);
    case 'country':
      return codeOf(clean);
    case 'choice':
      return choices?.find((choice) => choice.toLowerCase() === clean.toLowerCase());
    case 'iban':
      return findIbans(clean)[0]?.value;
    case 'bic':
      return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(clean.replace(/\s/g, '').toUpperCase())?.[0];
    default:
      return tidy(clean) || undefined;
  }
}

/** One form of each character, and only those a person can see. */
function seen(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00AD\u200B\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}

const codeOf = (text: string): string | undefined => /^[A-Z]{3}$/.exec(text.toUpperCase())?.[0];

function amountOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.abs(value) < 1e12 ? cents(value) : undefined;
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const found = findAmounts(value.trim());
  return found.length === 1 ? found[0]!.value : undefined;
}

function quantityOf(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\d{1,9}(?:[.,]\d{1,4})?\s?%?$/.test(value)
      ? Number(value.replace(/\s?%/, '').replace(',', '.'))
      : value;
  return typeof number === 'number' && Math.abs(number) < 1e12 ? number : undefined;
}

/** A date in another form is taken only when it can be read in one way. */
function dateOf(text: string): string | undefined {
  const [date] = findDates(text);
  if (!date) return undefined;
  const [dayFirst, monthFirst] = [toIso(date, 'dmy'), toIso(date, 'mdy')];
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return undefined;
  return dayFirst ?? monthFirst;
}
