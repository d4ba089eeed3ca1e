/**
 * Labels in a row with their values in the row under them, as in frames whose labels are printed small at the top, or
 * in the rows under the headings of a table; where a page does so throughout, and for signatures, in the row over them,
 * on the rule. What stands under a label that is alone in its row is its value only on a page that stacks others.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { type Word } from '../../model/page.js';
import { tidy } from '../../normalise/text.js';
import { coupletLabels } from './couplets.js';
import { isHeading, isOverOtherType } from './headings.js';
import { type Example } from './likewise.js';
import { type Pair } from './pair.js';
import { written } from './reach.js';
import { cellsWithLetters, isFilled, NEARER, type Row, rowAt, rowsUnder } from './table-cells.js';

type IsLabel = (text: string) => boolean;

/** Stacked pairs a page has before words under a lone label are a value, too. */
const LEAST_STACKED = 3;
const MUCH_NEARER = 0.6;
/** In heights, from the middle of a label to that of what stands on the rule over it. */
const ON_RULE = 1.2;

interface Stack {
  readonly labels: readonly Segment[];
  /** A cell for each label of each row, in the order of `labels`. */
  readonly rows: readonly (readonly (readonly Segment[])[])[];
  /** Known for a table by its cells alone. */
  readonly table: boolean;
}

interface Stacked {
  readonly pairs: readonly Pair[];
  /** The words of labels and values, that are nothing else then. */
  readonly taken: ReadonlySet<Word>;
  /** What is sure and stands under its label. */
  readonly examples: readonly Example[];
}

export function stacked(layout: Layout, isLabel: IsLabel, withColon: number): Stacked {
  const { lines } = layout;
  const labelled = coupletLabels(lines, isLabel);
  const rowsWhere = (is: (line: Line, index: number) => boolean) =>
    new Set(lines.flatMap((line, index) => (is(line, index) ? [index] : [])));
  const worded = rowsWhere((_, index) => isHeading(lines, index, isLabel));
  const tables = rowsWhere((_, index) => !worded.has(index) && isOverOtherType(lines, index, isLabel));
  const heads = rowsWhere((line, index) => worded.has(index) || tables.has(index) || isLabelled(line, labelled));
  const onRules = mostlyOver(lines, heads);
  const values = new Set<Segment>();
  const stacks = [...heads].flatMap((index): Stack[] => {
    const labels = cellsWithLetters(lines[index]);
    const above = rowAt(lines, heads, index, -1, labels, isLabel);
    const below = rowAt(lines, heads, index, 1, labels, isLabel);
    const free = above && !above.cells.flat().some((cell) => values.has(cell));
    const signed = !below && labels.some(({ text }) => /\bsign/i.test(text));
    const table = tables.has(index);
    if (free && (onRules || signed || standsOver(above, below))) return [{ labels, rows: [above.cells], table }];
    const rows = onRules ? [] : rowsUnder(lines, heads, index, labels, isLabel);
    for (const cell of rows.flat(2)) values.add(cell);
    return [{ labels, rows, table }];
  });
  // A page whose labels have colons has them throughout, but for its tables.
  const pairsOfTwo = stacks.filter((stack) => isSure(stack) && stack.labels.length === 2).length * 2;
  const sure = stacks.filter((stack) => isSure(stack) && (stack.labels.length > 2 || pairsOfTwo >= withColon));
  const count = sure
    .filter(({ table }) => !table)
    .reduce((sum, { rows: [first] }) => sum + (first?.filter(isFilled).length ?? 0), 0);
  const kept = count >= LEAST_STACKED ? stacks : sure;
  const examples = sure.flatMap(({ labels, rows: [first], table }, row) =>
    labels.flatMap((label, at): Example[] => {
      const value = first?.[at]?.[0];
      return value && !table && value.box[1] > label.box[1] ? [{ label, value, row }] : [];
    }),
  );
  return { examples, pairs: kept.flatMap(pairsOfStack), taken: wordsOf(kept) };
}

const wordsOf = (stacks: readonly Stack[]): ReadonlySet<Word> =>
  new Set(
    stacks.flatMap(({ labels, rows }) =>
      rows.length > 0 ? [...labels, ...rows.flat(2)].flatMap(({ words }) => words) : [],
    ),
  );

/** Two labels with their values. */
function isSure({ labels, rows: [first] }: Stack): boolean {
  const filled = first?.filter(isFilled) ?? [];
  return labels.length > 1 && filled.length > 1;
}

function pairsOfStack({ labels, rows }: Stack): Pair[] {
  return rows.flatMap((cells) =>
    cells.flatMap((cell, at): Pair[] => {
      const label = labels[at];
      if (!label || cell.length === 0) return [];
      const value = spanOf(
        cell.flatMap(({ words }) => words),
        label.page,
      );
      const text = tidy(cell.map((each) => written(each.text)).join(' '));
      return /[\p{L}\p{N}]/u.test(text) ? [{ label: tidy(label.text), value, text, beside: false }] : [];
    }),
  );
}

/** Most of its cells are labels of values that stand by them alone. */
const isLabelled = (line: Line, labelled: ReadonlySet<Segment>): boolean => {
  const cells = cellsWithLetters(line);
  return cells.filter((cell) => labelled.has(cell)).length > cells.length / 2;
};

/** Values right on the rule over their labels, and nothing half as close under these. */
const standsOver = (above: Row, below: Row | undefined): boolean =>
  above.away < ON_RULE && (!below || above.away < below.away * MUCH_NEARER);

/** Whether more labels of the page have a value close over them than under them. */
function mostlyOver(lines: readonly Line[], heads: ReadonlySet<number>): boolean {
  let [over, under] = [0, 0];
  for (const index of heads) {
    const labels = lines[index]!.segments;
    const above = rowAt(lines, heads, index, -1, labels, () => false);
    const below = rowAt(lines, heads, index, 1, labels, () => false);
    if (above && (!below || above.away < below.away * NEARER)) over += labels.length;
    else if (below && (!above || below.away < above.away * NEARER)) under += labels.length;
  }
  return over > under * 3 && over > LEAST_STACKED * 2;
}
