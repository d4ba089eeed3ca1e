/**
 * The parties to a contract: the names in its preamble ("by and between X and Y"), completed, where it names one or
 * none, by those given a short name in brackets ("Acme, Inc. (the “Company”)") and by who signs. A title that only
 * repeats the names is passed over.
 */
import { fold } from '../../../layout/fold.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { addressees } from './addressee.js';
import { coverParties } from './cover-parties.js';
import { definedParties } from './defined-parties.js';
import { labelledParties } from './labelled-parties.js';
import { listedParties } from './listed-parties.js';
import { namedAndSigned } from './named-and-signed.js';
import { isParty } from './no-party.js';
import { partiesAbroad } from './parties-abroad.js';
import { partiesInColumns } from './party-columns.js';
import { sheetParties } from './party-sheet.js';
import { isPerson, nameAt } from './party-name.js';
import { tabledParties } from './party-table.js';
import { isRole } from './roles.js';
import { type Running } from '../../../layout/running.js';
import { signers } from './signatures.js';

interface Party {
  readonly name: string;
  readonly at: number;
}

const PREAMBLE =
  /\b(?:by and between|by and among|between|among|parties\s*:?|(?:made|entered into|executed)(?: and (?:made|entered into|executed|delivered))?(?: as of [^()]{5,40}?,?| this [^()]{5,50}?,?| on [^()]{5,40}?,?| at [^()]{3,60}?,?)? by)[:\s]+/gi;
/** Between a preamble and a name, or between two names. */
const FILLER =
  /^(?:[\s,;:.*]+|\(\s*(?:\d|[a-z]|i{1,3})\s*\)|\d[.)]|(?:the undersigned|each of|on the one (?:hand|part)|on the other(?: (?:hand|part))?|and|both|between|among|you|me|us|we)\b)+/i;
const HEAD = 5000;
/** Characters of a preamble in which its names stand. */
const CLAUSE = 900;
/** A contract has two parties at least, and a preamble seldom lists more than these. */
const [LEAST, MOST] = [2, 6];
/** A name that looks like a company's, a person's, or that of a party with a short name. */
const LEAST_WORTH = 0.5;
/** Wherever they were found: lists out of preambles are no more often right than the others. */
const SURE = 0.7;
/** Of a longer list all must be right, so it is less sure than that of two. */
const sureOf = ({ length }: readonly Party[]): number => Math.min(SURE, SURE ** (length / LEAST));

export function partyField(reading: Reading, all: Running): Found<'parties'>[] {
  const { text } = all;
  const abroad = reading.language === 'en' ? [] : partiesAbroad(all);
  if (abroad.length >= LEAST) return told(reading, all, abroad);
  const { lines } = reading.layout;
  for (const laidOut of [listedParties, tabledParties, partiesInColumns, coverParties]) {
    const listed = laidOut(lines).filter(({ name }) => isParty(name));
    if (listed.length >= LEAST) return told(reading, all, listed);
  }
  const preambles = [...text.slice(0, HEAD).matchAll(PREAMBLE)].map((match) => {
    const parties = inPreamble(text, match.index + match[0].length);
    // "CONFIDENTIALITY AGREEMENT BETWEEN LARKSPUR AND HARBOUR" is a title that shortens the names.
    const title = match[0] === match[0].toUpperCase() ? 1 : 0;
    return { parties, worth: parties.reduce((sum, party) => sum + worth(text, party), 0) - title };
  });
  const both = preambles.filter(({ parties }) => parties.length >= LEAST).sort((a, b) => b.worth - a.worth)[0];
  const labelled = labelledParties(lines).filter(({ name }) => isParty(name));
  // "Parties" over a table is no preamble: what is read there as names looks like none.
  const plain = both?.parties.every((party) => worth(text, party) >= LEAST_WORTH) ?? false;
  if (both && (plain || labelled.length < LEAST)) return told(reading, all, both.parties);
  const defined = [definedParties(all), sheetParties(lines)].find(({ length }) => length >= LEAST);
  if (defined) return told(reading, all, defined);
  const alone = preambles.find(({ parties, worth }) => parties.length === 1 && worth > 1)?.parties;
  const one = completed(text, alone ?? [], labelled, addressees(lines));
  const signed = one.length >= LEAST ? [] : namedAndSigned(lines, all).filter(({ name }) => isParty(name));
  const others = one.filter(({ name }) => !signed.some((each) => alike(each.name, name)));
  return told(reading, all, signed.length > 0 ? [...signed, ...others].slice(0, MOST) : one);
}

