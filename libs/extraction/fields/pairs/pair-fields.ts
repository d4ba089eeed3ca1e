/**
 * The fields of forms and of documents we have no better reader for: label–value pairs in reading order, then dates and
 * amounts that a label on their line announces, as they are written. Of what is no form also a date that stands alone,
 * e-mail addresses and IBANs that no pair holds.
 */
import { cents } from '../../normalise/amounts.js';
import { type Line, segmentOf, type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { type Word } from '../../model/page.js';
import { tidy } from '../../normalise/text.js';
import { evidenceOf, type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { tellsAnswers } from '../filled/field-pairs.js';
import { findEmails, findIbans } from '../vocabulary/contacts.js';
import { pairsOf } from './pairs.js';
import { unique } from './unique.js';

/** `fields.<label>` */
export type PairPath = `fields.${string}`;

const MOST_LOOSE = 20;

/** Of a form: what no label announces was not asked for. It is a stamp, or print of the form's own. */
export const labelledFields = (reading: Reading): Found<PairPath>[] =>
  fieldsOf(
    reading,
    announcedIn(reading).filter(({ kind }) => kind !== 'date'),
  );

export const pairFields = (reading: Reading): Found<PairPath>[] =>
  fieldsOf(reading, [...announcedIn(reading), ...contactsIn(reading)]);

function fieldsOf(reading: Reading, loose: readonly Loose[]): Found<PairPath>[] {
  const taken = new Set<Word>();
  const used = new Map<string, number>();
  const finds: Found<PairPath>[] = [];
  const add = (label: string, value: string, confidence: number, span: Pick<Span, 'page' | 'words'>) => {
    finds.push({
      path: `fields.${unique(key(label), used)}`,
      value,
      confidence,
      evidence: evidenceOf(
        reading.layout.pages.find(({ index }) => index === span.page)!,
        span.words,
      ),
    });
  };
  for (const { label, value, text, beside } of pairsOf(reading.layout)) {
    add(label, text, beside ? 0.7 : 0.5, value);
    for (const word of value.words) taken.add(word);
  }
  const told = new Set(reading.layout.pages.filter(tellsAnswers).map(({ index }) => index));
  const free = loose.filter(({ line }) => !told.has(line.page));
  for (const { kind, text, line, words } of free.slice(0, MOST_LOOSE)) {
    if (!words.some((word) => taken.has(word))) add(kind, text, 0.6, { page: line.page, words });
  }
  return finds;
}

interface Loose {
  readonly kind: string;
  readonly text: string;
  readonly line: Line;
  readonly words: readonly Word[];
}

function announcedIn(reading: Reading): Loose[] {
  const dates = reading.dates.flatMap(({ iso, line, words }) =>
    announced(line, words, 'date').map((kind) => {
      return { kind, text: kind === 'date' ? iso : spanOf(words, line.page).text, line, words };
    }),
  );
  const amounts = reading.amounts
    .filter(({ exact, currency }) => exact && currency)
    .flatMap(({ value, line, words }) =>
      announced(line, words).map((kind) => ({ kind, text: cents(value).toFixed(2), line, words })),
    );
  return [...dates, ...amounts];
}

const contactsIn = ({ layout }: Reading): Loose[] =>
  layout.lines.flatMap((line) => [
    ...findEmails(line.text).map(({ value, start, end }) => ({
      kind: 'email',
      text: value,
      line,
      words: wordsAt(line, start, end),
    })),
    ...findIbans(line.text)
      .filter(({ valid }) => valid)
      .map(({ value, start, end }) => ({ kind: 'iban', text: value, line, words: wordsAt(line, start, end) })),
  ]);

/** The short label before it on its line; on its own line its kind will do; in a sentence it is no field. */
function announced(line: Line, words: readonly Word[], kind?: string): string[] {
  const cell = segmentOf(line, words[0]!)!.words;
  const ends = kind && cell[0] !== words[0] && cell.at(-1) === words.at(-1);
  const own = ends ? cell : line.words;
  const before = own.slice(0, own.indexOf(words[0]!)).map(({ text }) => text);
  if (words[0]!.text.startsWith('(')) return [];
  if (before.length === 0) return kind && line.words.length - words.length <= 2 ? [kind] : [];
  const label = tidy(before.join(' '));
  return before.length <= 4 && /^\p{L}[\p{L} .'’()/-]+$/u.test(label) ? [label] : [];
}

/** A dot would part the path. */
const key = (label: string): string => label.replace(/\./g, ' ').replace(/\s+/g, ' ').trim();
