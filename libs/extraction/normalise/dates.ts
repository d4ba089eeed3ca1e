/**
 * Finds dates in a line of text. Whether 03/04/2024 is in March or in April is not decided here but from the whole
 * document's own evidence (`orderOf`): any date that can be read one way only settles it for all; dots mean day first.
 */
import { fold } from '../layout/fold.js';
import { digitsOf } from './confused-characters.js';
import { eraDatesIn } from './eras.js';
import { MONTHS, monthNumber } from './months.js';
import { weekdayIn } from './weekdays.js';

export type DateOrder = 'dmy' | 'mdy';

export interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly year: number;
  /** First and second number as written; month already known when `month` is set. */
  readonly first: number;
  readonly second: number;
  readonly month?: number;
  /** The month as it is written, folded. */
  readonly named?: string;
  /** Only one order gives a day of the calendar, or the order is written out. */
  readonly order?: DateOrder;
  readonly shortYear: boolean;
}

const D = '[0-9OoIl]';
/** A time of day that a reader ran into the year before it: "05 Mar 201818:24". */
const CLOCK = String.raw`(?=\d{1,2}:\d{2})`;
const SEPARATOR = String.raw`\s?[/.\-–~]\s?`;
/** "REG 17- 06/12/2024": what stands before a whole date is none of its numbers. */
const FULL = String.raw`${D}{1,2}${SEPARATOR}${D}{1,2}${SEPARATOR}(?:19|20)${D}{2}(?!\d)`;
const YEAR_FIRST = new RegExp(
  String.raw`(?<![\d.,/-])((?:19|20)${D}{2})\s?([/.\-–年년])\s?(${D}{1,2})\s?[/.\-–月월]\s?(${D}{1,2}(?!\d)|\d{2}${CLOCK})`,
  'g',
);
const NUMERIC = new RegExp(
  String.raw`(?<![\d,/-]|\d\.)(${D}{1,2})(${SEPARATOR})(?!${FULL})(${D}{1,2})${SEPARATOR}((?:19|20|25)${D}{2}|${D}{2}(?!\d|\.\d))`,
  'g',
);
const DAY_NAME = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?: ?(?:st|nd|rd|th|er|ησ?)(?!\p{L})|[.°º]{1,2})?[\s\-/.,]{0,2}(?:de |di |of |day of )?(${MONTHS})(?!\p{L})[\s\-/.,']{0,3}(?:de |del |พ\.? ?ศ\.? ?)?((?:19|20|25)\d{2}|\d{2}(?![\d:]|, (?:19|20)\d{2}))(?:${CLOCK}|(?!\d))`,
  'gu',
);
const NAME_DAY = new RegExp(
  String.raw`(?<!\p{L})(${MONTHS})(?!\p{L})[.\s]{0,2}(\d{1,2})(?: ?(?:st|nd|rd|th)(?!\p{L}))?[,\s'./\-]{1,3}((?:19|20)\d{2}|\d{2}(?![\d:]))(?!\d)`,
  'gu',
);
/** Hungary's "2024. március 15.", Lithuania's "2024 m. kovo 15 d.", Latvia's "2024. gada 15. marts". */
const YEAR_NAME = new RegExp(
  String.raw`(?<!\d)((?:19|20)\d{2})\.?,? (?:m\. |gada )?(?:(\d{1,2})\. )?(${MONTHS})(?!\p{L})\.?(?: (\d{1,2})(?!\d))?`,
  'gu',
);

/** Vietnam's "ngày 12 tháng 3 năm 2026", each word in English beside it or not. */
const NAMED_NUMBERS =
  /(?<!\p{L})ngay(?: ?\([a-z]+\))? (\d{1,2}) thang(?: ?\([a-z]+\))? (\d{1,2}) nam(?: ?\([a-z]+\))? ((?:19|20)\d{2})(?!\d)/gu;

/**
 * Day, month and full year with one of the two separators lost or misread ("2504/2017", "27 03/2018", "23/0472017").
 */
const DAMAGED = /(?<![\d.,/-])(\d{2})(?:[/.\-~](\d{2})[ 17Il|]?|[ 17Il|]?(\d{2})[/.\-~])(20\d{2})(?!\d)/g;
const MISREAD_MONTHS: Readonly<Record<string, string>> = {
  '0ct': 'oct',
  n0v: 'nov',
  '5ep': 'sep',
  fe8: 'feb',
  '0kt': 'okt',
};

