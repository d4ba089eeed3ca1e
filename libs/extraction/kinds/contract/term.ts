/**
 * How long a contract runs: of all lengths of time in it, the one whose sentence says that the agreement or its
 * obligations last, end or survive; lengths of covenants not to hire or compete, of notices and of renewals count
 * against.
 */
import { fold } from '../../layout/fold.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type Running } from './running.js';
import { type ContractPath } from './schema.js';

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
};
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}-])(${Object.keys(NUMBERS).join('|')}|\d{1,2})(?:\s*\(\s*\d+\s*\))?[\s-]+(year|month)s?(?!\p{L})`,
  'giu',
);
const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, tenth: 10 };
const ANNIVERSARY = new RegExp(
  String.raw`(?<![\p{L}-])(${Object.keys(ORDINALS).join('|')})(?:\s*\(\s*\d+\s*\w{0,2}\s*\))?\s+(anniversary)(?!\p{L})`,
  'giu',
);
const LASTS =
  /(?:terminat|expir|remain|continu|in (?:full )?(?:force|effect)|surviv|initial term|term of (?:this|the) agreement|bound)/;
const SUBJECT = /(?:this (?:letter )?agreement|obligations|confidential|undertaking)/;
const OTHER =
  /(?:solicit|hire|employment|compet|stock|securit|vacation|renew|notice|standstill|acquire|salary|severance|old\b|vest)/;
const LEAST = 1.25;

/** "two (2) years" and "the second anniversary" are "2 years". */
export function termField(reading: Reading, { text, wordsFrom }: Running): Found<ContractPath>[] {
  const candidates = [...text.matchAll(LENGTH), ...text.matchAll(ANNIVERSARY)].map((match) => {
    const before = sentenceBefore(fold(text.slice(Math.max(0, match.index - 260), match.index)));
    const after = fold(text.slice(match.index + match[0].length, match.index + match[0].length + 70)).split(/\. /)[0]!;
    const sentence = `${before}${after}`;
    const score =
      (LASTS.test(sentence) ? 1 : 0) +
      (SUBJECT.test(sentence) ? 1 : 0) +
      (/(?:period|term) of (?:up to )?(?:\w+ )?$/.test(before) ? 0.3 : 0) +
      (/^s? ?(?:from|after|following)/.test(after.trim()) ? 0.4 : 0) -
      (OTHER.test(sentence) ? 1.2 : 0);
    return { match, score };
  });
  const [best] = candidates.sort((a, b) => b.score - a.score);
  if (!best || best.score < LEAST) return [];
  const { match, score } = best;
  const [number = '', unit = ''] = match.slice(1).map((part) => part?.toLowerCase());
  const count = NUMBERS[number] ?? ORDINALS[number] ?? Number(number);
  const value = `${count} ${unit === 'anniversary' ? 'year' : unit}${count === 1 ? '' : 's'}`;
  const evidence = reading.place(wordsFrom(match.index, match.index + match[0].length));
  return [{ path: 'term', value, confidence: score > 2 ? 0.75 : 0.6, evidence }];
}

const sentenceBefore = (text: string): string => text.split(/[.;] (?=[a-z(])/).at(-1) ?? text;
