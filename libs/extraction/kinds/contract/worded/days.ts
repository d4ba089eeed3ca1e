/** First and last day of a contract by how its language words them, and how long it runs. */
import { fold } from '../../../layout/fold.js';
import { type Running } from '../../../layout/running.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { type ContractDate, contractDates } from '../dates/contract-dates.js';
import { type Patterns, whole } from './wordings/wording.js';

type Days = 'effective_date' | 'expiration_date' | 'term';

/** Characters before and after a day in which is said what it is. */
const [BEFORE, AFTER] = [110, 60];
/** … and before it, that the contract is in force. */
const NEAR = 90;
/** … and behind it, in languages that say so there. */
const BEHIND = 30;
/** … and that it is of something else. */
const CLOSE = 60;
/** At the head of a contract the day stands that it bears, or at its end. */
const HEAD = 1500;
/** Before the day on which somebody was born. */
const BORN =
  /naroz|narode|urodz|\bnar\b|fodt|fodd|synt|szul|nascut|roden|rojen|dogum|γενν|рожд|народж|роден|sinh|lahir|nascid|ميلاد|مولود|לידה|יליד|เกิด/u;
/** Characters beside a day in its line: a place's name. */
const BESIDE = 40;

export function dayFields(reading: Reading, all: Running, patterns: Patterns): Found<Days>[] {
  const folded = fold(all.text);
  const dates = contractDates(reading, all).filter(
    ({ raw: { start } }) => !BORN.test(folded.slice(Math.max(0, start - 25), start)),
  );
  const span = spanOf(folded, dates, patterns);
  const bears = dayBorne(folded, all, dates, patterns);
  const first = beginning(folded, dates, patterns) ?? span?.from;
  const begins = first ?? bears;
  const length = lengthIn(folded, all.text, patterns);
  const found: Found<Days>[] = [];
  if (begins) {
    const confidence = first ? 0.8 : 0.7;
    found.push({ path: 'effective_date', value: begins.iso, confidence, evidence: reading.place(begins.where) });
  }
  if (span)
    found.push({
      path: 'expiration_date',
      value: span.to.iso,
      confidence: 0.8,
      evidence: reading.place(span.to.where),
    });
  if (length) {
    const evidence = reading.place(all.wordsFrom(length.start, length.end));
    found.push({ path: 'term', value: length.value, confidence: 0.75, evidence });
  }
  return found;
}

/** Ends a sentence, or is the number of a clause. */
const SENTENCE = /(?<=[\p{L}\p{M})»”“"]{3}|\d)[.;]\s+(?=[\p{L}§\d(•])|\s\d{1,2}\.\d{1,2}\.?\s/u;

/** What is said in the sentence before and after a place. */
const before = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - BEFORE), at)
    .split(SENTENCE)
    .at(-1)!;
const after = (text: string, at: number): string => text.slice(at, at + AFTER).split(SENTENCE)[0]!;

/** The day of which it is said that the contract is in force from it on. */
function beginning(
  text: string,
  dates: readonly ContractDate[],
  { wording, find }: Patterns,
): ContractDate | undefined {
  const begins = find(wording.begins, ['', ''], 'gu');
  const other = find(wording.other);
  const apart = ({ raw: { start, end } }: ContractDate): number => {
    const said = before(text, start).slice(-NEAR);
    const near = [...said.matchAll(begins)].at(-1);
    const isNear = near && !/\d{4}/.test(said.slice(near.index)) && !other.test(said.slice(-CLOSE));
    if (isNear) return said.length - near.index - near[0].length;
    const behind = wording.fromBehind === undefined ? undefined : find(wording.begins).exec(after(text, end));
    return behind && behind.index < BEHIND && !/\d{4}/.test(after(text, end).slice(0, behind.index))
      ? behind.index
      : Infinity;
  };
  const nearest = Math.min(...dates.map(apart));
  return nearest === Infinity ? undefined : dates.find((date) => apart(date) === nearest);
}

