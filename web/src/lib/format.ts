/**
 * Numbers, dates and sizes in the reader's own locale. Nothing here throws: what cannot be formatted is shown as it is.
 */
import { locale } from './texts.js';

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const calendarDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const number = new Intl.NumberFormat();

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
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  return 'just now';
}

export function exactTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : exact.format(date);
}

export function dayOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : day.format(date);
}

/** A date as printed on paper (`2026-03-01`), which is the same day everywhere. */
export function calendarDate(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : calendarDay.format(date);
}

/** `2026-03` → `March 2026` */
export function calendarMonth(text: string): string {
  const date = new Date(`${text}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : month.format(date);
}

export function count(value: number): string {
  return number.format(value);
}

export function percent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}

export function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return size < 0.01 ? 'under 0.01 MB' : `${size.toFixed(2)} MB`;
}

export function money(value: number, currency: string | undefined): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    return currency
      ? new Intl.NumberFormat(undefined, { style: 'currency', currency, ...digits }).format(value)
      : new Intl.NumberFormat(undefined, digits).format(value);
  } catch {
    return `${new Intl.NumberFormat(undefined, digits).format(value)} ${currency}`;
  }
}

/** Whole US dollars: `$3,588` */
export function dollars(value: number): string {
  const whole = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 };
  return new Intl.NumberFormat(locale(), whole as Intl.NumberFormatOptions).format(value);
}

/** `1024.0` */
export function tenths(value: number): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return new Intl.NumberFormat(locale(), one).format(value);
}