/** How much a name looks like a party's: in a form of company or a person's, and given a short name soon after. */
function worth(text: string, { name, at }: Party): number {
  const found = nameAt(text, at, true);
  const form = found?.company ? 1 : isPerson(name) ? 0.7 : 0.2;
  return form + (/^[^.;]{0,250}?\(\s*(?:the |hereinafter[^"“]{0,30})?["“]/.test(text.slice(at)) ? 0.5 : 0);
}

function told(reading: Reading, all: Running, parties: readonly Party[]): Found<'parties'>[] {
  const [first] = parties;
  if (!first) return [];
  const last = parties.at(-1)!;
  const near = last.at > first.at && last.at - first.at < CLAUSE ? last : first;
  const evidence = reading.place(all.wordsFrom(first.at, near.at + near.name.length));
  return [{ path: 'parties', value: parties.map(({ name }) => name), confidence: sureOf(parties), evidence }];
}

function inPreamble(text: string, from: number): Party[] {
  const parties: Party[] = [];
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
      (parties.length < LEAST ||
        found.company ||
        isPerson(found.name) ||
        DESCRIBED.test(text.slice(found.end - 1, found.end + 30))) &&
      !parties.some(({ name }) => alike(name, found.name))
    )
      parties.push({ name: found.name, at: text.indexOf(found.name.slice(0, 3), at) });
    else if (parties.length === 0 && !/^[_[\s]/.test(text.slice(at, at + 1))) return [];
    at = nextParty(text, found?.end ?? at, to);
  }
  return parties;
}

/** Where the clause ends, outside of brackets. */
const CLAUSE_ENDS =
  /^(?:\.\s+(?=[A-Z0-9][a-z. ])|\s(?:RECITALS?|WITNESSETH|WHEREAS|BACKGROUND|W ?I ?T ?N)\b|\s(?:each|collectively|together|hereinafter collectively)\b)/;
const NEXT =
  /^(?:[,;]?\s+and\s*:?\s+(?:between\s+)?(?:(?:us|we|you|me),\s+)?(?=(?:the\s+)?[\p{Lu}\d(])|;\s+(?=\p{Lu})|\s*\([2b]\)\s*(?=\p{Lu}))/iu;

/** After a name: past what describes its party, to the next one. Undefined where there is none. */
function nextParty(text: string, from: number, to: number): number | undefined {
  let depth = 0;
  for (let at = from; at < to; at++) {
    const rest = text.slice(at, at + 40);
    const numbered = /^\(\s*(?:[1-4]|[a-d]|i{1,3})\s*\)/i.exec(rest);
    if (text[at] === '(' && !numbered) depth++;
    if (text[at] === ')' && depth > 0) {
      depth--;
      // "(“Larkspur”), Ada Example, an individual"
      const listed = /^\),\s+(?=(?:the )?\p{Lu}\p{Ll}+ \p{Lu})/u.exec(rest);
      if (depth === 0 && listed) return at + listed[0].length;
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

/** One contains the other: a title, then the preamble proper. */
function alike(a: string, b: string): boolean {
  const letters = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
  const [one, other] = [letters(a), letters(b)];
  return one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one);
}

/** What gives a party its short name. */
const SHORT_NAME =
  /\(\s*(?:collectively,?\s*|together,?\s*|hereinafter[^"“)]{0,40}|the\s+|in [^"“)]{0,60})*["“][^"”)]{2,60}["”]/g;

function completed(
  text: string,
  known: readonly Party[],
  labelled: readonly Party[],
  written: readonly Party[],
): Party[] {
  const parties = [...known];
  const add = (party: Party, most = LEAST) => {
    if (parties.length < most && isParty(party.name) && !parties.some(({ name }) => alike(name, party.name)))
      parties.push(party);
  };
  for (const party of labelled) add(party, MOST);
  for (const party of withShortNames(text)) add(party);
  for (const party of signingCompanies(text)) add(party);
  for (const party of written) add(party);
  for (const party of signers(text)) add(party);
  return parties;
}

const ROLE =
  /["“](?:the )?(?:employee|executive|director|consultant|contractor|associate|seller|purchaser|buyer|shareholder|stockholder|participant|grantee|officer|optionee|founder|investor|guarantor|recipient|owner|inventor|lender|borrower|landlord|tenant|licen[cs]ee|licensor|advis[oe]r|discloser)/i;
/** Who speaks in a contract, and to whom it speaks, are its parties. */
const PRONOUN = /["“](?:we|us|you)["”]/i;
/** The word that a short name is, without its article. */
const wordOf = (short: string): string => /["“](?:the )?([^"”]+)["”]/i.exec(short)?.[1] ?? '';
/** "The Trustees of Elmtown College, a public corporation (…" */
const DESCRIBED = /^,?\s+(?:of(?=\s\d)|an?|with (?:its|offices)|having|located|residing|practi[cs]ing)\s/;

/** "Elmtown District Council (“the Council”)" */
function shortens(short: string, name: string): boolean {
  const word = /["“”](?:the )?(\p{Lu}[\p{L}-]{3,})["“”]/u.exec(short)?.[1];
  return word !== undefined && name.includes(' ') && name.split(' ').includes(word);
}

/** "a subsidiary of Larkspur, Inc. (the “Company”)": the company is what comes before. */
const OWNED = /\b(?:of|by|with|for) (?:the )?$/;

/** The name before each short name, within its sentence. */
function withShortNames(text: string): Party[] {
  const head = text.slice(0, HEAD / 2);
  return [...head.matchAll(SHORT_NAME)].flatMap(({ index, 0: short }): Party[] => {
    const before = head.slice(Math.max(0, index - 260), index);
    const sentence = before.slice(Math.max(before.lastIndexOf(') '), before.lastIndexOf('; ')) + 1);
    const offset = index - sentence.length;
    const names = [...sentence.matchAll(/(?<![\p{L}\d.&’'-])(?=\p{Lu})/gu)].flatMap(({ index: from }) => {
      const found = nameAt(text, offset + from);
      return found && isParty(found.name) ? [{ ...found, at: offset + from }] : [];
    });
    const whole = names.filter(({ end }, place) => !names.slice(0, place).some((earlier) => earlier.end >= end));
    const beside = (end: number) => /^,?\s*$/.test(text.slice(end, index));
    const best =
      whole.find(({ company, at, end }) => company && beside(end) && !OWNED.test(text.slice(0, at))) ??
      names.find(({ name, end }) => shortens(short, name) && beside(end)) ??
      names.find(({ company }) => company) ??
      names.find(
        ({ name, end }) => (ROLE.test(short) || isRole(wordOf(short), text)) && isPerson(name) && beside(end),
      ) ??
      names.find(({ name, end }) => PRONOUN.test(short) && name.includes(' ') && beside(end)) ??
      names.find(({ name, end }) => name.includes(' ') && DESCRIBED.test(text.slice(end - 1, end + 30)));
    return best ? [{ name: best.company ? known(best.name, text) : best.name, at: best.at }] : [];
  });
}

/**
 * Without the words before it that stand beside it only once, as the addressee's do above a company's name in a letter.
 */
function known(name: string, text: string): string {
  const words = name.split(' ');
  const all = text.toLowerCase();
  for (let from = 0; words.length - from >= 2; from++) {
    const rest = words.slice(from).join(' ');
    if (/^\p{Lu}/u.test(rest) && all.split(rest.toLowerCase()).length > 2) return rest;
  }
  return name;
}

/** "ACME, INC. By: …"; companies that sign together stand one after the other. */
function signingCompanies(text: string): Party[] {
  const tail = Math.max(0, text.length - 6000);
  return [...text.slice(tail).matchAll(/(?<=\s)(?=\p{Lu}[^:/]{3,70}\s+By\s*:)/gu)].flatMap(({ index }): Party[] => {
    const at = tail + index;
    const found = nameAt(text, at);
    return found?.company && /^\s*(?:By\s*:|\p{Lu})/u.test(text.slice(found.end))
      ? [{ name: known(found.name, text), at }]
      : [];
  });
}
