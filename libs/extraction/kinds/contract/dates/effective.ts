/**
 * The day a contract begins: of its dates the one of which it says most plainly so. Where it says that it begins
 * otherwise than on the day it was made, and that day is not read, what is told is unsure.
 */
import { fold } from '../../../layout/fold.js';
import { segmentOf } from '../../../layout/lines.js';
import { type Word } from '../../../model/page.js';
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { type ContractDate, contractDates } from './contract-dates.js';
import { AS_MADE, AS_SIGNED, EFFECT_CLAUSE, SAID, type Said, saidOf } from './first-day-said.js';
import { type Running } from '../../../layout/running.js';

/** Characters of context before and after a date. */
const [BEFORE, AFTER] = [300, 140];
/** Characters of a contract in which it is headed, in which it opens, and at its end in which it is signed. */
const [HEAD, OPENING, SIGNATURES] = [1200, 2500, 2500];

/** Of a row under headings; two of which one is called by its effective date are headings, too. */
const LEAST_COLUMNS = 3;

/** Before a date that is alone in its line only because the line above is full. */
const LEADS = /\b(?:of|on|as|by|until|dated|this|the|vom|am|den|du|le|del?|dal|il|el|van|op)\W*$/;

interface Candidate extends ContractDate {
  readonly said: Said;
}

export function effectiveField(reading: Reading, all: Running): Found<'effective_date'>[] {
  const text = fold(all.text);
  const dates = contractDates(reading, all).map((date) => ({ ...date, said: heard(reading, text, date) }));
  const clauses = [...text.matchAll(EFFECT_CLAUSE)].map(({ 0: clause }) => clause);
  const plain = plainest(dates);
  const told = plain !== undefined && SAID[plain.said] >= SAID.begins;
  const last = !told && clauses.some((clause) => AS_SIGNED.test(clause)) ? lastSigned(dates) : undefined;
  const best = last ?? plain;
  if (!best) return [];
  const confidence = last ? 0.8 : sureness(best, dates, clauses, text);
  return [{ path: 'effective_date', value: best.iso, confidence, evidence: reading.place(best.where) }];
}

function heard(reading: Reading, text: string, { raw, where }: ContractDate): Said {
  const before = sentenceBefore(text.slice(Math.max(0, raw.start - BEFORE), raw.start));
  const half = text.length / 2;
  const [opening, head] = [OPENING, Math.min(HEAD, half)].map((most) => raw.start < most);
  const end = raw.start >= Math.max(half, text.length - SIGNATURES);
  const heading = headingOf(reading, where.words);
  const named = heading === undefined ? undefined : saidOf(heading.text, '', opening);
  if (named === 'defined' || (named === 'nothing' && heading!.columns >= LEAST_COLUMNS)) return named;
  const said = saidOf(before, text.slice(raw.end, raw.end + AFTER), opening);
  if (said === 'made' && opening) return said;
  if (said === 'signed' || said === 'headed' || said === 'made') return head ? 'headed' : end ? 'signed' : 'nothing';
  return said !== 'begins' && head && !LEADS.test(before) && alone(reading, where.words) ? 'headed' : said;
}

/** In a row of cells a date is what the row of headings above says over it, folded. */
function headingOf(
  { layout: { lines } }: Reading,
  words: readonly Word[],
): { readonly text: string; readonly columns: number } | undefined {
  const [first] = words;
  const at = lines.findIndex((line) => first && line.words.includes(first));
  const [above, row] = [lines[at - 1], lines[at]];
  const columns = Math.min(above?.segments.length ?? 0, row?.segments.length ?? 0);
  if (!first || !above || !row || columns < 2) return undefined;
  const cell = segmentOf(row, first)!;
  const over = above.segments.find(({ box }) => box[0] < cell.box[2] && box[2] > cell.box[0]);
  const isWhole = words.every((word) => cell.words.includes(word));
  return over && isWhole && !/\d/.test(over.text) ? { text: `${fold(over.text)} `, columns } : undefined;
}

/** Of dates of which as much is said the first, but the last of signatures. */
function plainest(dates: readonly Candidate[]): Candidate | undefined {
  const most = Math.max(...dates.map(({ said }) => SAID[said]));
  const best = dates.filter(({ said }) => SAID[said] === most);
  if (most < 0) return undefined;
  return most === SAID.signed ? latest(best) : best[0];
}

/** As sure as what is said of the day, and as nothing else in the contract says otherwise. */
function sureness(
  { said, iso, certain }: Candidate,
  dates: readonly Candidate[],
  clauses: readonly string[],
  text: string,
): number {
  if (!certain) return 0.4;
  const rivals = dates.some((other) => other.said === said && other.iso !== iso);
  if (said === 'defined' || said === 'begins') return rivals ? 0.6 : 0.8;
  const unread = clauses.some((clause) => !AS_MADE.test(clause)) || /\beffective date\b/.test(text);
  if (unread) return 0.4;
  if (said === 'made') return rivals ? 0.6 : 0.8;
  return said === 'headed' ? (rivals ? 0.5 : 0.75) : said === 'lasts' ? 0.6 : said === 'signed' ? 0.5 : 0.3;
}

/** The last day that stands beside a signature. */
const lastSigned = (dates: readonly Candidate[]): Candidate | undefined =>
  latest(dates.filter(({ said }) => said === 'signed'));

const latest = (dates: readonly Candidate[]): Candidate | undefined =>
  [...dates].sort((a, b) => a.iso.localeCompare(b.iso)).at(-1);

/** The number of a clause begins one, too. */
const sentenceBefore = (text: string): string => text.split(/(?<!\bno)[.;] (?=[a-z(])| \d{1,2}\.\d{1,2}\.? /).at(-1)!;

/** The date is all there is in its line, as at the head of a letter. */
const alone = ({ layout }: Reading, words: readonly unknown[]): boolean =>
  layout.lines.some((line) => line.words.length === words.length && line.words[0] === words[0]);
