/**
 * Rows of a form that has labels in columns and the values beside them, with no colons: labels are short texts that
 * stand flush left under each other, and their values, too, so many of them that it is no chance, or stand under labels
 * with a colon; the value is the next cell of the row. A row may hold several labels with their values; a row of
 * figures is one value.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { tidy } from '../../normalise/text.js';
import { type Pair } from './pair.js';
import { asks, mayAsk } from './prompts.js';
import { continued } from './reach.js';

const LONGEST_LABEL = 6;
/** Labels with a colon in the same column. */
const LEAST_STATED = 5;
/** Labels with values that are flush, too: that ask, or whose values have figures, as a short bill's rows have. */
const LEAST_ALIGNED = 5;
const LEAST_WITH_FIGURES = 6;
/** Rows of figures that make a table, and figures alone beside their labels that make a ledger. */
const LEAST_FIGURES = 3;
/** Plain words beside words are a list: so many of the values have figures, or so many of the labels ask. */
const MOSTLY = 0.45;
const SOME = 0.33;

interface Cell {
  readonly label: Segment;
  readonly value: Segment;
  readonly asking: boolean;
  readonly index: number;
  /** The one cell beside its label is a figure. */
  readonly sum: boolean;
  /** The other cells of a row of figures. */
  readonly figures?: readonly Segment[];
}

export function columnRows(layout: Layout, isLabel: (text: string) => boolean): Pair[] {
  const cells = layout.lines.flatMap((line, index) => cellsOf(line, index, isLabel));
  const stated = layout.lines.flatMap(({ segments }) => segments.filter(({ text }) => isLabel(text)));
  const columns = cells.filter((cell) => inColumn(cell, cells, stated));
  const labels = new Set(columns.map(({ label }) => label));
  return columns
    .filter(({ value }) => !labels.has(value) && !mayAsk(value.text))
    .map(({ label, value, index, figures }) => {
      const pair = { label: tidy(label.text), value, text: tidy(value.text), beside: true };
      if (!figures) return continued(layout, index, label, pair, isLabel);
      const row = spanOf([...value.words, ...figures.flatMap(({ words }) => words)], value.page);
      return { ...pair, value: row, text: tidy(row.text) };
    });
}

function inColumn({ label, value, sum, figures }: Cell, cells: readonly Cell[], stated: readonly Segment[]): boolean {
  const own = cells.filter((other) => other.label.page === label.page);
  if (figures && own.filter((other) => other.figures).length >= LEAST_FIGURES) return true;
  if (sum && own.filter((other) => other.sum).length >= LEAST_FIGURES) return true;
  const alike = stated.filter((other) => other.page === label.page && flush(other, label));
  if (alike.length >= LEAST_STATED) return true;
  const column = own.filter((other) => flush(other.label, label) && flush(other.value, value));
  const isMost = (share: number, fits: (cell: Cell) => boolean) => column.filter(fits).length >= column.length * share;
  return (
    (column.length >= LEAST_ALIGNED && isMost(SOME, ({ asking }) => asking)) ||
    (column.length >= LEAST_WITH_FIGURES && isMost(MOSTLY, (other) => /\d/.test(other.value.text)))
  );
}

function cellsOf({ segments }: Line, index: number, isLabel: (text: string) => boolean): Cell[] {
  return segments.flatMap((label, place): Cell[] => {
    const value = segments[place + 1];
    if (!value || isLabel(label.text) || isLabel(value.text) || !answers(value.text)) return [];
    const rest = segments.slice(place + 2);
    const rows = place === 0 && rest.length > 0 && [value, ...rest].every(({ text }) => isFigure(text));
    const sum = segments.length === 2 && isFigure(value.text);
    const figures = rows ? { figures: rest } : {};
    const words = label.text
      .replace(/\([^)]*\)/g, '')
      .trim()
      .split(/\s+/).length;
    const named = /^\p{L}{2}/u.test(label.text) && words <= LONGEST_LABEL && !/\d/.test(label.text);
    if (!named && !(rows && /^[^\p{L}]{0,4}\p{L}{2}/u.test(label.text))) return [];
    return rows || sum || /^\p{Lu}/u.test(label.text)
      ? [{ label, value, index, asking: asks(label.text) || mayAsk(label.text), sum, ...figures }]
      : [];
  });
}

/** "FORM 6 (5/80)" at the foot is the form's own number; a bracket left open goes on elsewhere. */
const answers = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) &&
  !asks(text) &&
  !/^form (?:no\.? ?)?\d/i.test(text) &&
  text.split('(').length === text.split(')').length;

const isFigure = (text: string): boolean => /^[($]?\s?[\d.,]+\s?[%)]?$/.test(text);

const flush = (a: Segment, b: Segment): boolean => Math.abs(a.box[0] - b.box[0]) < heightOf(b.box) * 1.5;
