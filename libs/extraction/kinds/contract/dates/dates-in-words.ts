/**
 * Dates whose day or year is spelled out, as contracts do beside figures that could be changed: "the eleventh day of
 * June, 2018", "quince de septiembre de dos mil veinte", "fifteenth (15th) day of June". Pure.
 */
import { fold, squeezed } from '../../../layout/fold.js';
import { type FoundDate, toIso } from '../../../normalise/dates.js';
import { MONTHS, monthNumber } from '../../../normalise/months.js';
import { dayInWords, yearInWords } from './numbers-in-words.js';

const MONTH = new RegExp(String.raw`(?<![\p{L}\d])(${MONTHS})(?!\p{L})`, 'gu');
/** Characters on either side of a month, and words in which a day or a year is spelled. */
const [REACH, MOST_WORDS] = [60, 7];
const DAY =
  /(?<![\d.,])(\d{1,2})\s?(?:st|nd|rd|th|er|[°º.])?\)?\s+(?:day\s+)?(?:(?:of|de|di)\s+(?:the month of\s+)?)?$/;
const BEFORE_MONTH = /\s+(?:\(\s*\d{1,2}[^)]{0,3}\)\s+)?(?:day\s+)?(?:(?:of|de|di|del)\s+)?$/;
const YEAR = /^[\s,.]*(?:(?:of|in the year|del?|van|anno)\s+)?((?:19|20)\d{2})(?!\d)/;
const AFTER_MONTH = /^[\s,.]*(?:(?:of|in the year|del?|van|anno)\s+)?(?:of our lord,?\s+)?/;

interface Part {
  readonly value: number;
  /** Where the part begins or ends, whichever is further from the month. */
  readonly at: number;
}

export function datesInWords(text: string): FoundDate[] {
  const folded = fold(text);
  return [...folded.matchAll(MONTH)].flatMap(({ index, 0: name }): FoundDate[] => {
    const past = index + name.length;
    const day = dayBefore(folded, index);
    const year = day && yearAfter(folded, past);
    if (!year) return [];
    const month = monthNumber(name) ?? 0;
    const date = { year: year.value, first: day.value, second: month, month, shortYear: false };
    const found = { ...date, start: day.at, end: year.at };
    return toIso(found, 'dmy') ? [found] : [];
  });
}

function dayBefore(folded: string, month: number): Part | undefined {
  const from = Math.max(0, month - REACH);
  const before = folded.slice(from, month);
  const figures = DAY.exec(before);
  const words = before.replace(BEFORE_MONTH, '');
  const starts = [...words.matchAll(/(?<![\p{L}-])\p{L}/gu)].map(({ index }) => index).slice(-MOST_WORDS);
  for (const at of words === before ? [] : starts) {
    const value = dayInWords(squeezed(words.slice(at)));
    if (value !== undefined) return { value, at: from + at };
  }
  return figures ? { value: Number(figures[1]), at: from + figures.index } : undefined;
}

function yearAfter(folded: string, past: number): Part | undefined {
  const after = folded.slice(past, past + REACH);
  const figures = YEAR.exec(after);
  if (figures) return { value: Number(figures[1]), at: past + figures[0].length };
  const from = AFTER_MONTH.exec(after)?.[0].length ?? 0;
  const ends = [...after.slice(from).matchAll(/\p{L}(?![\p{L}-])/gu)].map(({ index }) => from + index + 1);
  for (const end of ends.slice(0, MOST_WORDS).reverse()) {
    const value = yearInWords(squeezed(after.slice(from, end)));
    if (value !== undefined) return { value, at: past + end };
  }
  return undefined;
}
