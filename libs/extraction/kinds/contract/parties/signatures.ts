/** Who signs a contract: persons for themselves, companies by an officer ("ACME, INC. By: …"). */
import { isPerson, nameAt } from './party-name.js';

export interface Signed {
  readonly name: string;
  readonly at: number;
}

/** How a signature on paper is written in text. One after "By" is an officer's. */
const CONFORMED = /(?<!\bby\s{0,2}:?\s{0,3})\/s\/\s*(?=\p{Lu})/giu;
const CAPTION =
  /(?<![\p{L}])(?:(?:print(?:ed)? )?name(?: \(print\))?|employee|associate|executive|recipient|consultant|contractor|director|participant)(?:[’']s name)?\s*:\s*(?=\p{Lu})/giu;
/** Who only sees others sign. */
const WITNESS = /\b(?:witness(?:ed)?(?: by)?|in the presence of|notary(?: public)?)\W*$/i;
const OFFICER =
  /^[^/]{0,60}?\b(?:Title|Its|President|Officer|Chief|Secretary|Treasurer|Director of|Manager|Counsel|Chair\w*)\b/;
/** The part of a contract that may hold the captions of its signatures, in characters from its end. */
const TAIL = 2500;
/** Each is looked for in the whole text; a page made of signatures must not take long. */
const MOST_SIGNATURES = 40;

export function signers(text: string): Signed[] {
  const tail = Math.max(0, text.length - TAIL);
  const captions = [...text.slice(tail).matchAll(CAPTION)]
    .filter(({ index }) => !WITNESS.test(text.slice(0, tail + index).slice(-30)))
    .map(({ index, 0: all }) => tail + index + all.length);
  const conformed = [...text.matchAll(CONFORMED)]
    .slice(0, MOST_SIGNATURES)
    .map(({ index, 0: all }) => index + all.length);
  return [...conformed.flatMap((at) => signer(text, at, false)), ...captions.flatMap((at) => signer(text, at, true))];
}

function signer(text: string, at: number, orOfficer: boolean): Signed[] {
  const found = nameAt(text, at);
  const name = found && printedAgain(found.name, text);
  if (!name || !isPerson(name)) return [];
  return orOfficer && OFFICER.test(text.slice(at + name.length, at + name.length + 90)) ? [] : [{ name, at }];
}

/** Of words that run on, as many as stand elsewhere, too: a signature has the name printed near it. */
function printedAgain(name: string, text: string): string {
  const words = name.split(' ');
  const all = text.toLowerCase();
  for (let most = Math.min(5, words.length); most >= 2; most--) {
    const first = words.slice(0, most).join(' ');
    if (isPerson(first) && all.split(first.toLowerCase()).length > 2) return first;
  }
  return name;
}
