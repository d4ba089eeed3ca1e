/**
 * Labels in a row with their values in the row under them, as in frames whose labels are printed small at the top, or
 * in the rows under the headings of a table; where a page does so throughout, and for signatures, in the row over them,
 * on the rule. What stands under a label that is alone in its row is its value only on a page that stacks others.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { type Word } from '../../model/page.js';
import { isCapitals, tidy } from '../../normalise/text.js';
import { coupletLabels } from './couplets.js';
import { type Example } from './likewise.js';
import { NUMBERED } from './numbering.js';
import { type Pair } from './pair.js';
import { asks, mayAsk } from './prompts.js';
import { written } from './reach.js';
import { isSign } from './signs.js';
import { cellsFor, distance, isFilled, LEAST_COLUMNS, REACH, type Row, rowAt } from './table-cells.js';

type IsLabel = (text: string) => boolean;

/** The same of the lines of a value. */
const LEADING = 1.6;
const MOST_ROWS = 40;
const LONGEST_LABEL = 7;
/** A wider row is none, and each of its cells would be held against each of the next. */
const MOST_LABELS = 30;
/** Stacked pairs a page has before words under a lone label are a value, too. */
const LEAST_STACKED = 3;
/** How many of its columns each row of a table fills, and how many are enough however many it has. */
const MOSTLY = 0.7;
const MANY = 5;
/** A row of labels stands this much further under the values of others than values under their labels. */
const FURTHER = 1.25;
/** How much nearer the other row must be. */
const NEARER = 0.85;
const MUCH_NEARER = 0.6;
/** In heights, from the middle of a label to that of what stands on the rule over it. */
const ON_RULE = 1.2;

