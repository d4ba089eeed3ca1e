/**
 * The parties of a contract in German, French, Spanish, Italian or Dutch. Its opening calls each by a short name ("–
 * nachfolgend „Auftraggeber“ genannt –", "(di seguito, la “Parte Ricevente”)"); the party is what is named first after
 * the short name of the one before, or the one that who is named first acts for.
 */
import { type PartyName, isPerson, nameAt } from './party-name.js';
import { type Running } from './running.js';
import { type Signed } from './signatures.js';

const OPENS =
  /(?<!\p{L})(?:zwischen|entre(?: les soussign\S+)?|reunidos|tra|fra|(?:de )?ondergetekenden|tussen)(?!\p{L})\s*:?/giu;
/** Characters of a contract in which its parties stand, and of them all. */
const [HEAD, CLAUSE] = [2500, 2200];
const CALLED =
  "nachfolgend|nachstehend|im folgenden|ci-apr[eè]s|hierna|verder te noemen|en adelante|en lo sucesivo|di seguito|in seguito|in appresso|d'ora in avanti";
const BETWEEN = String.raw`auch|kurz|als|der|die|das|d[eé]nomm[eé]e?s?|le|la|el|il|lo|denominat[oa]|denominad[oa]|te noemen|genoemd|de`;
/** In quotes, or bare: "(di seguito, la “Parte Ricevente”)", "nachfolgend Mieter genannt", "(Mieterin)". */
const SHORT_NAME = new RegExp(
  String.raw`\([^()"“„«]{0,60}["“„«]\s?[^"”“»)]{2,50}["”“»][^()]{0,20}\)|\(\p{L}{5,20}\)|(?:${CALLED})(?:[^"“„«.]{0,60}["“„«]\s?[^"”“»]{2,50}["”“»]|[\s,:]+(?:(?:${BETWEEN})[\s:]+){0,3}(?:l['’])?\p{L}{4,25}(?:\s+genannt)?)`,
  'giu',
);
const TOGETHER = /gemeinsam|ensemble|conjunta|congiunta|gezamenlijk/i;
/** Before a name: "und", "D'une part", "2.", and how its bearer is addressed or what form of company it has. */
const LEADS =
  /^(?:[\s,;:.–—-]+|\(?[\dab][.)]\s|genannt|d[’']une part|d[’']autre part|de una parte|de otra parte|(?:und|et|y|ed?|en|zum einen|zum anderen|der|die|den|dem|das|firma|eheleuten?|herrn?|frau|dipl\.-\p{L}+\.?|dr\.|prof\.|la|le|il|lo|el|los|soci[eé]t[eé]|societ[aà]|sociedad|mercantil|monsieur|madame|mme|m\.|don|doña|d\.[ªa]?|dña\.|sig\.(?:ra)?|signora?|ing\.|dott\.(?:ssa)?|de|heer|mevrouw|(?:besloten|naamloze) vennootschap(?: met beperkte aansprakelijkheid)?)(?=[\s,:]))/iu;
const ACTS_FOR =
  /\b(?:en (?:nombre y )?representaci[oó]n de|agissant (?:au nom et )?pour le compte de|in nome e per conto d[ie])\s+/giu;
const LONGEST_SHORT_LINE = 60;

export function partiesAbroad(all: Running): Signed[] {
  const { text } = all;
  return [...text.slice(0, HEAD).matchAll(OPENS)]
    .map(({ index, 0: opening }) => calledIn(all, index + opening.length))
    .reduce<Signed[]>((most, parties) => (parties.length > most.length ? parties : most), []);
}

function calledIn(all: Running, from: number): Signed[] {
  const clause = all.text.slice(from, from + CLAUSE);
  const parties: Signed[] = [];
  let start = from;
  for (const { index, 0: short } of clause.matchAll(SHORT_NAME)) {
    const end = from + index;
    if (TOGETHER.test(all.text.slice(start, end) + short)) break;
    for (const party of partiesAt(all, actor(all.text, start, end))) {
      if (party.at < end && !parties.some(({ name }) => name === party.name)) parties.push(party);
    }
    start = end + short.length;
  }
  return parties;
}

/** Where the name begins of who is meant in a part of the text. */
function actor(text: string, start: number, end: number): number {
  const acts = [...text.slice(start, end).matchAll(ACTS_FOR)].at(-1);
  return acts ? start + acts.index + acts[0].length : start;
}

/** One party, or a couple: "den Eheleuten Ada Example und Ben Example". */
function partiesAt(all: Running, from: number): Signed[] {
  const at = from + leads(all.text.slice(from, from + 200));
  const found = named(all, at);
  if (!found || !found.name.includes(' ')) return [];
  const and = /^\s(?:und|et|y|e|en)\s/iu.exec(all.text.slice(found.end, found.end + 8));
  const couple = and && isPerson(found.name) ? named(all, found.end + and[0].length) : undefined;
  const other = couple && isPerson(couple.name) && and ? [{ name: couple.name, at: found.end + and[0].length }] : [];
  return [{ name: found.name, at }, ...other];
}

/** A name that is all of a short line ends with it, as where the address stands under it. */
function named({ text, lineEnd }: Running, at: number): PartyName | undefined {
  const line = lineEnd(at);
  return nameAt(line.length < LONGEST_SHORT_LINE ? text.slice(0, line.end) : text, at);
}

function leads(text: string): number {
  let at = 0;
  for (let lead = LEADS.exec(text); lead; lead = LEADS.exec(text.slice(at))) at += lead[0].length;
  return at;
}
