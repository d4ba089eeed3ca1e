/**
 * The parties to a contract: the names in its preamble ("by and between X and Y"), else those given a short name in
 * brackets ("Acme, Inc. (the “Company”)") with the person who signs. A title that only repeats the names is passed
 * over.
 */
import { fold } from '../../layout/fold.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type Running } from './running.js';
import { type ContractPath } from './schema.js';

const PREAMBLE = /\b(?:by and between|by and among|between|among|PARTIES\s*:)[:\s]+/gi;
/** What follows a name in a preamble: a description of the party, or its short name in brackets. */
const AFTER_NAME =
  /,?\s*(?:\(|a (?:\w+ ){0,4}(?:corporation|company|partnership|limited)|an (?:\w+ ){0,3}(?:corporation|company|individual)|with (?:its|an|a|offices|principal)|having|located|whose|residing|on behalf|and on behalf|and its|its (?:subsidiaries|affiliates)|of \d|incorporated under|organized under|the undersigned|,? ?individually|duly|divisions,|including\b|as of\b|effective\b)|,\s+(?=\d)|;|(?<!\b\p{Lu})\.\s+(?=[A-Z][a-z]+ )|\s(?=(?:RECITALS|WITNESSETH|WHEREAS|BACKGROUND|W I T N)\b)/iu;
const NAME = /^(?:the\s+)?([\p{Lu}\d][\p{L}\p{N}&.,'’ /-]{1,70})$/u;
const NO_NAME =
  /\b(?:agreement|contract|undersigned|parties|party|exhibit|dated|period)\b|^(?:employee|associate|executive|company|recipient|consultant)$/i;
/** A person's degree after the name, a salutation before it. */
const DEGREE = /,?\s+(?:M\.?D|Ph\.?\s?D|J\.?D|Esq|CPA|M\.?B\.?A)\b\.?/g;
const SALUTATION = /^.*\bDear\s+/;
/** A form not yet filled in: "between Acme, Inc. and ____ (the “Employee”)". */
const LEFT_BLANK = /\band\s+[_\s]*\((?:the\s+)?[“"'‘]/;
const HEAD = 5000;

export function partyField(reading: Reading, all: Running): Found<ContractPath>[] {
  const { text, wordsFrom } = all;
  for (const match of text.slice(0, HEAD).matchAll(PREAMBLE)) {
    const from = match.index + match[0].length;
    const clause = text.slice(from, from + 700);
    const names = partyNames(clause);
    const [first, second] = names;
    const last = second ?? first;
    if (last === undefined) continue;
    const alone = names.length === 1 && LEFT_BLANK.test(clause.slice(0, 400));
    if (!alone && (first === undefined || second === undefined || alike(first, second))) continue;
    const evidence = reading.place(wordsFrom(from, from + clause.indexOf(last) + last.length));
    return [{ path: 'parties', value: names, confidence: 0.7, evidence }];
  }
  return opening(reading, all) ?? defined(reading, all);
}

const WORDS = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?:,? (?:of|the|and|&|\p{Lu}[\p{L}\p{N}&.'’-]*)){0,9}`;
/**
 * "X, a corporation … (hereinafter “A”) and Y, … (“B”) each possess": parties that only their short names make parties.
 */
const OPENING = new RegExp(
  String.raw`(${WORDS}),\s+an?\s[^()]{3,160}\((?:the |hereinafter[^"“)]{0,40})?["“][^)]{2,60}\)\s+and\s+(${WORDS}),\s[^()]{3,160}\((?:the |hereinafter[^"“)]{0,40})?["“]`,
  'u',
);
const TITLE = /^.*\b(?:AGREEMENT|CONTRACT|UNDERTAKING)\s+/;

function opening(reading: Reading, { text, wordsFrom }: Running): Found<ContractPath>[] | undefined {
  const match = OPENING.exec(text.slice(0, HEAD / 2));
  if (!match) return undefined;
  const [whole, one = '', other = ''] = match;
  const [first, second] = [bare(one.replace(TITLE, '')), bare(other)];
  if (NO_NAME.test(first) || NO_NAME.test(second) || alike(first, second)) return undefined;
  const start = match.index + one.length - first.length;
  const evidence = reading.place(wordsFrom(start, match.index + whole.indexOf(other) + other.length));
  return [{ path: 'parties', value: [first, second], confidence: 0.6, evidence }];
}

const bare = (name: string): string => tidy(name.replace(SALUTATION, '').replace(DEGREE, ''));

/** One contains the other: a title, then the preamble proper. */
function alike(a: string, b: string): boolean {
  const letters = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');
  const [one, other] = [letters(a), letters(b)];
  return one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one);
}

function partyNames(clause: string): string[] {
  const names: string[] = [];
  for (const part of clause
    .split(
      /\)?[,;]?\s+and\s+(?:between\s+)?(?=(?:the\s+)?[\p{Lu}\d])|\s*\(\d\)\s*|\s*\([ab]\)\s*|["”]\),\s+(?=\p{Lu})/u,
    )
    .slice(0, 4)) {
    const end = AFTER_NAME.exec(part)?.index ?? part.length;
    const name = NAME.exec(tidy(part.slice(0, end)).replace(/,?\s+and$/, ''))?.[1];
    if (name && name.split(' ').length <= 9 && !NO_NAME.test(name)) names.push(bare(name));
    if (names.length === 2) break;
  }
  return names;
}

const COMPANY =
  /(?<![\p{L}.])((?:\p{Lu}[\p{L}\p{N}&.'’-]*,?\s+){1,6}(?:Inc|LLC|L\.L\.C|LLP|L\.P|LP|Corp|Corporation|Company|Ltd|Limited|N\.A|N\.V|Bank|GmbH|AG|S\.A|B\.V|plc|INC|CORP|CORPORATION|COMPANY|LTD|LIMITED|BANK|PLC)\b\.?)/gu;
const SIGNER =
  /(?:^|\s)(?:(?:print(?:ed)? )?name(?: \(print\))?|employee|associate|executive|recipient)\s*:\s*((?:\p{Lu}[\p{L}'’-]+\s+)(?:\p{Lu}\.\s+)?\p{Lu}[\p{L}'’-]+(?:,?\s+(?:Jr\.|II|III|IV))?)(?!\p{L})/giu;

/** "ACME, INC. By: …" under a letter. */
const SIGNING = new RegExp(`${COMPANY.source}\\s+(?=By\\s*:)`, 'gu');

/** Companies that sign together stand one after the other. */
const SEVERAL = /(?<=\b(?:inc|corp|llc|ltd|l\.p|n\.v|plc)\.?)\s+(?=\p{Lu})/iu;

/** No preamble, as in letters: the first companies that are given a short name, and who signs beside them. */
function defined(reading: Reading, { text, wordsFrom }: Running): Found<ContractPath>[] {
  const names: { readonly name: string; readonly at: number }[] = [];
  const add = (name: string, at: number) => {
    if (names.length < 2 && !NO_NAME.test(name) && !names.some((other) => alike(other.name, name)))
      names.push({ name, at });
  };
  for (const { index, 0: whole, 1: name = '' } of text.slice(0, HEAD / 2).matchAll(COMPANY)) {
    const after = text.slice(index + whole.length, index + whole.length + 160);
    if (/^[^.;]{0,140}\(\s*(?:collectively,?\s*|together,?\s*|hereinafter,?\s*)*(?:the\s+)?[“"'‘]/.test(after))
      add(bare(name), index);
  }
  const ending = Math.max(0, text.length - 1500);
  for (const { index, 0: whole, 1: names = '' } of text.slice(ending).matchAll(SIGNING)) {
    for (const name of names.split(SEVERAL)) add(bare(name), ending + index + whole.indexOf(name));
  }
  for (const { index, 0: whole, 1: name = '' } of text.slice(ending).matchAll(SIGNER)) {
    // Officers sign for their company.
    if (/^\W*Title\b/.test(text.slice(ending + index + whole.length))) continue;
    if (/^\p{Lu}/u.test(name)) add(tidy(name), ending + index + whole.indexOf(name));
  }
  const [first] = names;
  if (!first) return [];
  return [
    {
      path: 'parties',
      value: names.map(({ name }) => name),
      confidence: 0.5,
      evidence: reading.place(wordsFrom(first.at, first.at + first.name.length)),
    },
  ];
}
