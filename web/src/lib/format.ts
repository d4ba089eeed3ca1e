/**
 * Numbers, dates and sizes in the reader's own locale. Nothing here throws: what cannot be formatted is shown as it is.
 */
import { locale, t } from './texts.js';

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
/** What one of something costs may have parts of cents: 1.529 a litre. */
const PRICES = { minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;

const relative = inLocale((at) => new Intl.RelativeTimeFormat(at, { numeric: 'auto' }));
const exact = inLocale((at) => new Intl.DateTimeFormat(at, { dateStyle: 'medium', timeStyle: 'short' }));
const day = inLocale((at) => new Intl.DateTimeFormat(at, { dateStyle: 'medium' }));
const calendarDay = inLocale((at) => new Intl.DateTimeFormat(at, { dateStyle: 'medium', timeZone: 'UTC' }));
const month = inLocale((at) => new Intl.DateTimeFormat(at, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
const clock = inLocale((at) => new Intl.DateTimeFormat(at, { hour: '2-digit', minute: '2-digit' }));
const number = inLocale((at) => new Intl.NumberFormat(at));
const ratios = inLocale((at) => new Intl.NumberFormat(at, { style: 'percent' }));
const prices = inLocale(
  (at) =>
    new Intl.NumberFormat(at, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
);
const oneDigit = inLocale(
  (at) => new Intl.NumberFormat(at, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
);
const sizes = inLocale((at) => new Intl.NumberFormat(at, { ...HUNDREDTHS, useGrouping: false }));

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function relativeTime(iso: string, now: number = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  if (Number.isNaN(seconds)) return iso;
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return relative().format(Math.trunc(seconds / length), unit);
  return t('just now');
}

export function exactTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : exact().format(date);
}

export function dayOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : day().format(date);
}

/** Hour and minute. */
export function timeOfDay(date: Date): string {
  return clock().format(date);
}

/** A date as printed on paper (`2026-03-01`), which is the same day everywhere. */
export function calendarDate(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : calendarDay().format(date);
}

/** `2026-03` → `March 2026` */
export function calendarMonth(text: string): string {
  const date = new Date(`${text}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : month().format(date);
}

export function count(value: number): string {
  return number().format(value);
}

export function percent(ratio: number): string {
  return ratios().format(Math.round(ratio * 100) / 100);
}

export function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  if (size < 0.01) return t('under {size} MB', { size: sizes().format(0.01) });
  return t('{size} MB', { size: sizes().format(size) });
}

export function money(value: number, currency: string | undefined): string {
  try {
    return currency
      ? new Intl.NumberFormat(locale(), { style: 'currency', currency, ...PRICES }).format(value)
      : new Intl.NumberFormat(locale(), PRICES).format(value);
  } catch {
    return `${new Intl.NumberFormat(locale(), PRICES).format(value)} ${currency}`;
  }
}

/** Whole US dollars: `$3,588` */
export function dollars(value: number): string {
  return prices().format(value);
}

/** `1024.0` */
export function tenths(value: number): string {
  return oneDigit().format(value);
}

/** Made when it is first needed: before, the language of the page is not known. */
function inLocale<Format>(make: (locale: string) => Format): () => Format {
  let made: { readonly at: string; readonly format: Format } | undefined;
  return () => {
    const at = locale();
    if (made?.at !== at) made = { at, format: make(at) };
    return made.format;
  };
}
