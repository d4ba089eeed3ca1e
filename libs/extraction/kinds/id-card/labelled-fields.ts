/**
 * What the visual zone of a card says by its labels. A label often stands in several languages in one cell ("NOM /
 * Surname"); its value is what else the cell holds, else the next cell, else what stands under the cell.
 */
import { segmentsUnder } from '../../layout/near.js';
import { type Layout } from '../../layout/layout.js';
import { type LabelHit } from '../../layout/labels.js';
import { type Segment, type Span, spanOf, wordsAt } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { isCountryCode } from '../../regions/countries.js';
import { nationalityOf } from '../../regions/nationalities.js';
import { findIdLabels } from './labels/all.js';
import { type IdLabel } from './labels/names.js';
import { type PrintedDate } from './printed-dates.js';
import { type IdCardPath } from './schema.js';

const DATES: Partial<Record<IdLabel, IdCardPath>> = {
  birth: 'birth_date',
  placeAndBirth: 'birth_date',
  issue: 'issue_date',
  expiry: 'expiry_date',
};
/** The holder's number, not the document's. */
const PERSONAL = /person|pesel|bsn/i;
const NAME = /^\W*(\p{L}[\p{L}' -]{1,40})/u;
const NAMES = /^\W*(\p{L}[\p{L}' ,-]{1,50})/u;
/** The Portuguese number goes on with a check digit and letters; others mix letters and digits. */
export const NUMBER =
  /^\W*(\d{8} \d [A-Z0-9]{3}(?![A-Z0-9])|(?=(?:[A-Z]*\d){2})(?=\d*[A-Z])[A-Z0-9]{8,12}(?![A-Z0-9])|(?=[A-Z0-9 -]*\d{3})[A-Z0-9][A-Z0-9 -]{4,18}?)(?=\s{2}|\s[A-Za-z]|\s\d{1,2}\s[A-Za-z]|$|\W*$)/;
const PLACE = /^\W*(\p{L}[\p{L}' ,()-]{2,40})/u;
const TEXTS: Partial<Record<IdLabel, readonly [path: IdCardPath, pattern: RegExp]>> = {
  surname: ['surname', NAME],
  given: ['given_names', NAMES],
  number: ['document_number', NUMBER],
  nationality: ['nationality', /^\W*(\p{L}[\p{L} ./-]{1,40})/u],
  place: ['birth_place', PLACE],
  placeAndBirth: ['birth_place', PLACE],
  sex: ['sex', /^\W*(?:\p{L}{1,3}\s?\/\s?)?([MFX])(?!\p{L})/u],
};

export function labelledFields(reading: Reading, layout: Layout, dates: readonly PrintedDate[]): Found<IdCardPath>[] {
  return layout.lines.flatMap((line, index) =>
    line.segments.flatMap((cell, place) => {
      const labels = findIdLabels(cell);
      return [...new Set(labels.map(({ name }) => name))].flatMap((name) => {
        const own = labels.filter((label) => label.name === name);
        if (name === 'number' && PERSONAL.test(cell.text)) return [];
        const next = line.segments[place + 1];
        const spans = valuesOf({ layout, index, cell, next, labels, own });
        return [...dateOf(reading, name, spans, dates), ...textOf(reading, layout, name, own, spans)];
      });
    }),
  );
}

interface LabelledCell {
  readonly layout: Layout;
  /** Of the cell's line. */
  readonly index: number;
  readonly cell: Segment;
  /** The next cell of the line. */
  readonly next?: Segment;
  /** Of the cell. */
  readonly labels: readonly LabelHit<IdLabel>[];
  /** Those of one name. */
  readonly own: readonly LabelHit<IdLabel>[];
}

/** What may be the value, the likeliest first. */
function valuesOf({ layout, index, cell, next: beyond, labels, own }: LabelledCell): Span[] {
  const end = own.at(-1)!.end;
  const next = labels.find(({ start }) => start >= end);
  const rest = wordsAt(cell, end, next?.start ?? cell.text.length).filter(
    (word) => !own.some(({ words }) => words.includes(word)),
  );
  const glued =
    /^[\s:.]*(?=\S)/.exec(cell.text.slice(end, next?.start)) && rest.length === 0 ? gluedTo(cell, own.at(-1)!) : [];
  const within = rest.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? [spanOf(rest, cell.page)] : glued;
  const beside = !next && within.length === 0 ? [beyond].filter((span) => span !== undefined) : [];
  const under = segmentsUnder(
    layout,
    index,
    labels.length === own.length ? cell.box : spanOf([...own[0]!.words, ...own.at(-1)!.words], cell.page).box,
  );
  return [...within, ...beside, ...under];
}

/** "DOB:04/24/1976" is one word: the value begins after the label's end. */
function gluedTo(cell: Segment, { words, end }: LabelHit<IdLabel>): Span[] {
  const word = words.at(-1)!;
  const text = cell.text
    .slice(end)
    .replace(/ .*$/s, '')
    .replace(/^[:.]+/, '');
  return /[\p{L}\p{N}]/u.test(text) ? [{ ...spanOf([word], cell.page), text }] : [];
}

function dateOf(
  reading: Reading,
  name: IdLabel,
  spans: readonly Span[],
  dates: readonly PrintedDate[],
): Found<IdCardPath>[] {
  const path = DATES[name];
  const [date] = path
    ? spans.flatMap((span) => dates.filter(({ words }) => words.some((word) => span.words.includes(word))))
    : [];
  if (!path || !date) return [];
  const evidence = reading.place({ page: date.line.page, words: date.words });
  return [{ path, value: date.iso, confidence: 0.8, evidence }];
}

function textOf(
  reading: Reading,
  layout: Layout,
  name: IdLabel,
  own: readonly LabelHit<IdLabel>[],
  spans: readonly Span[],
): Found<IdCardPath>[] {
  const [path, pattern] = TEXTS[name] ?? [];
  if (!path || !pattern) return [];
  for (const span of spans) {
    const text = pattern.exec(span.text)?.[1];
    const value = text && !isLabel(text, span) ? valueFor(path, text, own) : undefined;
    if (value === undefined) continue;
    const found = (to: IdCardPath, what: string, where: Span): Found<IdCardPath> => ({
      path: to,
      value: tidy(what),
      confidence: 0.6,
      evidence: reading.place(where),
    });
    const at = layout.lines.findIndex(({ words }) => words.includes(span.words[0]!));
    const [second] = segmentsUnder(layout, at, span.box);
    const next = second && nameIn(second);
    if (path !== 'surname') return [found(path, value, span)];
    // "EXAMPLE, ADA" and "EXAMPLE," over "ADA": what follows the comma are the given names.
    const [, after] = /^[^,]*,\s*(.*)$/.exec(span.text) ?? [];
    if (after) return [found(path, value, span), found('given_names', after, span)];
    if (after === '' && second && next) return [found(path, value, span), found('given_names', next, second)];
    const plural = own.some(({ phrase }) => phrase === 'apellidos');
    if (!plural || !second || !next) return [found(path, value, span)];
    return [found(path, `${value} ${next}`, spanOf([...span.words, ...second.words], span.page))];
  }
  return [];
}

/** The line is a name and no label. */
function nameIn(span: Span): string | undefined {
  const name = NAMES.exec(span.text)?.[1];
  return name !== undefined && findIdLabels(span).length === 0 ? name : undefined;
}

/** A house number before its street is no document's number; of nationalities only known codes and words are taken. */
function valueFor(path: IdCardPath, text: string, own: readonly LabelHit<IdLabel>[]): string | undefined {
  if (path === 'document_number') return /^\d{1,2} |^\d+ [A-Z]{3,}/.test(text) ? undefined : withLetter(text, own);
  if (path !== 'nationality') return TRANSLATED.test(text) ? undefined : text;
  const code = /^[A-Z]{3}(?!\p{L})/u.exec(text)?.[0];
  return code && isCountryCode(code) ? code : nationalityOf(text);
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const LIKE: Readonly<Record<string, string>> = {
  '7': 'TZ',
  '2': 'Z',
  '5': 'S',
  '8': 'B',
  '6': 'G',
  '0': 'DQ',
  '1': 'J',
  '4': 'A',
};

/** Spain's number ends with a letter that its digits make; one read as a digit that looks like it is that letter. */
function withLetter(text: string, own: readonly LabelHit<IdLabel>[]): string {
  const [, digits, last] = /^(\d{8})(\d)$/.exec(text) ?? [];
  if (!digits || !last || !own.some(({ phrase }) => phrase.startsWith('dni'))) return text;
  const letter = DNI_LETTERS[Number(digits) % 23]!;
  return LIKE[last]?.includes(letter) ? digits + letter : text;
}

/** The beginning of a label whose rest was misread. */
const TRANSLATED = /^(?:place|date|lieu|luogo|lugar|data|datum|fecha|names?|surname|prenoms?) (?:of|de|di|et|and|d')/i;

/** A label's translation is not its value, be it read only in part. */
const isLabel = (value: string, span: Span): boolean =>
  findIdLabels({ ...span, text: value }).reduce((sum, { start, end }) => sum + end - start, 0) >
  value.trim().length * 0.55;
