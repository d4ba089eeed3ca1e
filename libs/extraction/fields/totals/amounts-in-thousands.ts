/**
 * Money without cents, as of Indonesia, Vietnam, Korea or Chile: where no amount has two decimals and several have
 * their thousands set apart ("Rp 248.325"), those are as exact as any.
 */
import { isWithoutCents } from '../../normalise/amounts.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';

const LEAST = 4;
/** What telephone and register numbers may look like amounts with cents. */
const MOST_WITH_CENTS = 1;
const IN_THOUSANDS = /(?<!\d)\d{1,3}(?:[.,]\d{3})+(?!\d)/;

/** Nothing on the page is counted in cents. */
export const printsNoCents = ({ amounts }: Reading): boolean =>
  amounts.filter(({ exact, currency }) => exact && !isWithoutCents(currency)).length <= MOST_WITH_CENTS;

export function withThousands(reading: Reading): Reading {
  const inThousands = reading.amounts.filter(isInThousands);
  if (!printsNoCents(reading) || inThousands.length < LEAST) return reading;
  return { ...reading, amounts: reading.amounts.map((amount) => ({ ...amount, exact: inThousands.includes(amount) })) };
}

const isInThousands = ({ line, start, end }: PlacedAmount): boolean => IN_THOUSANDS.test(line.text.slice(start, end));
