/**
 * Values that begin on the line above their label: who prints a form centres a label beside a value of two lines, or
 * stands it beside the last. What is flush with the value right over it, to the right of the label and nobody's own,
 * is its first line.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { tidy } from '../../normalise/text.js';
import { type Word } from '../../model/page.js';
import { type Pair } from './pair.js';
import { asks, mayAsk } from './prompts.js';
import { written } from './reach.js';

/** In heights of the value: from line to line, and how far from flush the lines may begin. */
const LEADING = 1.6;
const FLUSH = 1.5;
const LEAST_WORDS = 2;

/** @param isFree whether nothing else holds a cell */
export function raised(
  { lines }: Layout,
  pairs: readonly Pair[],
  isLabel: (text: string) => boolean,
  isFree: (cell: Segment) => boolean,
): Pair[] {
  const places = new Map(lines.flatMap(({ words }, index) => words.map((word) => [word, index] as const)));
  return pairs.map((pair) => raisedAt(lines, places.get(pair.value.words[0]!) ?? -1, pair, isLabel, isFree));
}

function raisedAt(
  lines: readonly Line[],
  index: number,
  pair: Pair,
  isLabel: (text: string) => boolean,
  isFree: (cell: Segment) => boolean,
): Pair {
  const [first] = pair.value.words;
  const line = lines[index];
  const above = lines[index - 1];
  if (!first || !pair.beside || !line || above?.page !== line.page) return pair;
  const label = labelBefore(line, first);
  const cell = above.segments[0];
  if (!label || !cell || cell.words.length < LEAST_WORDS || !isFree(cell)) return pair;
  const height = heightOf(first.box);
  const close = middle(first.box) - middle(cell.box) < height * LEADING && cell.box[1] < first.box[1];
  const flush = Math.abs(cell.box[0] - first.box[0]) < height * FLUSH;
  if (!close || !flush || cell.box[0] < label[2] - height * FLUSH) return pair;
  if (isLabel(cell.text) || asks(cell.text) || mayAsk(cell.text) || above.segments.length > 1) return pair;
  const value = spanOf([...cell.words, ...pair.value.words], pair.value.page);
  return { ...pair, value, text: tidy(`${written(cell.text)} ${pair.text}`) };
}

/** The last word before the value on its line. */
function labelBefore({ words }: Line, first: Word): Word['box'] | undefined {
  return words[words.indexOf(first) - 1]?.box;
}
