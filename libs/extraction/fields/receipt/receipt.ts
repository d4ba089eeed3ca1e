/** A receipt's fields. */
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';

export function receiptFields(reading: Reading): Found[] {
  const finds: Found[] = [];
  const [date] = reading.dates;
  if (date)
    finds.push({
      path: 'date',
      value: date.iso,
      confidence: 0.7,
      evidence: reading.place({ page: date.line.page, words: date.words }),
    });
  const total = reading.amounts.find((amount) => /total/i.test(amount.line.text));
  if (total)
    finds.push({
      path: 'total_amount',
      value: total.value,
      confidence: 0.6,
      evidence: reading.place({ page: total.line.page, words: total.words }),
    });
  return finds;
}
