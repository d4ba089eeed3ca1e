/** Items with the words of their own lines and of those that stand nearer to them than to their neighbours. */
import { heightOf } from '../../model/boxes.js';
import { tidy } from '../../normalise/text.js';
import { type Item, type Row } from './table-row.js';

/** Lines of a description. */
const MOST_LINES = 6;
/** In line heights, how far apart lines of one description stand. */
const LEADING = 1;
/** Of the items, how many have lines of words right above their own where those begin descriptions. */
const BEGUN = 0.5;

export interface DescribedItem extends Item {
  /** Of its description. */
  readonly lines: number;
}

export const describedItems = (rows: readonly Row[]): readonly DescribedItem[] => unnumbered(described(rows));

function described(rows: readonly Row[]): DescribedItem[] {
  const owned = new Map<Row, Row[]>();
  const above = mayBeginAbove(rows);
  rows.forEach((row, at) => {
    const owner = row.item ? row : ownerOf(rows, at, above);
    if (owner) owned.set(owner, [...(owned.get(owner) ?? []), row]);
  });
  return [...owned].flatMap(([{ item }, parts]) => {
    const texts = parts.flatMap(({ text }) => (text === '' ? [] : [text])).slice(0, MOST_LINES);
    const description = tidy(texts.join(' '));
    if (!item || !/\p{L}{2}/u.test(description)) return [];
    return [{ ...item, values: { description, ...item.values }, lines: texts.length }];
  });
}

/** Descriptions that begin with 1, 2, 3 and so on begin with their place in the list. */
function unnumbered(items: readonly DescribedItem[]): readonly DescribedItem[] {
  const texts = items.map(({ values }) => String(values.description));
  const numbered = items.length >= 2 && texts.every((text, index) => text.startsWith(`${index + 1} `));
  if (!numbered) return items;
  return items.map((item, index) => ({
    ...item,
    values: { ...item.values, description: tidy(texts[index]!.slice(String(index + 1).length)) },
  }));
}

/**
 * Whether items begin on lines above their figures: few such lines head groups of items, and where the first item has
 * none and the last one below, all go on below.
 */
function mayBeginAbove(rows: readonly Row[]): boolean {
  const items = rows.filter(({ item }) => item).length;
  const begun = rows.filter(({ item }, at) => item && at > 0 && !rows[at - 1]!.item).length;
  return begun >= items * BEGUN && !(rows[0]?.item && !rows.at(-1)?.item);
}

/** The item a line of words goes on with, or begins: that which is nearer. */
function ownerOf(rows: readonly Row[], at: number, above: boolean): Row | undefined {
  const [before, after] = [reach(rows, at, -1), reach(rows, at, 1)];
  // A description of several lines may stand about the middle of its row.
  if (after && after.row.text === '' && (!before || after.gap < before.gap)) return after.row;
  if (!above || !before || !after) return (before ?? (above ? after : undefined))?.row;
  return after.gap < before.gap * 0.8 ? after.row : before.row;
}

function reach(
  rows: readonly Row[],
  at: number,
  step: 1 | -1,
): { readonly row: Row; readonly gap: number } | undefined {
  let gap = 0;
  for (let index = at; ; index += step) {
    const [one, next] = [rows[index]!, rows[index + step]];
    if (!next || next.line.page !== one.line.page) return undefined;
    const [upper, lower] = step > 0 ? [one, next] : [next, one];
    const between = lower.line.box[1] - upper.line.box[3];
    if (between > heightOf(one.line.box) * LEADING) return undefined;
    gap = Math.max(gap, between);
    if (next.item) return { row: next, gap };
  }
}
