/**
 * The dates of a contract's running text, so that one may break across lines. All are read in one order of day and
 * month, that of the whole document: first and last day of one contract are never read in two ways.
 */
import { dateOrderIn } from '../../../normalise/date-order.js';
import { findDates, type FoundDate, inLanguage, toIso } from '../../../normalise/dates.js';
import { type Reading } from '../../../reading/reading.js';
import { datesInWords } from './dates-in-words.js';
import { type Running } from '../../../layout/running.js';

export interface ContractDate {
  /** YYYY-MM-DD */
  readonly iso: string;
  /** Its place in the running text. */
  readonly raw: FoundDate;
  readonly where: ReturnType<Running['wordsFrom']>;
  /** False when the day and the month might be the other way round. */
  readonly certain: boolean;
}

export function contractDates({ language }: Reading, { text, wordsFrom }: Running): ContractDate[] {
  const inFigures = findDates(text);
  const spelled = datesInWords(text).filter((date) => !inFigures.some((other) => overlap(date, other)));
  const found = [...inFigures, ...spelled].sort((a, b) => a.start - b.start);
  const dates = found.map((date) => inLanguage(date, language));
  const { order, told } = dateOrderIn(text, dates, language);
  return dates.flatMap((raw): ContractDate[] => {
    const iso = toIso(raw, order);
    if (!iso) return [];
    const only = raw.month !== undefined || raw.order !== undefined || raw.first === raw.second;
    const certain = only || told || language !== 'en';
    return [{ iso, raw, where: wordsFrom(raw.start, raw.end), certain }];
  });
}

const overlap = (one: FoundDate, other: FoundDate): boolean => one.start < other.end && other.start < one.end;
