/**
 * The parties of a contract that no usual opening lists ("Effective as of …, Larkspur Oy, …, and Harbour LLC agree"):
 * names of companies and persons in its first lines that its signatures have again.
 */
import { fold } from '../../../layout/fold.js';
import { type Line } from '../../../layout/lines.js';
import { isPerson, nameAt } from './party-name.js';
import { type Running } from '../../../layout/running.js';
import { type Signed } from './signatures.js';

/** Characters in which a contract opens, and lines at its end that may be signatures; neither reaches over its half. */
const [OPENING, SIGNATURES] = [900, 30];
/** After them a person is named who only acts for a party, or is written to. */
const FOR_OTHERS =
  /\b(?:represented by|acting (?:by|through)|by (?:its|his|her) \w+,?|through its \w+,?|attn|attention|att|c\/o|dear|contact|subsidiary of|affiliate of|represente[ea]? (?:par|por)|rappresentat[ao] da|vertreten durch|vertegenwoordigd door)(?: (?:its|the|mrs?|ms|dr|m|mme|herrn?|frau|don|dona|de heer|mevrouw)\.?| (?:[\p{L}-]+ ){1,3}?)?[\s:,.]*$/u;
/** Folded: what is said of who signs for another. */
export const OFFICE =
  /^[\s,]*(?:(?:its|the|as|vice|general|managing|executive|authori[sz]ed|chief|title:?)\s+)*(?:president|officer|chief|secretary|treasurer|director|manag|partner\b|counsel|chair|trustee of|attorney|ceo|cfo|cto|coo|founder|co-founder|signatory|member\b|geschaftsfuhrer|vorstand|gerant|directeur|administrador|amministratore|bestuurder)/u;

/** Where a name may begin: not within a run of words with capitals. */
const BEGINS = /(?<![\p{L}\d.&’'-])(?<!\p{Lu}[^\s.,:;)]*\s)(?=\p{Lu})/gu;
/** "The Partners", "Die Parteien": what a contract calls its parties, not who they are. */
const ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|de|het|os|as)\s/i;
/** What stands before a name in a signature. */
const SIGNS =
  /^(?:(?:signed|executed)\b.{0,40}?\bby:?|(?:print(?:ed)? )?name(?: \(print\))?:|for(?: and on behalf of)?:?|by:?|\/s\/|\W|\d)*\s*/;

export function namedAndSigned(lines: readonly Line[], { text }: Running): Signed[] {
  const signs = signatures(lines);
  const opening = text.slice(0, Math.min(OPENING, text.length / 2));
  const found: (Signed & { readonly end: number })[] = [];
  for (const { index } of opening.matchAll(BEGINS)) {
    if (found.some(({ end }) => end > index)) continue;
    const name = nameAt(text, index);
    if (!name || !signs(name.name, name.company)) continue;
    if (FOR_OTHERS.test(fold(text.slice(Math.max(0, index - 60), index)))) continue;
    found.push({ name: name.name, at: index, end: name.end });
  }
  return found.filter(
    ({ name }, place) => !found.slice(0, place).some((earlier) => letters(earlier.name) === letters(name)),
  );
}

/** Whether a line of the signatures names a company, or a person who holds no office there. */
function signatures(lines: readonly Line[]): (name: string, company: boolean) => boolean {
  const cells = lines
    .slice(Math.max(Math.ceil(lines.length / 2), lines.length - SIGNATURES))
    .flatMap(({ segments }) => segments.map((cell) => fold(cell.text).replace(SIGNS, '')));
  // "A. Example (Larkspur Ltd)", "A. Example, Larkspur Ltd"
  const parts = cells.flatMap((cell) => [cell, ...cell.split(/\(|, /).slice(1)].map(letters));
  return (name, company) => {
    // Its form may stand in the next line.
    if (company) return parts.some((part) => part.startsWith(letters(name.replace(/,?\s+\S+$/, ''))));
    if (!isPerson(name) || ARTICLE.test(name)) return false;
    const own = cells.filter((cell) => cell.startsWith(fold(name)));
    return own.length > 0 && own.every((cell) => !OFFICE.test(cell.slice(name.length)));
  };
}

const letters = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
