/**
 * Money without cents, as of Indonesia, Vietnam, Korea or Chile: where no amount has two decimals and several have
 * their thousands set apart ("Rp 248.325"), those are as exact as any.
 */
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';

const LEAST = 4;
/** What telephone and register numbers may look like amounts with cents. */
const MOST_WITH_CENTS = 1;
const IN_THOUSANDS = /(?<!\d)\d{1,3}(?:[.,]\d{3})+(?!\d)/;

export function withWholeAmounts(reading: Reading): Reading {
  const { amounts } = reading;
  const inThousands = amounts.filter(isInThousands);
  const withCents = amounts.filter(({ exact }) => exact).length;
  if (inThousands.length < LEAST || withCents > MOST_WITH_CENTS) return reading;
  return { ...reading, amounts: amounts.map((amount) => ({ ...amount, exact: inThousands.includes(amount) })) };
}

const isInThousands = ({ line, start, end }: PlacedAmount): boolean => IN_THOUSANDS.test(line.text.slice(start, end));
