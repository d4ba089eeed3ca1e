/**
 * The parties of a cover page: each begins a line of its own, and the words between them stand alone in theirs
 * ("between", "Larkspur Institute", "– and –", "Harbour Foundation (Stichting)"). Before the last "and" a party may end
 * with what it enters the contract as ("LARKSPUR CORP.,", "as Borrower,", "HARBOUR, INC.,", "as Guarantor,").
 */
import { type Line } from '../../../layout/lines.js';
import { nameAt } from './party-name.js';
import { type Signed } from './signatures.js';

/** Lines that may hold "between", and lines that a party may take with its address. */
const [HEAD, APART] = [30, 7];
const alone = (words: string): RegExp => new RegExp(String.raw`^[\s–—:-]*(?:${words})[\s–—:-]*$`, 'i');
const BETWEEN = alone(
  '(?:by and )?(?:between|among)|(?:abgeschlossen |geschlossen )?zwischen|entre(?: les soussign[ée]e?s)?|tra|fra|tussen',
);
const AND = alone('and|&|und|et|y|e|ed|en');
/** "as Provider Guarantor," */
const ROLE = /^as (?:an? |the )?\p{Lu}[\p{L} ]{3,40},$/u;
/** Before a name: "(1)". */
const NUMBER = /^\(?[1-9a-d][.)]\s+/;
/** After a name: nothing, or where its bearer is. */
const ENDS = /^[\s,;:]*$|^,? (?:(?!\b(?:and|und|et|y|e|en|sowie)\b).)*$/u;
const BRACKET = /^\s*\(\p{Lu}[\p{L} .-]{2,30}\)$/u;

export function coverParties(lines: readonly Line[]): Signed[] {
  const from = lines.slice(0, HEAD).findIndex(({ text }) => BETWEEN.test(text));
  if (from < 0) return [];
  const parties: (Signed | undefined)[] = [];
  for (let row = from; row >= 0; row = nextAnd(lines, row + 2)) {
    parties.push(lineName(lines, row + 1));
    for (const other of afterRoles(lines, row + 1)) parties.push(lineName(lines, other));
  }
  return parties.length > 1 && parties.every((party) => party !== undefined) ? parties : [];
}

/** Lines under those that say what a party is, up to the next "and". */
function afterRoles(lines: readonly Line[], from: number): number[] {
  const end = nextAnd(lines, from + 1);
  return Array.from({ length: Math.max(0, end - from - 1) }, (_, place) => from + place + 1).filter(
    (row) => ROLE.test(lines[row - 1]!.text) && !ROLE.test(lines[row]!.text),
  );
}

function nextAnd(lines: readonly Line[], from: number): number {
  const row = lines.slice(from, from + APART).findIndex(({ text }) => AND.test(text));
  return row < 0 ? row : from + row;
}

/** The name that is all of a line, but for what follows a comma. */
function lineName(lines: readonly Line[], row: number): Signed | undefined {
  const line = lines[row]?.text ?? '';
  const text = line.replace(NUMBER, '');
  const found = nameAt(text, 0);
  if (!found?.name.includes(' ')) return undefined;
  const rest = text.slice(found.end);
  const name = BRACKET.test(rest) ? `${found.name}${rest}` : found.name;
  const at = lines.slice(0, row).reduce((sum, { text: before }) => sum + before.length + 1, line.length - text.length);
  return name !== found.name || ENDS.test(rest) ? { name, at } : undefined;
}
