/** Dates of a contract in an East Asian language, in its text without spaces: "二〇二六年三月一日", "令和8年4月1日". */
import { ERAS } from '../../../normalise/eras.js';
import { NUMBER, numberOf } from './numbers.js';

export interface EastAsianDate {
  /** YYYY-MM-DD */
  readonly iso: string;
  readonly start: number;
  readonly end: number;
}

const WRITTEN = new RegExp(
  String.raw`(?:中[华華])?(${Object.keys(ERAS).join('|')})?(?<![\d])(${NUMBER}{1,4})[年년](${NUMBER}{1,2})[月월](${NUMBER}{1,3})[日号號일]`,
  'gu',
);
const IN_FIGURES = /(?<!\d)(20\d\d|19\d\d)([./-])(\d{1,2})\2(\d{1,2})(?!\d)\.?/g;

export function datesIn(text: string): EastAsianDate[] {
  const written = [...text.matchAll(WRITTEN)].flatMap(({ index, 0: all, 1: era, 2: year, 3: month, 4: day }) => {
    const count = numberOf(year!);
    const whole = era ? ERAS[era]! + (count ?? NaN) : count;
    return dateOf(whole, numberOf(month!), numberOf(day!), index, all.length);
  });
  const inFigures = [...text.matchAll(IN_FIGURES)].flatMap(({ index, 0: all, 1: year, 3: month, 4: day }) =>
    dateOf(Number(year), Number(month), Number(day), index, all.length),
  );
  return [...written, ...inFigures].sort((a, b) => a.start - b.start);
}

function dateOf(year = NaN, month = NaN, day = NaN, start: number, length: number): EastAsianDate[] {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isOne = year >= 1900 && year < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isOne ? [{ iso: date.toISOString().slice(0, 10), start, end: start + length }] : [];
}
