/**
 * The words of a line by the columns of its table: a word belongs to the column whose heading it overlaps or stands
 * nearest to, but a description runs over the gaps beside it, within its cell, until a word stands under another
 * heading.
 */
import { type Line } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { type Word } from '../../model/page.js';
import { type Column, type ColumnName } from './columns.js';

/** In heights of a word. */
export const APART = 1.1;

export type Cells = ReadonlyMap<ColumnName, readonly Word[]>;

export function cellsOf(line: Line, columns: readonly Column[]): Cells {
  const cells = new Map<ColumnName, Word[]>();
  for (const cell of line.segments) {
    const { words } = cell;
    const others = line.segments.filter((other) => other !== cell).flatMap((other) => other.words);
    const isOver = (column: Column, word: Word): boolean => column.name !== 'description' && gap(column, word) === 0;
    // What another cell of the row stands under is no heading of this one.
    const isHeaded = (word: Word): boolean =>
      columns.some((column) => isOver(column, word) && !others.some((other) => isOver(column, other)));
    const first = words.findIndex((word) => columnAt(columns, word)?.name === 'description');
    const begins = words.findLastIndex((word, at) => at < first && isHeaded(word)) + 1;
    let running = false;
    for (const [at, word] of words.entries()) {
      const nearest = columnAt(columns, word);
      const describes: boolean = (running || (at >= begins && at < first)) && !isHeaded(word);
      const name: ColumnName | undefined = describes ? 'description' : nearest?.name;
      running = name === 'description';
      if (name) cells.set(name, [...(cells.get(name) ?? []), word]);
    }
  }
  return cells;
}

/** Tells the words that stand right under a heading of a name. */
export const headed =
  (columns: readonly Column[], name: ColumnName) =>
  (word: Word): boolean =>
    columns.some((column) => column.name === name && gap(column, word) === 0);

/** Words that stand wide apart are parted by a tab: "9   135.96" is no number. */
export function textIn(cells: Cells, name: ColumnName, isWanted: (word: Word) => boolean = () => true): string {
  return (cells.get(name) ?? []).filter(isWanted).reduce((text, word, at, words) => {
    const last = words[at - 1];
    if (!last) return word.text;
    return `${text}${word.box[0] - last.box[2] < heightOf(last.box) * APART ? ' ' : '\t'}${word.text}`;
  }, '');
}

const gap = ({ box }: Column, word: Word): number => Math.max(0, box[0] - word.box[2], word.box[0] - box[2]);

/** How much of the heading's width stands over the word; less than nothing is apart. */
const overlap = ({ box }: Column, word: Word): number => Math.min(box[2], word.box[2]) - Math.max(box[0], word.box[0]);

/** The column a word stands under, or nearest to. */
export const columnAt = (columns: readonly Column[], word: Word): Column | undefined =>
  [...columns].sort((a, b) => overlap(b, word) - overlap(a, word))[0];
