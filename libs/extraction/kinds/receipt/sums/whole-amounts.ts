/**
 * Money without cents, as of Indonesia, Vietnam, Korea or Chile: where no amount has two decimals and several have
 * their thousands set apart ("Rp 248.325"), those are as exact as any.
 */
import { currencyOfPlace } from '../../../regions/currencies.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';

const LEAST = 4;
/** What telephone and register numbers may look like amounts with cents. */
const MOST_WITH_CENTS = 1;
const IN_THOUSANDS = /(?<!\d)\d{1,3}(?:[.,]\d{3})+(?!\d)/;

export function withWholeAmounts(reading: Reading): Reading {
  const { amounts, layout } = reading;
  const inThousands = amounts.filter(isInThousands);
  const withCents = amounts.filter(({ exact }) => exact).length;
  if (withCents > MOST_WITH_CENTS) return reading;
  if (WHOLE.has(currencyOfPlace(layout.text) ?? ''))
    return { ...reading, amounts: amounts.map((amount) => ({ ...amount, exact: amount.exact || endsCell(amount) })) };
  if (inThousands.length < LEAST) return reading;
  return { ...reading, amounts: amounts.map((amount) => ({ ...amount, exact: inThousands.includes(amount) })) };
}

/** Money that has no cents in shops, however small the sum. */
const WHOLE: ReadonlySet<string> = new Set(['JPY', 'TWD']);

/** "35TX", "*158", "1,140円": a mark at most behind it. */
const endsCell = ({ line, end }: PlacedAmount): boolean =>
  /^\W{0,2}(?:TX?|円|元)?(?:\W*$|\s{2})/u.test(line.text.slice(end));

const isInThousands = ({ line, start, end }: PlacedAmount): boolean => IN_THOUSANDS.test(line.text.slice(start, end));
