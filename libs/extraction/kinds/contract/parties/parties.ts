/**
 * The parties to a contract: the names in its preamble ("by and between X and Y"), completed, where it names one or
 * none, by those given a short name in brackets ("Acme, Inc. (the “Company”)") and by who signs. A title that only
 * repeats the names is passed over.
 */
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { addressees } from './addressee.js';
import { alike } from './alike.js';
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
import { CLAUSE, DESCRIBED, LEAST, lookLikeParties, MOST, preamblesIn } from './preamble.js';
import { isRole } from './roles.js';
import { type Running } from '../../../layout/running.js';
import { type Signed, signers } from './signatures.js';

/** Characters of a contract in which its parties are given short names. */
const HEAD = 2500;
/** Wherever they were found: lists out of preambles are no more often right than the others. */
const SURE = 0.7;
/** Of a longer list all must be right, so it is less sure than that of two. */
const sureOf = ({ length }: readonly Signed[]): number => Math.min(SURE, SURE ** (length / LEAST));

export function partyField(reading: Reading, all: Running): Found<'parties'>[] {
  const { text } = all;
  const abroad = reading.language === 'en' ? [] : partiesAbroad(all);
  if (abroad.length >= LEAST) return told(reading, all, abroad);
  const { lines } = reading.layout;
  for (const laidOut of [listedParties, tabledParties, partiesInColumns, coverParties]) {
    const listed = laidOut(lines).filter(({ name }) => isParty(name));
    if (listed.length >= LEAST) return told(reading, all, listed);
  }
  const preambles = preamblesIn(text);
  const both = preambles.filter(({ parties }) => parties.length >= LEAST).sort((a, b) => b.worth - a.worth)[0];
  const labelled = labelledParties(lines).filter(({ name }) => isParty(name));
  if (both && lookLikeParties(text, both.parties)) return told(reading, all, both.parties);
  const defined = [definedParties(all), sheetParties(lines)].find(({ length }) => length >= LEAST);
  if (defined) return told(reading, all, defined);
  if (both && labelled.length < LEAST) return told(reading, all, both.parties);
  const alone = preambles.find(({ parties, worth }) => parties.length === 1 && worth > 1)?.parties;
  const one = completed(text, alone ?? [], labelled, addressees(lines));
  const signed = one.length >= LEAST ? [] : namedAndSigned(lines, all).filter(({ name }) => isParty(name));
  const others = one.filter(({ name }) => !signed.some((each) => alike(each.name, name)));
  return told(reading, all, signed.length > 0 ? [...signed, ...others].slice(0, MOST) : one);
}

function told(reading: Reading, all: Running, parties: readonly Signed[]): Found<'parties'>[] {
  const [first] = parties;
  if (!first) return [];
  const last = parties.at(-1)!;
  const near = last.at > first.at && last.at - first.at < CLAUSE ? last : first;
  const evidence = reading.place(all.wordsFrom(first.at, near.at + near.name.length));
  return [{ path: 'parties', value: parties.map(({ name }) => name), confidence: sureOf(parties), evidence }];
}

/** What gives a party its short name. */
const SHORT_NAME =
  /\(\s*(?:collectively,?\s*|together,?\s*|hereinafter[^"“)]{0,40}|the\s+|in [^"“)]{0,60})*["“][^"”)]{2,60}["”]/g;

function completed(
  text: string,
  known: readonly Signed[],
  labelled: readonly Signed[],
  written: readonly Signed[],
): Signed[] {
  const parties = [...known];
  const add = (party: Signed, most = LEAST) => {
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
/** "(hereinafter ADC)", "(hereinafter referred to as the COMPANY)" */
const UNQUOTED = /\(\s*here(?:in)?after\b[^"“”()]{0,50}?(?<=\s)(?:the )?(\p{Lu}[\p{L}\d&-]+)\s*\)/gu;

const ROLE =
  /["“](?:the )?(?:employee|executive|director|consultant|contractor|associate|seller|purchaser|buyer|shareholder|stockholder|participant|grantee|officer|optionee|founder|investor|guarantor|recipient|owner|inventor|lender|borrower|landlord|tenant|licen[cs]ee|licensor|advis[oe]r|discloser)/i;
/** Who speaks in a contract, and to whom it speaks, are its parties. */
const PRONOUN = /["“](?:we|us|you)["”]/i;
/** The word that a short name is, without its article. */
const wordOf = (short: string): string => /["“](?:the )?([^"”]+)["”]/i.exec(short)?.[1] ?? '';
/** "Elmtown District Council (“the Council”)" */
function shortens(short: string, name: string): boolean {
  const word = /["“”](?:the )?(\p{Lu}[\p{L}-]{3,})["“”]/u.exec(short)?.[1];
  return word !== undefined && name.includes(' ') && name.split(' ').includes(word);
}

/** "a subsidiary of Larkspur, Inc. (the “Company”)", "a Texas Corporation": the company is what comes before. */
const OWNED = /\b(?:(?:of|by|with|for) (?:the )?|an? )$/;

/** The name before each short name, within its sentence. */
function withShortNames(text: string): Signed[] {
  const head = text.slice(0, HEAD);
  const quoted = [...head.matchAll(SHORT_NAME)].map(({ index, 0: short }) => ({ index, short }));
  const unquoted = [...head.matchAll(UNQUOTED)].map(({ index, 1: word }) => ({ index, short: `“${word}”` }));
  const shorts = [...quoted, ...unquoted].sort((one, other) => one.index - other.index);
  return shorts.flatMap(({ index, short }): Signed[] => {
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
function signingCompanies(text: string): Signed[] {
  const tail = Math.max(0, text.length - 6000);
  return [...text.slice(tail).matchAll(/(?<=\s)(?=\p{Lu}[^:/]{3,70}\s+By\s*:)/gu)].flatMap(({ index }): Signed[] => {
    const at = tail + index;
    const found = nameAt(text, at);
    return found?.company && /^\s*(?:By\s*:|\p{Lu})/u.test(text.slice(found.end))
      ? [{ name: known(found.name, text), at }]
      : [];
  });
}