export function findDates(text: string): FoundDate[] {
  const folded = fold(text).replace(/0ct|n0v|5ep|fe8|0kt/g, (month) => MISREAD_MONTHS[month] ?? month);
  const found: FoundDate[] = [];
  const add = (date: FoundDate) => {
    const taken = found.some((other) => date.start < other.end && other.start < date.end);
    if (!taken && (toIso(date, 'dmy') ?? toIso(date, 'mdy'))) found.push(date);
  };
  for (const match of folded.matchAll(NAMED_NUMBERS)) {
    const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
    add({ ...span(match), year, first, second, month: second, shortYear: false });
  }
  for (const match of text.matchAll(YEAR_FIRST)) {
    const [first, second] = [digits(match[4]), digits(match[3])];
    add({ ...span(match), year: digits(match[1]), first, second, month: second, shortYear: false });
  }
  for (const { year, month, day, ...place } of eraDatesIn(text))
    add({ ...place, year, first: day, second: month, month, shortYear: false });
  for (const match of text.matchAll(NUMERIC)) {
    if (!/\d/.test(match[0])) continue;
    const [first, second, year] = [digits(match[1]), digits(match[3]), digits(match[4])];
    const told = first > 12 || match[2]?.includes('.') ? 'dmy' : second > 12 ? 'mdy' : undefined;
    const date = { ...span(match), year: fullYear(year), first, second, shortYear: year < 100 };
    const order = told ?? orderByWeekday(date, folded);
    add({ ...date, ...(order ? { order } : {}) });
  }
  for (const match of folded.matchAll(DAY_NAME)) {
    const [first, month, year] = [Number(match[1]), monthNumber(match[2] ?? '') ?? 0, Number(match[3])];
    add({ ...span(match), year: fullYear(year), first, second: month, month, named: match[2]!, shortYear: year < 100 });
  }
  for (const match of folded.matchAll(NAME_DAY)) {
    const [month, first, year] = [monthNumber(match[1] ?? '') ?? 0, Number(match[2]), Number(match[3])];
    add({ ...span(match), year: fullYear(year), first, second: month, month, shortYear: year < 100 });
  }
  for (const match of folded.matchAll(YEAR_NAME)) {
    const [before, after] = [match[2], match[4]];
    if ((before === undefined) === (after === undefined)) continue;
    const month = monthNumber(match[3] ?? '') ?? 0;
    add({
      ...span(match),
      year: Number(match[1]),
      first: Number(before ?? after),
      second: month,
      month,
      shortYear: false,
    });
  }
  for (const match of text.matchAll(DAMAGED)) {
    const [first, second, year] = [Number(match[1]), Number(match[2] ?? match[3]), Number(match[4])];
    add({ ...span(match), year, first, second, shortYear: true, ...(first > 12 ? { order: 'dmy' as const } : {}) });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** How far from a date its day of the week stands, a time between them. */
const WEEKDAY_REACH = 18;

function orderByWeekday(date: FoundDate, folded: string): DateOrder | undefined {
  const [from, to] = [date.start - WEEKDAY_REACH, date.end + WEEKDAY_REACH];
  // Without a word that goes on beyond its reach: “Taylor” ends as a Danish Saturday begins.
  const before = folded.slice(Math.max(0, from - 1), date.start);
  const after = folded.slice(date.end, to + 1);
  const weekday = weekdayIn(
    (from > 0 ? before.replace(/^[a-z]+/, '') : before) +
      folded.slice(date.start, date.end) +
      (to < folded.length ? after.replace(/[a-z]+$/, '') : after),
  );
  if (weekday === undefined) return undefined;
  const fits = (['dmy', 'mdy'] as const).filter((order) => {
    const iso = toIso(date, order);
    return iso !== undefined && new Date(iso).getUTCDay() === weekday;
  });
  return fits.length === 1 ? fits[0] : undefined;
}

/** The order all of a document's dates are read in; undefined when nothing in it tells. */
export function orderOf(dates: readonly FoundDate[]): DateOrder | undefined {
  const votes = { dmy: 0, mdy: 0 };
  for (const { order } of dates) if (order) votes[order]++;
  if (votes.dmy === votes.mdy) return undefined;
  return votes.dmy > votes.mdy ? 'dmy' : 'mdy';
}

export function toIso(date: FoundDate, order: DateOrder): string | undefined {
  const own = date.order ?? order;
  const month = date.month ?? (own === 'dmy' ? date.second : date.first);
  const day = date.month !== undefined || own === 'dmy' ? date.first : date.second;
  return date.year < 1900 || date.year > 2100 ? undefined : calendarDay(date.year, month, day);
}

/** YYYY-MM-DD; undefined for what the calendar does not have. @param month 1..12 */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.toISOString().slice(0, 10) : undefined;
}

const span = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });
const digits = (text = ''): number => Number(digitsOf(text));

/** Thailand counts from the Buddha's death: 2566 is 2023. */
const BUDDHIST = 543;

function fullYear(year: number): number {
  if (year >= 2500) return year - BUDDHIST;
  return year >= 100 ? year : year > 60 ? 1900 + year : 2000 + year;
}

/** Short years of the 2550s to 2580s are taken for ours of the 2050s, or of the 1960s and later. */
const SHORT_BUDDHIST = { ours: [2050, 2060], last: [1961, 1985] } as const;
/** Croatia's October is called as Poland's and Czechia's November. */
const CROATIAN_OCTOBER = /^listopad/;

/**
 * The date as the language's people count it: "20 มี.ค. 68" is in 2568, our 2025; "15. listopada" is in October.
 * @param language ISO 639-1
 */
export function inLanguage(date: FoundDate, language: string): FoundDate {
  if (language === 'hr' && CROATIAN_OCTOBER.test(date.named ?? '')) return { ...date, second: 10, month: 10 };
  if (language !== 'th' || !date.shortYear) return date;
  const isIn = ([from, to]: readonly [number, number]) => date.year >= from && date.year <= to;
  const by = isIn(SHORT_BUDDHIST.ours) ? 500 - BUDDHIST : isIn(SHORT_BUDDHIST.last) ? 600 - BUDDHIST : 0;
  return { ...date, year: date.year + by };
}

const TIME = /(?<![\d:.])([01]?\d|2[0-3])\s?[:h]\s?([0-5]\d)(?::[0-5]\d)?(?:\s?([ap])\.?\s?m\b)?(?![\d:])/gi;

export interface FoundTime {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** Times of day as HH:MM. */
export function findTimes(text: string): FoundTime[] {
  return [...text.matchAll(TIME)].map((match) => {
    let hours = Number(match[1]);
    const half = match[3]?.toLowerCase();
    if (half === 'p' && hours < 12) hours += 12;
    if (half === 'a' && hours === 12) hours = 0;
    return { ...span(match), value: `${String(hours).padStart(2, '0')}:${match[2]}` };
  });
}