interface Stack {
  readonly labels: readonly Segment[];
  /** A cell for each label of each row, in the order of `labels`. */
  readonly rows: readonly (readonly (readonly Segment[])[])[];
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
  const worded = new Set(
    lines.flatMap((_, index) =>
      isHeading(lines, index, isLabel) || isOverFigures(lines, index, isLabel) ? [index] : [],
    ),
  );
  const heads = new Set(
    lines.flatMap((line, index) =>
      worded.has(index) || (isLabelled(line, labelled) && !isFirstRow(lines, worded, index, isLabel)) ? [index] : [],
    ),
  );
  const onRules = mostlyOver(lines, heads);
  const values = new Set<Segment>();
  const stacks = [...heads].flatMap((index): Stack[] => {
    const labels = cellsWithLetters(lines[index]);
    const above = rowAt(lines, heads, index, -1, labels, isLabel);
    const below = rowAt(lines, heads, index, 1, labels, isLabel);
    const free = above && !above.cells.flat().some((cell) => values.has(cell));
    const signed = !below && labels.some(({ text }) => /\bsign/i.test(text));
    if (free && (onRules || signed || standsOver(above, below))) return [{ labels, rows: [above.cells] }];
    const under = onRules ? [] : rowsUnder(lines, heads, index, labels, isLabel);
    const rows = isTwofold(labels) && under.length >= LONG_TABLE ? [] : under;
    for (const cell of rows.flat(2)) values.add(cell);
    return [{ labels, rows }];
  });
  // A page whose labels have colons has them throughout, but for its tables.
  const pairsOfTwo = stacks.filter((stack) => isSure(stack) && stack.labels.length === 2).length * 2;
  const sure = stacks.filter((stack) => isSure(stack) && (stack.labels.length > 2 || pairsOfTwo >= withColon));
  const count = sure.reduce((sum, { rows: [first] }) => sum + (first?.filter(isFilled).length ?? 0), 0);
  const kept = count >= LEAST_STACKED ? stacks : sure;
  const examples = sure.flatMap(({ labels, rows: [first] }, row) =>
    labels.flatMap((label, at): Example[] => {
      const value = first?.[at]?.[0];
      return value && value.box[1] > label.box[1] ? [{ label, value, row }] : [];
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

/** "ITEM | STATE | ITEM | STATE" over a list in two columns: the item is what its state is of. */
const isTwofold = (labels: readonly Segment[]): boolean =>
  labels.length > 2 && labels.every(({ text }) => labels.filter((other) => other.text === text).length > 1);
const LONG_TABLE = 3;

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

/**
 * A row of short texts, most of which ask for something in words that forms ask with, or half of them where they do not
 * take turns with values, or one of them where all are in capitals and the row under or over it is not.
 */
function isHeading(lines: readonly Line[], index: number, isLabel: IsLabel): boolean {
  const cells = cellsWithLetters(lines[index]);
  if (cells.length === 0 || cells.length > MOST_LABELS || cells.some(({ text }) => isLabel(text) || !isShort(text)))
    return false;
  const asking = cells.map(({ text }) => asks(text) || mayAsk(text));
  const count = asking.filter(Boolean).length;
  const inTurn = asking.every((each, at) => each === (at % 2 === 0));
  if (count > cells.length / 2 || (count === cells.length / 2 && cells.length > 2 && !inTurn)) return true;
  const beside = [lines[index - 1], lines[index + 1]].map(cellsWithLetters);
  const otherType = beside.some((row) => row.length > 0 && row.every(({ text }) => !isCapitals(text)));
  return count > 0 && cells.length > 1 && otherType && cells.every(({ text }) => isCapitals(text));
}

/** Whatever they are called, texts over two rows that fill their columns, one of which has figures alone. */
function isOverFigures(lines: readonly Line[], index: number, isLabel: IsLabel): boolean {
  const cells = lines[index]!.segments;
  if (cells.length > MOST_LABELS || !cells.every(({ text }) => names(text))) return false;
  const rows = rowsUnder(lines, new Set(), index, cells, isLabel, 2);
  return (
    rows.length === 2 &&
    cells.some((_, column) => rows.every((row) => /^[^\p{L}]*\d/u.test(row[column]![0]?.text ?? '')))
  );
}

const names = (text: string): boolean =>
  /^\p{L}/u.test(text) && !/\d/.test(text) && text.split(' ').length <= LONGEST_LABEL;

/** Most of its cells are labels of values that stand by them alone. */
const isLabelled = (line: Line, labelled: ReadonlySet<Segment>): boolean => {
  const cells = cellsWithLetters(line);
  return cells.filter((cell) => labelled.has(cell)).length > cells.length / 2;
};

/** The headings of a table may stand further from its rows than these from each other. */
function isFirstRow(lines: readonly Line[], heads: ReadonlySet<number>, index: number, isLabel: IsLabel): boolean {
  const labels = heads.has(index - 1) ? cellsWithLetters(lines[index - 1]) : [];
  if (labels.length < LEAST_COLUMNS) return false;
  const row = rowAt(lines, heads, index - 1, 1, labels, isLabel);
  return row !== undefined && row.cells.filter(isFilled).length >= labels.length * MOSTLY;
}

const cellsWithLetters = (line: Line | undefined): readonly Segment[] =>
  line?.segments.filter(({ text }) => /\p{L}/u.test(text)) ?? [];

/** "OTHER INFORMATION" between two rows of frames. */
const isHeadline = (text: string): boolean => /\p{L}{3}/u.test(text) && !/\d/.test(text) && isCapitals(text);

const isShort = (label: string): boolean => {
  const text = label.replace(NUMBERED, '');
  return (
    /^[\p{Lu}#%]/u.test(text) && !/\d/.test(text.replace(/\([^)]*\)/g, '')) && text.split(' ').length <= LONGEST_LABEL
  );
};

function rowsUnder(
  lines: readonly Line[],
  heads: ReadonlySet<number>,
  index: number,
  labels: readonly Segment[],
  isLabel: IsLabel,
  most = MOST_ROWS,
): Stack['rows'] {
  const first = rowAt(lines, heads, index, 1, labels, isLabel);
  if (!first) return [];
  const rows: Segment[][][] = [first.cells.map((cell) => [...cell])];
  let last: readonly Segment[] = first.cells.flat();
  let pitch = Infinity;
  for (let at = first.index + 1; at < lines.length && rows.length < most && !heads.has(at); at++) {
    const line = lines[at]!;
    const cells = line.page === lines[index]!.page ? cellsFor(line, labels, isLabel) : undefined;
    const away = cells && distance(last, cells);
    if (!cells || away === undefined || away > REACH || (!cells.every(isFilled) && cells.flat().some(isQuestion)))
      break;
    const filled = cells.filter(isFilled).length;
    if (filled === 1 && (away > LEADING || cells.flat().some(({ text }) => isHeadline(text)))) break;
    if (filled > 1 && (labels.length < LEAST_COLUMNS || filled < Math.min(labels.length * MOSTLY, MANY))) break;
    if (filled > 1 && away > first.away * FURTHER && mayHead(lines, at)) break;
    if (filled > 1) pitch = away;
    if (filled > 1 || (away > pitch * NEARER && isFilled(cells[0]!))) rows.push(cells.map((cell) => [...cell]));
    else cells.forEach((cell, column) => rows.at(-1)![column]!.push(...cell));
    last = cells.flat();
  }
  return rows;
}

/** What asks for something itself or offers boxes to tick, and leaves columns out, is in no table. */
const isQuestion = ({ text, words }: Segment): boolean => asks(text) || words.some((word) => isSign(word.text));

/** Short texts with cells under them. */
function mayHead(lines: readonly Line[], index: number): boolean {
  const [row, next] = [cellsWithLetters(lines[index]), lines[index + 1]];
  return next !== undefined && row.every(({ text }) => isShort(text)) && cellsFor(next, row, () => false) !== undefined;
}

/** Several values right on the rule over their labels, and nothing half as close under these. */
const standsOver = (above: Row, below: Row | undefined): boolean =>
  above.cells.filter(isFilled).length > 1 && above.away < ON_RULE && (!below || above.away < below.away * MUCH_NEARER);

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
