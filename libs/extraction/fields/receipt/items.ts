/**
 * The items of a till receipt: lines with a name and an amount at their right end, between the head of the receipt and its
 * first sum. "2 x Rye loaf 7.00" has its quantity in front.
 */
import { fold } from '../../layout/fold.js';
import { cents } from '../../normalise/amounts.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { kindOf } from './sum-lines.js';

const QUANTITY = /^(\d{1,3})\s*(?:x|×|\*|@|pcs?|st)?\s+(?=\p{L})/iu;

export function itemFields(reading: Reading): Found[] {
  const { lines } = reading.layout;
  const firstSum = lines.findIndex((line) => amountOn(reading, line) && kindOf(fold(line.text)) !== undefined);
  if (firstSum < 0) return [];
  let index = 0;
  return lines.slice(0, firstSum).flatMap((line) => {
    const amount = amountOn(reading, line);
    if (!amount || reading.dates.some((date) => date.line === line)) return [];
    const text = tidy(line.text.slice(0, amount.start).replace(/[\d.,\s]*(?:@|x)?[\d.,\s]*$/i, ''));
    const quantity = QUANTITY.exec(text)?.[1];
    const description = tidy(text.replace(QUANTITY, ''));
    if ((description.match(/\p{L}/gu)?.length ?? 0) < 3) return [];
    const at = `line_items.${index++}`;
    const values = { description, ...(quantity ? { quantity: Number(quantity) } : {}), amount: cents(amount.value) };
    return Object.entries(values).map(([key, value]) => ({
      path: `${at}.${key}`,
      value,
      confidence: 0.6,
      evidence: reading.place(line),
    }));
  });
}

function amountOn(reading: Reading, line: Reading['layout']['lines'][number]) {
  const last = reading.amounts.filter((amount) => amount.line === line && amount.exact).at(-1);
  return last && line.text.length - last.end <= 4 ? last : undefined;
}
