/**
 * The parties that a contract's preamble names ("by and between X and Y", "made by X in favor of Y"). A contract may
 * hold several such places, a title among them; each is told with how much its names look like those of parties. Pure.
 */
import { alike } from './alike.js';
import { isParty } from './no-party.js';
import { isPerson, nameAt, type PartyName } from './party-name.js';
import { isRole } from './roles.js';
import { type Signed } from './signatures.js';

export interface Preamble {
  readonly parties: readonly Signed[];
  readonly worth: number;
}

const PREAMBLE =
  /\b(?:by and between|by and among|between|among|parties\s*:?|(?:made|entered into|executed)(?: and (?:made|entered into|executed|delivered))?(?: as of [^()]{5,40}?,?| this [^()]{5,50}?,?| on [^()]{5,40}?,?| at [^()]{3,60}?,?)? by)[:\s]+/gi;
/** Between a preamble and a name, or between two names. */
const FILLER =
  /^(?:[\s,;:.*]+|\(\s*(?:\d|[a-z]|i{1,3})\s*\)|\d[.)]|(?:the undersigned|each of|on the one (?:hand|part)|on the other(?: (?:hand|part))?|and|both|between|among|you|me|us|we)\b)+/i;
const HEAD = 5000;
/** Characters of a preamble in which its names stand. */
export const CLAUSE = 900;
/** A contract has two parties at least, and a preamble seldom lists more than these. */
export const [LEAST, MOST] = [2, 6];
/** A name that looks like a company's, a person's, or that of a party with a short name. */
const LEAST_WORTH = 0.5;
/** "The Trustees of Elmtown College, a public corporation (…" */
export const DESCRIBED = /^,?\s+(?:of(?=\s\d)|an?|with (?:its|offices)|having|located|residing|practi[cs]ing)\s/;

export const preamblesIn = (text: string): Preamble[] =>
  [...text.slice(0, HEAD).matchAll(PREAMBLE)].map((match) => {
    const parties = inPreamble(text, match.index + match[0].length);
    // "CONFIDENTIALITY AGREEMENT BETWEEN LARKSPUR AND HARBOUR" is a title that shortens the names.
    const title = match[0] === match[0].toUpperCase() ? 1 : 0;
    return { parties, worth: parties.reduce((sum, party) => sum + worth(text, party), 0) - title };
  });

/** Whether each looks like a party: what is read under "Parties" over a table as names looks like none. */
export const lookLikeParties = (text: string, parties: readonly Signed[]): boolean =>
  parties.every((party) => worth(text, party) >= LEAST_WORTH);

/** How much a name looks like a party's: in a form of company or a person's, and given a short name soon after. */
function worth(text: string, { name, at }: Signed): number {
  const found = nameAt(text, at, true);
  const form = found?.company ? 1 : isPerson(name) ? 0.7 : 0.2;
  return form + (/^[^.;]{0,250}?\(\s*(?:the |hereinafter[^"“]{0,30})?["“]/.test(text.slice(at)) ? 0.5 : 0);
}

function inPreamble(text: string, from: number): Signed[] {
  const parties: Signed[] = [];
  const to = Math.min(text.length, from + CLAUSE);
  // "Parties" over a row of roles: "Provider | Customer".
  const heads = text.slice(from, from + 60).match(/\p{L}+/gu) ?? [];
  if (heads.length > 1 && heads.slice(0, 2).every((word) => isRole(word, text))) return [];
  for (let at: number | undefined = from; at !== undefined && at < to && parties.length < MOST;) {
    at += FILLER.exec(text.slice(at, at + 60))?.[0].length ?? 0;
    const found = nameAt(text, at, parties.length > 0);
    if (
      found &&
      isParty(found.name) &&
      (parties.length < LEAST || isAnother(text, found)) &&
      !parties.some(({ name }) => alike(name, found.name))
    )
      parties.push({ name: found.name, at: text.indexOf(found.name.slice(0, 3), at) });
    else if (parties.length === 0 && !/^[_[\s]/.test(text.slice(at, at + 1))) return [];
    at = nextParty(text, found?.end ?? at, to);
  }
  return parties;
}

/** After two parties: a name that looks like one, or of which the text says who bears it, or which it shortens. */
const isAnother = (text: string, { name, end, company }: PartyName): boolean =>
  company ||
  isPerson(name) ||
  DESCRIBED.test(text.slice(end - 1, end + 30)) ||
  (name.includes(' ') && SHORTENED.test(text.slice(end - 1, end + 120)));

/** 'Larkspur Trust, by its trustee Ada Example (the "Trust")' */
const SHORTENED = /^.?,?\s*(?:(?:by|acting|as)\s[^().;]{3,80})?\((?:the |each,? an? )?["“]/;
/** Where the clause ends, outside of brackets. */
const CLAUSE_ENDS =
  /^(?:\.\s+(?=[A-Z0-9][a-z. ])|\s(?:RECITALS?|WITNESSETH|WHEREAS|BACKGROUND|W ?I ?T ?N)\b|\s(?:each|collectively|together|hereinafter collectively)\b)/;
const NEXT =
  /^(?:[,;]?\s+and\s*:?\s+(?:between\s+)?(?:(?:us|we|you|me),\s+)?(?=(?:the\s+)?[\p{Lu}\d(])|;\s+(?=\p{Lu})|\s*\([2b]\)\s*(?=\p{Lu})|,?\s+(?:solely )?as (?:an? |the )?(?:\p{L}+ ){0,3}\p{L}+(?: \((?:the )?["“][^()]{2,40}["”]\))?,\s+(?=\p{Lu})|,?\s+in favou?r of(?:,? and for the benefit of)?,?:?\s+(?=\p{Lu}))/iu;

/** After a name: past what describes its party, to the next one. Undefined where there is none. */
function nextParty(text: string, from: number, to: number): number | undefined {
  let depth = 0;
  for (let at = from; at < to; at++) {
    const rest = text.slice(at, at + 60);
    const numbered = /^\(\s*(?:[1-4]|[a-d]|i{1,3})\s*\)/i.exec(rest);
    if (text[at] === '(' && !numbered) depth++;
    if (text[at] === ')' && depth > 0) {
      depth--;
      const listed = depth === 0 ? afterShortName(text, at) : undefined;
      if (listed !== undefined) return listed;
    }
    if (depth > 0) continue;
    if (numbered && at > from) return at + numbered[0].length;
    const next = NEXT.exec(rest);
    if (next && /\p{Lu}|\d|\(|t/u.test(text[at + next[0].length] ?? '')) return at + next[0].length;
    if (
      at > from &&
      CLAUSE_ENDS.test(rest) &&
      !/\b(?:Inc|Corp|Co|Ltd|St|No|Mrs?|Ms|Dr|\p{Lu})$/u.test(text.slice(at - 5, at))
    )
      return undefined;
  }
  return undefined;
}

/** '("Larkspur"), ADA EXAMPLE ("Ada")', '(the "Fund"), HARBOUR BANK, N.A.': from the bracket to the name. */
function afterShortName(text: string, bracket: number): number | undefined {
  const comma = /^\),\s+(?=(?:the )?\p{Lu}|\d\p{L})/u.exec(text.slice(bracket, bracket + 40));
  if (!comma) return undefined;
  const at = bracket + comma[0].length;
  const titled = /^(?:the )?\p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(at, at + 40));
  const found = nameAt(text, at, true);
  return titled || (found && isAnother(text, found)) ? at : undefined;
}
