/**
 * The parties of a table at the top: a header names their column ("No. | Party | Registered office", "Role | Legal
 * name | Address"), and each entry begins in the table's first column. A name may go on in the lines below.
 */
import { fold } from '../../../layout/fold.js';
import { type Line, type Segment } from '../../../layout/lines.js';
import { isPerson, nameAt } from './party-name.js';
import { type Signed } from './signatures.js';

/** Folded: of the column of names; a narrow column of numbers may run into it. */
const HEADER =
  /^(?:(?:no|nr|n°|#)\.?\s+)?(?:(?:name of (?:the )?)?(?:contracting )?party|(?:(?:full|legal|company|registered|party) )?name|(?:name of )?organi[sz]ation|company|entity|institution|einrichtung|(?:vertrags)?partei|name\/firma|firma|partie|nom|denomination|parte|nombre|razon social|nome|denominazione|partij|naam)$/;
const PARTIES = /party|partei|organi[sz]ation|parti?e|partij/;
/** Lines that may hold the header, lines of the table under it, and points by which a column may stand askew. */
const [HEAD, ROWS, ASKEW] = [25, 16, 6];
const LEAST_COLUMNS = 3;

interface Column {
  readonly left: number;
  readonly right: number;
  /** Of the table's first column, where each entry begins. */
  readonly first: number;
}

export function tabledParties(lines: readonly Line[]): Signed[] {
  let at = 0;
  for (const [row, line] of lines.slice(0, HEAD).entries()) {
    at += line.text.length + 1;
    const column = columnOf(line);
    const found = column ? entries(lines.slice(row + 1, row + ROWS), column, at) : [];
    if (found.length > 1) return found;
  }
  return [];
}

function columnOf({ segments, words }: Line): Column | undefined {
  const place = segments.findIndex(({ text }) => HEADER.test(fold(text)));
  const [cell, next] = [segments[place], segments[place + 1]];
  if (!cell || !next) return undefined;
  const left = nameWord(cell);
  const first = words[0]!.box[0];
  const columns = segments.length + (left > cell.box[0] ? 1 : 0);
  // A first column of names is told by its header: a table of whatever has names in its first one.
  const says = left - first >= ASKEW || PARTIES.test(fold(cell.text));
  return columns < LEAST_COLUMNS || !says ? undefined : { left, right: next.box[0], first };
}

/** Where the column's own words begin, after "No." */
const nameWord = ({ words }: Segment): number =>
  (/^(?:no|nr|n°|#)\.?$/i.test(words[0]!.text) ? words[1]! : words[0]!).box[0];

function entries(lines: readonly Line[], { left, right, first }: Column, from: number): Signed[] {
  const cells: { text: string; readonly at: number }[] = [];
  let at = from;
  for (const line of lines) {
    const starts = Math.abs(line.box[0] - first) < ASKEW && (left - first >= ASKEW || line.segments.length > 1);
    // A sentence that runs through the columns ends the table.
    const [only, ...more] = line.segments;
    if (more.length === 0 && only!.box[0] < left - ASKEW && only!.box[2] > right + ASKEW) break;
    const inside = line.words.filter(({ box }) => box[0] > left - ASKEW && box[0] < right - ASKEW);
    const text = inside.map((word) => word.text).join(' ');
    if (starts && text !== '') cells.push({ text, at: at + Math.max(0, line.text.indexOf(text)) });
    else if (cells.length > 0) cells.at(-1)!.text += ` ${text}`;
    at += line.text.length + 1;
  }
  return cells.flatMap(({ text, at: place }): Signed[] => {
    const found = nameAt(text, 0);
    const whole = found !== undefined && text.slice(found.end).trim() === '';
    return found && found.name.includes(' ') && (found.company || isPerson(found.name) || whole)
      ? [{ name: found.name, at: place }]
      : [];
  });
}
