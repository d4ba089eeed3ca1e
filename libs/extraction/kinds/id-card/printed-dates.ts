/**
 * Dates as cards print them, beside the plain ones: "01 MAR/MAR 12" and "26 MAÍ/MAY 1999" (month in two languages), "12
 * 04 2001". Years of two digits are of this century unless that lies beyond any card's life.
 */
import { fold } from '../../layout/fold.js';
import { type Layout } from '../../layout/layout.js';
import { type Line, wordsAt } from '../../layout/lines.js';
import { calendarDay, type DateOrder, findDates, orderOf, toIso } from '../../normalise/dates.js';
import { monthNumber } from '../../normalise/months.js';
import { type Word } from '../../model/page.js';

export interface PrintedDate {
  readonly iso: string;
  readonly line: Line;
  readonly start: number;
  readonly words: readonly Word[];
}

const TWO_LANGUAGES =
  /(?<![\d.])(\d{1,2})\s?[.,]?\s?([a-z]{3,10})\.?\s?\/\s?([a-z]{3,10})\.?\s?((?:19|20)\d{2}|\d{2})(?!\d)/g;
/** One of the spaces may be lost. */
const SPACED = /(?<![\d.])(?=\d{2,4} )(\d{2}) ?(\d{2}) ?((?:19|20)\d{2})(?!\d)/g;

/** What stands between the first and the last day of a validity: "21.08.2019-21.08.2029". */
const RANGE = /(?<=[./-](?:19|20)\d{2})[-–](?=\d{1,2}[./-]\d)/g;

/** @param monthFirst what the issuer is known to write; else a date that can be read one way only tells it for all */
export function printedDates(layout: Layout, monthFirst: boolean): PrintedDate[] {
  const told = monthFirst ? 'mdy' : orderOf(layout.lines.flatMap(({ text }) => findDates(text)));
  const [order, other]: readonly [DateOrder, DateOrder] = told === 'mdy' ? ['mdy', 'dmy'] : ['dmy', 'mdy'];
  return layout.lines.flatMap((line) => {
    const found = new Map<number, { iso: string; end: number }>();
    const add = (start: number, end: number, year: number, month: number, day: number) => {
      const full = year >= 100 ? year : year > 50 ? 1900 + year : 2000 + year;
      const iso = calendarDay(full, month, day);
      if (iso) found.set(start, { iso, end });
    };
    const folded = fold(line.text);
    for (const match of folded.matchAll(TWO_LANGUAGES)) {
      const month = monthNumber(match[3] ?? '') ?? monthNumber(match[2] ?? '');
      if (month) add(match.index, match.index + match[0].length, Number(match[4]), month, Number(match[1]));
    }
    for (const match of folded.matchAll(SPACED)) {
      add(match.index, match.index + match[0].length, Number(match[3]), Number(match[2]), Number(match[1]));
    }
    for (const date of findDates(line.text.replace(RANGE, ' '))) {
      const iso = toIso(date, order) ?? toIso(date, other);
      if (iso && !found.has(date.start)) found.set(date.start, { iso: withinLife(iso), end: date.end });
    }
    return [...found].map(([start, { iso, end }]) => ({ iso, line, start, words: wordsAt(line, start, end) }));
  });
}

/** A short year beyond any card's life was of the last century. */
const withinLife = (iso: string): string => (Number(iso.slice(0, 4)) > 2050 ? `19${iso.slice(2)}` : iso);

/** The day a document valid for whole years was issued: its expiry's day or the day after, five or ten years before. */
export function issuedFor(expiry: string, dates: readonly PrintedDate[], birth?: string): PrintedDate | undefined {
  const candidates = dates.filter(({ iso }) => iso < expiry && iso !== birth && (!birth || iso > birth));
  const whole = candidates.find(({ iso }) => wholeYears(iso, expiry));
  return (
    whole ?? (candidates.length > 0 && new Set(candidates.map(({ iso }) => iso)).size === 1 ? candidates[0] : undefined)
  );
}

export function wholeYears(issue: string, expiry: string): boolean {
  const year = Number(expiry.slice(0, 4)) - Number(issue.slice(0, 4));
  if (year < 1 || year > 20) return false;
  const anniversary = Date.parse(`${expiry.slice(0, 4)}${issue.slice(4)}`);
  const days = Math.round((anniversary - Date.parse(expiry)) / 86_400_000);
  return days === 0 || days === 1;
}
