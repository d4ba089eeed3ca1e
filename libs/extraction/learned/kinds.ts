/**
 * What kind a taught value is, by the value itself, and how values of a kind are found in a line and told to be the
 * same. Text is the same when its letters and digits are; an amount, a date or a time by what it means.
 */
import { type Json } from '#kernel/json.js';
import { fold } from '../layout/fold.js';
import { type Span, wordsAt } from '../layout/lines.js';
import { findAmounts } from '../normalise/amounts.js';
import { type DateOrder, findDates, findTimes, toIso } from '../normalise/dates.js';
import { type Word } from '../model/page.js';

export type Kind = 'amount' | 'date' | 'time' | 'text';

export interface Reached {
  readonly value: Json;
  readonly words: readonly Word[];
}

export function kindOf(value: Json): Kind | undefined {
  if (typeof value === 'number') return 'amount';
  if (typeof value !== 'string' || compact(value) === '') return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'date';
  return /^\d\d:\d\d$/.test(value) ? 'time' : 'text';
}

/** All values of a measurable kind in a line, from left to right. */
export function allOf(kind: Exclude<Kind, 'text'>, span: Span, order: DateOrder): Reached[] {
  const { text } = span;
  const at = (found: { start: number; end: number }, value: Json) => ({
    value,
    words: wordsAt(span, found.start, found.end),
  });
  if (kind === 'time') return findTimes(text).map((time) => at(time, time.value));
  const dates = findDates(text);
  if (kind === 'date') {
    return dates.flatMap((date) => {
      const iso = toIso(date, order);
      return iso ? [at(date, iso)] : [];
    });
  }
  return findAmounts(text)
    .filter(({ start, end }) => !dates.some((date) => start < date.end && date.start < end))
    .map((amount) => at(amount, amount.value));
}

export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 0.005;
  return typeof one === 'string' && typeof other === 'string' && compact(one) === compact(other);
}

export const compact = (text: string): string => (fold(text.normalize('NFKC')).match(/[\p{L}\p{N}]+/gu) ?? []).join('');
