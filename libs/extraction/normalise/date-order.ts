/**
 * The order of day and month a document's dates are read in: told by those that can be read one way only, else as is
 * usual where the document seems to come from. One order for all of its dates, whoever reads them.
 */
import { US_STATE_CODES } from '../regions/united-states.js';
import { type DateOrder, type FoundDate, orderOf } from './dates.js';

export interface KnownOrder {
  readonly order: DateOrder;
  /** False where it is only the usual one. */
  readonly told: boolean;
}

/** @param language ISO 639-1, or `und` */
export function dateOrderIn(text: string, dates: readonly FoundDate[], language: string): KnownOrder {
  const told = orderOf(dates);
  return { order: told ?? usualOrder(text, language), told: told !== undefined };
}

/**
 * Month first is how the United States write; everybody else, the rest of the English-speaking world included, day
 * first.
 */
function usualOrder(text: string, language: string): DateOrder {
  if (language !== 'en' && language !== 'und') return 'dmy';
  return AMERICAN.test(text) ? 'mdy' : 'dmy';
}

const AMERICAN = new RegExp(
  String.raw`\b(?:USA|U\.S\.A?\.|United States)(?!\w)|,? \b(?:${US_STATE_CODES})[ ,]+\d{5}(?:-\d{4})?\b|\b(?:${US_STATE_CODES.toLowerCase()}) \d{5}-\d{4}\b|\b[Ss]ales [Tt]ax\b|\(\d{3}\) ?\d{3}-\d{4}`,
);
