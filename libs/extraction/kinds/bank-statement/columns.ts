/** The columns of a table of transactions, by the headings over them. */
import { type Line } from '../../layout/lines.js';
import { around } from '../../model/boxes.js';
import { type Box, type Word } from '../../model/page.js';
import { findHeadings } from './labels/all.js';
import { type StatementHeading } from './labels/names.js';

export interface Column {
  readonly name: StatementHeading;
  readonly box: Box;
}

const LEAST = 3;
const MOSTLY = 0.6;

/** The columns a line heads, or undefined when it heads no transactions. */
export function headingOn(line: Line): readonly Column[] | undefined {
  if (/\d[.,]\d{2}/.test(line.text)) return undefined;
  const hits = findHeadings(line);
  // In a sentence the same words stand among others.
  if (hits.flatMap(({ words }) => words).length < line.words.length * MOSTLY) return undefined;
  const columns = hits.map(({ name, words }) => ({ name, box: around(words) }));
  const names = new Set(columns.map(({ name }) => name));
  const money = names.has('amount') || (names.has('debit') && names.has('credit'));
  return names.has('date') && money && columns.length >= LEAST ? columns : undefined;
}

/** The column that a run of words stands under, or nearest to; figures are set flush right. */
export function columnOf(columns: readonly Column[], words: readonly Word[]): StatementHeading | undefined {
  const [left, , right] = around(words);
  const gap = ({ box }: Column) => Math.max(0, box[0] - right, left - box[2]);
  const off = ({ box }: Column) => Math.min(Math.abs(box[2] - right), Math.abs(box[0] - left));
  return [...columns].sort((a, b) => gap(a) - gap(b) || off(a) - off(b))[0]?.name;
}
