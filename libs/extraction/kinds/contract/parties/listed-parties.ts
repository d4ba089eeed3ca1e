/**
 * The parties that a contract numbers under a heading ("Parties", "1 Larkspur Limited, at …", "(2) Ada Example and Ben
 * Example, as trustees of …"), or in the cell beside it.
 */
import { type Line } from '../../../layout/lines.js';
import { isPerson, namesAt } from './party-name.js';
import { type Signed } from './signatures.js';

const HEADING =
  /^(?:\d{1,2}[.)]? )?(?:the )?(?:parties|between|vertragsparteien|parteien|(?:les )?parties|(?:las )?partes|(?:le )?parti|(?:de )?partijen)\s*:?(?=\s*$| \(?1\))|\bparties\b[^:;“"]{0,40}:$/iu;
/** Lines at the top that may hold the heading, and characters from one number to the next. */
const [HEAD, APART] = [40, 500];
const MOST = 9;
/** After a name that is neither a company's nor a person's: what says who its bearer is, and where. */
const GOES_ON = /^,|^.\s?(?:[,(]|(?:of|whose|incorporated|registered|having|acting|represented|with)\s)/;
/** Lines of a title and a date over parties without a heading. */
const COVER = 12;

export function listedParties(lines: readonly Line[]): Signed[] {
  let at = 0;
  for (const [row, line] of lines.slice(0, HEAD).entries()) {
    // A cover page may number its parties without a heading.
    const heading = HEADING.exec(line.text)?.[0] ?? (row < COVER && /^\(1\) /.test(line.text) ? '' : undefined);
    if (heading !== undefined) {
      const found = numbered(lines.slice(row, row + HEAD), heading.length).map((party) => ({
        ...party,
        at: party.at + at,
      }));
      if (found.length > 1) return found;
    }
    at += line.text.length + 1;
  }
  return [];
}

/** "(1)", "(A)", "(a)", "A." */
const markOf = (number: number): RegExp => {
  const letter = String.fromCharCode(64 + number);
  const bracketed = `${number}|${letter}|${letter.toLowerCase()}`;
  return new RegExp(
    String.raw`(?:\((?:${bracketed})\)|(?<=\n)(?:${number}[.)]?|${letter}[.)]|${letter.toLowerCase()}\)))\s+`,
  );
};

/** Names after 1, 2, 3 …; none where one of the first two is no name, as in a list of clauses. */
function numbered(lines: readonly Line[], from: number): Signed[] {
  // A number without brackets counts where it begins a line.
  const text = lines.map((line) => line.text).join('\n');
  const parties: Signed[] = [];
  let at = from;
  for (let number = 1; number <= MOST; number++) {
    const mark = markOf(number).exec(text.slice(at, at + APART));
    if (!mark) break;
    at += mark.index + mark[0].length;
    const names = namesAt(text, at).filter(
      ({ name, company, end }) =>
        company || isPerson(name) || (name.includes(' ') && GOES_ON.test(text.slice(end - 1))),
    );
    if (names.length === 0 && number <= 2) return [];
    parties.push(...names.map(({ name }) => ({ name, at: text.indexOf(name.slice(0, 3), at) })));
  }
  return parties;
}
