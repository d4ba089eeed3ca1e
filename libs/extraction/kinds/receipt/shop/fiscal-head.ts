/**
 * The head that Serbia's tax office prescribes for tills: tax number, company, the place of business with its number
 * ("1023417-Pekara"), and under it street and town, in words that need not name a street.
 */
import { fold } from '../../../layout/fold.js';
import { addressLine } from '../../../normalise/text.js';
import { type Reading } from '../../../reading/reading.js';
import { type Merchant } from './sheet-merchant.js';

const TITLE = /(?:fiskalni racun|фискални рачун)/u;
const PLACE = /^\W*\d{7} ?- ?\p{L}/u;
const CASHIER = /^\W*(?:kasir|касир)(?!\p{L})/u;
const MOST_LINES = 3;

export function fiscalAddress({ layout: { lines }, place }: Reading): Merchant[] {
  const at = lines.findIndex(({ text }) => PLACE.test(text));
  const end = lines.findIndex(({ text }, index) => index > at && CASHIER.test(fold(text)));
  if (at < 1 || end <= at + 1 || end - at > MOST_LINES + 1 || !TITLE.test(fold(lines[0]!.text))) return [];
  const own = lines.slice(at + 1, end);
  return [
    {
      path: 'merchant_address',
      value: addressLine(own.map(({ text }) => text)),
      confidence: 0.7,
      evidence: place({ page: own[0]!.page, words: own.flatMap(({ words }) => words) }),
    },
  ];
}
