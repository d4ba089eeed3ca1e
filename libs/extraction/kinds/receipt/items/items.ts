/**
 * The items of a till receipt: lines with an amount at their right end, under the heading of the items where there is
 * one, down to the sum that they make, or to the first. A line of figures alone takes its name from the lines above it,
 * or from the line below where the receipt prints it there; quantity and price may stand on a line of their own. Totals
 * of parts between the items, and discounts of nothing, are no items.
 */
import { fold } from '../../../layout/fold.js';
import { type LineItemField, type LineItemPath } from '../../../kind/schema.js';
import { entriesOf } from '../../../model/entries.js';
import { cents, unitPrice as asUnitPrice } from '../../../normalise/amounts.js';
import { type Line } from '../../../layout/lines.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { equal } from '../../../fields/totals/solve.js';
import { factorsIn, itemOn } from '../../../fields/line-items/item-line.js';
import { type ItemRegion, itemRegions } from './item-region.js';
import { type ItemRow, namedItems, type NamedItem } from './item-names.js';

/** What is left of a badly read label of a sum. */
const LIKE_SUM = /sub|tot|tal|amt|amount|qty|gross|after/u;
/** Says that numbers on two lines are a quantity and its price. */
const PER = /(?<!\p{L})(?:lit(?:re|er)s?|l|kg|lbs?)(?!\p{L})|[@×]/iu;

export function itemFields(reading: Reading): Found<LineItemPath>[] {
  const regions = itemRegions(reading);
  const all = regions.map(itemsIn);
  const proved = all.flatMap((items, at) => {
    const part = provedPart(items, regions[at]!.sums);
    return part ? [part] : [];
  });
  const isProved = proved.length > 0;
  return (proved[0] ?? all[0] ?? []).flatMap(({ line, description, quantity, unitPrice, amount }, index) => {
    const values: Partial<Record<LineItemField, string | number>> = {
      description,
      ...(quantity === undefined ? {} : { quantity }),
      ...(unitPrice === undefined ? {} : { unit_price: asUnitPrice(unitPrice) }),
      amount: cents(amount),
    };
    return entriesOf(values).map(([key, value]) => ({
      path: `line_items.${index}.${key}` as const,
      value,
      confidence: key !== 'description' && (unitPrice !== undefined || (isProved && key === 'amount')) ? PROVED : SAID,
      evidence: reading.place(line),
    }));
  });
}

/** Raw sureness of what figures prove, and of all else: words are proved by no sum. */
const [PROVED, SAID] = [0.75, 0.6];

/** Lines that may be none of the items, at their start and at their end. */
const TRIMMED = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [0, 2],
  [1, 1],
] as const;

/** Those that make a sum: what stands before them or behind, as miles or a tax do, is none. */
function provedPart(items: readonly PlacedItem[], sums: readonly number[]): readonly PlacedItem[] | undefined {
  return TRIMMED.map(([first, last]) => items.slice(first, items.length - last)).find((part) => {
    const sum = part.reduce((all, { amount }) => all + amount, 0);
    return part.length >= LEAST && sums.some((one) => equal(one, sum));
  });
}

const LEAST = 2;

interface PlacedItem extends NamedItem {
  readonly line: Line;
}

function itemsIn({ rows, headed, counted }: ItemRegion): PlacedItem[] {
  const read = rows.map((row): ItemRow => (row.amount ? { ...row, item: itemOn(row.line, row.amount) } : row));
  const proved = read.map((row, at): ItemRow => withFactorsBeside(row, read[at - 1], read[at + 1]));
  const items = withWholeQuantities(unnumbered(beforeSum(namedItems(proved, headed))), counted);
  return items.map((item) => ({ ...item, line: rows[item.at]!.line }));
}

/**
 * "@2 x 3.50" below or above an item; "39.42 litres" above and "2.17 / litre" below; or its count beside it and
 * "@ 3.50" below.
 */
function withFactorsBeside(row: ItemRow, above: ItemRow | undefined, below: ItemRow | undefined): ItemRow {
  if (!row.item || row.item.unitPrice !== undefined) return row;
  const { amount, whole } = row.item;
  const [over, under] = [above, below].map((beside) => (beside && !beside.item ? beside.line.text : ''));
  const both = over && under ? `${over}\t${under}` : '';
  const priced = whole !== undefined && /@|(?<!\p{L})ea(?!\p{L})/iu.test(under!) ? `${whole}\t${under}` : '';
  const found =
    factorsIn(under!, amount) ??
    factorsIn(over!, amount) ??
    (PER.test(both) ? factorsIn(both, amount) : undefined) ??
    factorsIn(priced, amount);
  return found ? { ...row, item: { ...row.item, quantity: found.quantity, unitPrice: found.unitPrice } } : row;
}

/** Up to an item that is the sum of those before it and is called something like it. */
function beforeSum(items: readonly NamedItem[]): readonly NamedItem[] {
  let sum = 0;
  const end = items.findIndex(({ description, amount }, index) => {
    const isSum = index > 0 && equal(sum, amount, 0.02) && LIKE_SUM.test(fold(description).replace(/[^\p{L}]/gu, ''));
    sum += amount;
    return isSum;
  });
  return end < 0 ? items : items.slice(0, end);
}

/** Whole numbers beside names are quantities where the heading has these, or where each of several items has one. */
function withWholeQuantities(items: readonly NamedItem[], counted: boolean): readonly NamedItem[] {
  const sold = items.filter(({ amount }) => amount > 0);
  const each = sold.length >= 2 && sold.every(({ quantity, whole }) => (quantity ?? whole) !== undefined);
  if (!counted && !each) return items;
  return items.map(({ whole, ...item }) => (whole ? { quantity: whole, ...item } : item));
}

/** Descriptions that begin with rising numbers, the first with 1, begin with their place in the list. */
function unnumbered(items: readonly NamedItem[]): readonly NamedItem[] {
  const places = items.map(({ description }) => Number(/^(\d{1,2})\s/.exec(description)?.[1]));
  const rising = items.length >= 2 && places.every((place, at) => place > (places[at - 1] ?? 0)) && places[0] === 1;
  if (!rising) return items;
  return items.map((item) => ({ ...item, description: item.description.replace(/^\d{1,2}\s+/, '') }));
}
