/**
 * The items of a till receipt: lines with an amount at their right end, under the heading of the items where there is
 * one, down to its first sum. A line of figures alone takes its name from the line above it, or from the line below
 * where the receipt prints it there. Totals of parts between the items, and discounts of nothing, are no items.
 */
import { fold } from '../../layout/fold.js';
import { type Line } from '../../layout/lines.js';
import { type LineItemField } from '../../kind/schema.js';
import { entriesOf } from '../../model/entries.js';
import { cents } from '../../normalise/amounts.js';
import { letterCount, tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type PlacedAmount, type Reading } from '../../reading/reading.js';
import { equal } from '../../fields/totals/solve.js';
import { findIbans } from '../../fields/vocabulary/contacts.js';
import { itemOn } from './item-line.js';
import { kindOf } from './sum-lines.js';
import { type ReceiptPath } from './schema.js';

const HEADING =
  /(?<!\p{L})(?:items?|iten|description|particulars?|product|qty|oty|quantity|price|s\/price|u\/?p|u\.?price|unit price|amount|anount|amt|total|code|tax|disc)(?!\p{L})/gu;
const LEAST_HEADINGS = 2;
const NO_ITEM =
  /(?<!\p{L})(?:t[o0]tal|jumlah|summe|totaal|totale|suma|razem|item count|no of items?|rounding|balance|service charge|gst|vat|mwst|tva)(?!\p{L})|(?:items?|qty)(?:\(s\))? ?:/u;
/** What is left of a badly read label of a sum. */
const LIKE_SUM = /sub|tot|tal|amt|amount|qty|gross|after/u;
/** Lines before the items that have letters and yet name no goods. */
const NO_NAME =
  /(?<!\p{L})(?:date|time|cashier|invoice|receipt|table|order|counter|member|salesperson|bill|ref|doc|tel|fax|gst|reg|cover|station|operator|server|pos)(?!\p{L})/u;

export function itemFields(reading: Reading): Found<ReceiptPath>[] {
  const lines = region(reading);
  const rows = lines.map((line) => ({ line, amount: amountOn(reading, line) }));
  const read = rows.map(({ line, amount }) => (amount ? itemOn(line, amount) : undefined));
  const bare = read.flatMap((item, at) => (item && item.description === '' ? [at] : []));
  // Where several names stand apart from their figures, "10'2X3" is a name too.
  const listed = bare.length >= 2;
  const isName = (at: number) => {
    const row = rows[at];
    if (!row || row.amount || NO_NAME.test(fold(row.line.text)) || findIbans(row.line.text).length > 0) return false;
    return letterCount(row.line.text) >= 3 || (listed && /[\p{L}\p{N}].?.?[\p{L}\p{N}]/u.test(row.line.text));
  };
  const step = isName((bare.at(-1) ?? -2) + 1) && !bare.every((at) => isName(at - 1)) ? 1 : -1;
  const named = read.flatMap((item, at) => {
    if (!item) return [];
    const [line, other] = [rows[at]!.line, rows[at + step]?.line];
    if (item.description !== '') return [{ ...item, line }];
    return other && isName(at + step) ? [{ ...item, description: nameOf(other), line }] : [];
  });
  return beforeSum(named).flatMap(({ line, description, quantity, unitPrice, amount }, index) => {
    const values: Partial<Record<LineItemField, string | number>> = {
      description,
      ...(quantity === undefined ? {} : { quantity }),
      ...(unitPrice === undefined ? {} : { unit_price: cents(unitPrice) }),
      amount: cents(amount),
    };
    return entriesOf(values).map(([key, value]) => ({
      path: `line_items.${index}.${key}` as const,
      value,
      confidence: unitPrice === undefined ? 0.6 : 0.75,
      evidence: reading.place(line),
    }));
  });
}

/** Up to an item that is the sum of those before it and is called something like it. */
function beforeSum<Item extends { readonly description: string; readonly amount: number }>(
  items: readonly Item[],
): readonly Item[] {
  let sum = 0;
  const end = items.findIndex(({ description, amount }, index) => {
    const isSum = index > 0 && equal(sum, amount, 0.02) && LIKE_SUM.test(fold(description).replace(/[^\p{L}]/gu, ''));
    sum += amount;
    return isSum;
  });
  return end < 0 ? items : items.slice(0, end);
}

const nameOf = ({ text }: Line): string => tidy(text.replace(/^(?:SR|ZR|ZRL):\s*/, ''));

/** The lines between the items' heading and the first sum, without totals of parts. */
function region(reading: Reading): Line[] {
  const { lines } = reading.layout;
  const isSum = (line: Line) => {
    const amount = amountOn(reading, line);
    return amount !== undefined && kindOf(fold(line.text.slice(0, amount.start))) !== undefined;
  };
  const end = lines.findIndex(isSum);
  if (end < 0) return [];
  const above = lines.slice(0, end);
  const start = above.findLastIndex(
    (line, at) => isHeading(line) && above.slice(at + 1).some((below) => amountOn(reading, below)),
  );
  return above.slice(start + 1).filter((line) => {
    const amount = amountOn(reading, line);
    if (!amount) return true;
    const text = fold(line.text);
    return (
      !reading.dates.some((date) => date.line === line) &&
      !NO_ITEM.test(text) &&
      !(amount.value === 0 && /disc/.test(text))
    );
  });
}

function isHeading({ text }: Line): boolean {
  return !/\d{2}/.test(text) && !text.includes(':') && new Set(fold(text).match(HEADING) ?? []).size >= LEAST_HEADINGS;
}

/** An amount with two decimals and no more behind it than a letter of tax or a sign of currency. */
function amountOn(reading: Reading, line: Line): PlacedAmount | undefined {
  const last = reading.amounts.filter((amount) => amount.line === line && amount.exact).at(-1);
  const rest = line.text.slice(last?.end);
  return last && rest.length <= 4 && !/^(?:l|ml|g|kg|m|mm|cm)(?!\p{L})/iu.test(rest) ? last : undefined;
}
