/** Which rows of texts are headings, labels of what stands in the row under them or over them, told by themselves. */
import { type Line, type Segment } from '../../layout/lines.js';
import { isCapitals } from '../../normalise/text.js';
import { isShortLabel, LONGEST_LABEL } from './short-label.js';
import { asks, mayAsk } from './prompts.js';
import { cellsWithLetters, isFilled, LEAST_COLUMNS, rowAt } from './table-cells.js';

type IsLabel = (text: string) => boolean;

/** A wider row is none, and each of its cells would be held against each of the next. */
const MOST_LABELS = 30;
/** In words, what stands in a cell of a table that has one row. */
const LONGEST_CELL = 4;

/**
 * A row of short texts, most of which ask for something in words that forms ask with, or half of them where they do not
 * take turns with values, or one of them where all are in capitals and the row under or over it is not.
 */
export function isHeading(lines: readonly Line[], index: number, isLabel: IsLabel): boolean {
  const cells = cellsWithLetters(lines[index]);
  if (
    cells.length === 0 ||
    cells.length > MOST_LABELS ||
    cells.some(({ text }) => isLabel(text) || !isShortLabel(text))
  )
    return false;
  if (takesTurns(lines[index]!)) return false;
  const asking = cells.map(({ text }) => asks(text) || mayAsk(text));
  const count = asking.filter(Boolean).length;
  if (count > cells.length / 2 || (count === cells.length / 2 && cells.length > 2)) return true;
  const beside = [lines[index - 1], lines[index + 1]].map(cellsWithLetters);
  const otherType = beside.some((row) => row.length > 0 && row.every(({ text }) => !isCapitals(text)));
  return count > 0 && cells.length > 1 && otherType && cells.every(({ text }) => isCapitals(text));
}

/** Labels with their values beside them, twice or more. */
const takesTurns = ({ segments }: Line): boolean =>
  segments.length > 3 && segments.every(({ text }, at) => (asks(text) || mayAsk(text)) === (at % 2 === 0));

/**
 * Whatever they are called, three texts or more, each over a cell of its own that is a few words, most of which are
 * figures or of other type.
 */
export function isOverOtherType(lines: readonly Line[], index: number, isLabel: IsLabel): boolean {
  const cells = lines[index]!.segments;
  if (cells.length < LEAST_COLUMNS || cells.length > MOST_LABELS || !cells.every(({ text }) => names(text)))
    return false;
  const values = rowAt(lines, new Set(), index, 1, cells, isLabel)?.cells;
  if (!values?.every(isFilled)) return false;
  const loud = cells.every(({ text }) => isCapitals(text));
  const other = values.filter(([value]) => /\d/.test(value!.text) || (loud && !isCapitals(value!.text)));
  return other.length > cells.length / 2 && values.every(([value]) => isBrief(value!));
}

/** In brackets stands a remark. */
const isBrief = ({ text, words }: Segment): boolean => words.length <= LONGEST_CELL && !text.startsWith('(');

const names = (text: string): boolean =>
  /^\p{L}/u.test(text) && !/\d/.test(text) && text.split(' ').length <= LONGEST_LABEL;
