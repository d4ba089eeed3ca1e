/**
 * Parties that stand side by side, each over its address and the short name that the contract gives it: "Larkspur GmbH
 * | Harbour, Inc." with “Manufacturer” and “Distributor” below.
 */
import { type Line, type Segment } from '../../../layout/lines.js';
import { isPerson, nameAt } from './party-name.js';
import { type Signed } from './signatures.js';

/** Alone, or at the end of what is said of its party: 'as controller ("Customer")'. */
const SHORT_NAME = /(?:^|\()(?:(?:the|der|die|le|la|el|il|de) )?["“”„«][^"“”„«»]{2,40}["“”»]\)?[,.;]?$/i;
/** Lines at the top that may hold the short names, and lines from a name to its short name. */
const [HEAD, APART] = [25, 7];

export function partiesInColumns(lines: readonly Line[]): Signed[] {
  const row = lines
    .slice(0, HEAD)
    .findIndex(({ segments }) => segments.length > 1 && segments.every(({ text }) => SHORT_NAME.test(text)));
  const parties = (lines[row]?.segments ?? []).map((cell) => above(lines, row, cell));
  return parties.every((party) => party !== undefined) ? parties : [];
}

/** The name of a company in a column, the next above a cell; where there is none, that of a person. */
function above(lines: readonly Line[], row: number, { box }: Segment): Signed | undefined {
  const from = Math.max(0, row - APART);
  const names = lines.slice(from, row).flatMap((line, place) => {
    const cell = line.segments.find((each) => each.box[0] < box[2] && each.box[2] > box[0]);
    const found = cell && nameAt(cell.text, 0);
    if (!found || found.name.length < cell.text.replace(/[,;]$/, '').length) return [];
    const at = lines.slice(0, from + place).reduce((sum, { text }) => sum + text.length + 1, 0);
    return [{ ...found, at: at + line.text.indexOf(cell.text) }];
  });
  const best = names.findLast(({ company }) => company) ?? names.find(({ name }) => isPerson(name));
  return best && { name: best.name, at: best.at };
}