/** Two days with nothing but "from" and "to" between them, of a time that is the contract's. */
function spanOf(text: string, dates: readonly ContractDate[], { wording, find }: Patterns) {
  const between = new RegExp(
    String.raw`^[\s,.–—-]*(?:[гр]\.?|р\.|r\.|г\.|m\.|م)?[\s,.–—-]*(?:${wording.fromBehind ? `${whole(wording, wording.fromBehind)}` : ''})?[\s,]*(?:\([^)]{0,40}\))?[\s,]*(?:${whole(wording, wording.until)}|[–—-])?[\s,:]*$`,
    'u',
  );
  for (const [index, to] of dates.entries()) {
    const from = dates[index - 1];
    const gap = from ? text.slice(from.raw.end, to.raw.start) : '';
    if (!from || from.iso >= to.iso || !between.test(gap)) continue;
    const said = before(text, from.raw.start);
    // Beneath a contract the days of two signatures stand side by side.
    const isSaid = /[\p{L}–—-]/u.test(gap) || find(wording.lasts).test(said);
    if (isSaid && !find(wording.other).test(said.slice(-CLOSE))) return { from, to };
  }
  return undefined;
}

/** The day beside its making, else one that stands beside a place alone, at the head or beneath the contract. */
function dayBorne(
  text: string,
  all: Running,
  dates: readonly ContractDate[],
  { wording, find }: Patterns,
): ContractDate | undefined {
  const made = find(wording.made, ['', String.raw`[^.;\d]{0,45}$`]);
  const isMade = ({ raw: { start } }: ContractDate) => made.test(before(text, start));
  const isAlone = ({ raw: { start } }: ContractDate) => {
    const line = all.lineEnd(start);
    const others = dates.filter((other) => other.raw.start >= line.end - line.length && other.raw.end <= line.end);
    const rest = others.reduceRight(
      (said, other) =>
        said.slice(0, other.raw.start - (line.end - line.length)) +
        said.slice(other.raw.end - (line.end - line.length)),
      text.slice(line.end - line.length, line.end),
    );
    return rest.length < BESIDE * others.length && !/\d/.test(rest);
  };
  const isEarly = ({ raw: { start } }: ContractDate) => start < HEAD;
  const tail = dates.filter(({ raw: { start } }) => start > text.length - HEAD);
  return (
    dates.find((date) => isEarly(date) && isMade(date)) ??
    dates.find((date) => isEarly(date) && isAlone(date)) ??
    tail.findLast(isAlone) ??
    tail.findLast(isMade) ??
    dates.find(isEarly) ??
    tail.at(-1)
  );
}

/** Before a length in the same sentence as many characters. */
const REACH = 120;

function lengthIn(text: string, printed: string, { wording, find }: Patterns) {
  const words = Object.values(wording.numbers).join('|');
  const number = String.raw`(?<count>\d{1,3}|${whole(wording, words)}|\p{L}{3,20}(?=\s?\(\d{1,3}\)))`;
  const unit = whole(wording, wording.units);
  const length = new RegExp(
    String.raw`(?<![\p{L}\d.,/-])${number}(?:\s{0,2}\((?<again>[^()]{1,40})\))?[\s-]{0,3}(?:\p{L}{5,12}\s)?(?<unit>${unit})`,
    'gu',
  );
  const found = [...text.matchAll(length)].flatMap(({ index, 0: all, groups }) => {
    const count = numberOf(groups?.['count'] ?? '', groups?.['again'], wording.numbers, find);
    const said = sentence(text.slice(Math.max(0, index - REACH), index));
    const behind = sentence(text.slice(index, index + all.length + 60), 0).slice(all.length);
    const other = find(wording.other);
    if (!count || count > 600 || other.test(said.slice(-75)) || other.test(behind.slice(0, 40))) return [];
    const lasts = find(wording.lasts);
    if (!lasts.test(said) && !lasts.test(behind.slice(0, 40))) return [];
    const isOfContract = find(wording.title).test(said) || find(wording.begins).test(said + behind);
    const own = printed.slice(index + all.length - groups!['unit']!.length, index + all.length).trim();
    return [{ value: `${count} ${own}`, start: index, end: index + all.length, isOfContract }];
  });
  return found.find(({ isOfContract }) => isOfContract) ?? found[0];
}

const sentence = (text: string, which: 0 | -1 = -1): string => text.split(SENTENCE).at(which)!;

function numberOf(
  said: string,
  again: string | undefined,
  numbers: Readonly<Record<number, string>>,
  find: Patterns['find'],
): number | undefined {
  if (/^\d+$/.test(said)) return Number(said);
  if (again !== undefined && /^\d+$/.test(again.trim())) return Number(again);
  const own = Object.entries(numbers).find(([, words]) => find(words, ['^', '$']).test(said));
  return own ? Number(own[0]) : undefined;
}
