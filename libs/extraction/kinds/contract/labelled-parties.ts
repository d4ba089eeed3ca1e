/**
 * The parties that a form, a cover page or a signature block lists: a name beside or under the role of its party
 * ("Party A: Larkspur, Inc.", "Tenant: Ada Example"), each in a cell of its own or in one with its label; under a
 * signature the role stands below the name.
 */
import { type Line, type Segment } from '../../layout/lines.js';
import { isPerson, nameAt, namesAt, type PartyName } from './party-name.js';
import { roleIn } from './roles.js';
import { type Signed } from './signatures.js';

/** Lines at the top of a contract, and at its end, that may list its parties. */
const LINES = 60;

export function labelledParties(lines: readonly Line[]): Signed[] {
  const text = lines.map((line) => line.text).join(' ');
  let start = 0;
  return lines.flatMap((line, row) => {
    const at = start;
    start += line.text.length + 1;
    if (row >= LINES && row < lines.length - LINES) return [];
    return line.segments
      .flatMap((cell, place) => named(lines, row, cell, place, text))
      .map(({ name }) => ({ name, at: at + Math.max(0, line.text.indexOf(name)) }));
  });
}

function named(lines: readonly Line[], row: number, cell: Segment, place: number, text: string): PartyName[] {
  const role = roleIn(cell.text, text);
  if (!role) return [];
  const [line, next] = [lines[row]!, lines[row + 1]];
  const beside = cell.text.slice(role.length);
  if (beside !== '') return role.parted ? namesIn(beside, below(next, cell)) : [];
  const other = line.segments[place + 1];
  if (other && !roleIn(other.text, text)) return namesIn(other.text, below(next, other));
  if (line.segments.length > 1 && row < lines.length / 2) return namesIn(below(next, cell) ?? '');
  const above = role.acts && row > lines.length / 2 ? below(lines[row - 1], cell) : undefined;
  const signed = above === undefined ? undefined : nameAt(above, 0);
  // What is written by hand often shortens the name that is printed elsewhere.
  return signed && isPerson(signed.name) && signed.name === above && !/^\p{Lu}\. ?\p{L}+$/u.test(above) ? [signed] : [];
}

/** Names in a cell; where a company's goes on in the cell under it, with that. */
function namesIn(text: string, under = ''): PartyName[] {
  const names = namesAt(text, 0);
  const whole = names.length === 1 && !names[0]!.company && nameAt(`${text} ${under}`, 0);
  return (whole && whole.company ? [whole] : names).filter(({ name }) => name.includes(' '));
}

/** The cell of another line that stands in the column of a cell. */
const below = (line: Line | undefined, { box }: Segment): string | undefined =>
  line?.segments.find((cell) => cell.box[0] < box[2] && cell.box[2] > box[0])?.text;
