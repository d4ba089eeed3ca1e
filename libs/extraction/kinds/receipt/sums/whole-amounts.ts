/** Money of shops that has no cents, however small the sum; of others where their thousands are set apart. */
import { currencyOfPlace } from '../../../regions/currencies.js';
import { printsNoCents, withThousands } from '../../../fields/totals/amounts-in-thousands.js';
import { type PlacedAmount, type Reading } from '../../../reading/reading.js';

export function withWholeAmounts(reading: Reading): Reading {
  if (!printsNoCents(reading)) return reading;
  if (WHOLE.has(currencyOfPlace(reading.layout.text) ?? ''))
    return {
      ...reading,
      amounts: reading.amounts.map((amount) => ({ ...amount, exact: amount.exact || endsCell(amount) })),
    };
  return withThousands(reading);
}

const WHOLE: ReadonlySet<string> = new Set(['JPY', 'TWD']);

/** "35TX", "*158", "1,140円": a mark at most behind it. */
const endsCell = ({ line, end }: PlacedAmount): boolean =>
  /^\W{0,2}(?:TX?|円|元)?(?:\W*$|\s{2})/u.test(line.text.slice(end));
