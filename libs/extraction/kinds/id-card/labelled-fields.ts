/**
 * What the visual zone of a card says by its labels. A label often stands in several languages in one cell ("NOM /
 * Surname"); its value is what else the cell holds, else the next cell, else what stands under the cell.
 */
import { segmentsUnder } from '../../layout/near.js';
import { type Layout } from '../../layout/layout.js';
import { type LabelHit } from '../../layout/labels.js';
import { type Span, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { letterOf } from '../../fields/vocabulary/spanish-tax-number.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { isCountryCode } from '../../regions/countries.js';
import { countryNamedIn } from '../../regions/country-names.js';
import { nationalityOf } from '../../regions/nationalities.js';
import { addressFrom } from './addresses.js';
import { isLabel, valuesOf } from './label-values.js';
import { findIdLabels } from './labels/all.js';
import { type IdLabel } from './labels/names.js';
import { type PrintedDate } from './printed-dates.js';
import { type IdCardPath } from './schema.js';
import { sexIn } from './sex.js';
import { SURNAME_THEN_GIVEN, withWhole } from './whole-labels.js';
import { nameParts } from './whole-names.js';

const DATES: Partial<Record<IdLabel, IdCardPath>> = {
  birth: 'birth_date',
  placeAndBirth: 'birth_date',
  issue: 'issue_date',
  expiry: 'expiry_date',
  validity: 'expiry_date',
};
/** The holder's number, not the document's. */
const PERSONAL = /person|pesel|bsn|regist(?:er|ry)/i;
/** Dutch cards add whose husband or wife it is: "Example e/v Sample". */
const NAME = /^[^\p{L}\p{N}]*(\p{L}(?:[\p{L}'’ -]|(?<= e)\/(?=[vg] )){1,40})/u;
const NAMES = /^[^\p{L}\p{N}]*(\p{L}[\p{L}'’ ,-]{1,50})/u;
/** The Portuguese number goes on with a check digit and letters; others mix letters and digits. */
export const NUMBER =
  /^\W*(\d{8} \d [A-Z0-9]{3}(?![A-Z0-9])|(?=(?:[A-Z]*\d){2})(?=\d*[A-Z])[A-Z0-9]{8,12}(?![A-Z0-9])|(?=[A-Z0-9. -]*\d{3})[A-Z0-9](?:[A-Z0-9 -]|[./](?=\d)){4,18}?)(?=\s{2}|\s[A-Za-z]|\s\d{1,2}\s[A-Za-z]|$|\W*$)/;
const PLACE = /^[^\p{L}\p{N}]*(\p{L}[\p{L}' ,()-]{2,40})/u;
const TEXTS: Partial<Record<IdLabel, readonly [path: IdCardPath, pattern: RegExp]>> = {
  surname: ['surname', NAME],
  given: ['given_names', NAMES],
  number: ['document_number', NUMBER],
  nationality: ['nationality', /^[^\p{L}\p{N}]*(\p{L}[\p{L} ./-]{1,40})/u],
  place: ['birth_place', PLACE],
  placeAndBirth: ['birth_place', PLACE],
  sex: ['sex', /^[^\p{L}\p{N}]*(\p{L}[\p{L} /]{0,24})/u],
  whole: ['surname', NAMES],
};

/** A card that has a label of its own for these parts its holder's name. */
const PARTED: readonly IdLabel[] = ['surname', 'given'];

/** A card, as its labels are read. */
interface Card {
  readonly reading: Reading;
  readonly layout: Layout;
  readonly dates: readonly PrintedDate[];
  /** Of whole names, as its country writes them. */
  readonly surnameFirst: boolean;
}

export function labelledFields({ reading, layout, dates, surnameFirst }: Card): Found<IdCardPath>[] {
  const parted = PARTED.every((name) => hasLabel(reading, name));
  const finds = layout.lines.flatMap((line, index) =>
    line.segments.flatMap((cell, place) => {
      const labels = withWhole(cell, findIdLabels(cell));
      return [...new Set(labels.map(({ name }) => name))].flatMap((name): Ranked[] => {
        const own = labels.filter((label) => label.name === name);
        if (name === 'number' && PERSONAL.test(cell.text)) return [];
        const next = line.segments[place + 1];
        const spans = valuesOf({ layout, index, cell, next, labels, own });
        const address = name === 'address' ? spans.find((span) => !isLabel(span.text, span)) : undefined;
        const found = [
          ...datesOf(reading, name, spans, dates),
          ...(address ? addressFrom(reading, layout, address, 0.6) : []),
          ...textOf({ reading, layout, name, own, spans, parted, both: namesBoth(labels), surnameFirst }),
        ];
        return found.map((find) => ({ find, rank: rankOf(name, own) }));
      });
    }),
  );
  const best = Math.max(...finds.map(({ rank }) => rank));
  return finds.map(({ find, rank }) =>
    find.path === 'document_number' && rank < best ? { ...find, confidence: find.confidence - LESSER } : find,
  );
}

/** When a first licence was issued, since when somebody is a resident: no days of this document. */
const OTHER_DAYS = /first issue|resident since|habilitacao|conjoint|antiguedad/;

export function datesOfOthers(layout: Layout, dates: readonly PrintedDate[]): PrintedDate[] {
  return layout.lines.flatMap((line, index) =>
    line.segments.flatMap((cell, place) => {
      const labels = findIdLabels(cell);
      const own = labels.filter(({ phrase }) => OTHER_DAYS.test(phrase));
      if (own.length === 0 || own.length < labels.length) return [];
      const [value] = valuesOf({ layout, index, cell, next: line.segments[place + 1], labels, own });
      return value ? dates.filter(({ words }) => words.some((word) => value.words.includes(word))) : [];
    }),
  );
}

interface Ranked {
  readonly find: Found<IdCardPath>;
  readonly rank: number;
}

/** A document's number comes before a card's, that before any other, as people have numbers, too, and blanks last. */
const RANKS: readonly RegExp[] = [/licen|permi[st]|passp|pass-nr|docum/, /card|kaart|ausweis|^seri no/, /^(?!serial)/];
const LESSER = 0.2;

function rankOf(name: IdLabel, own: readonly LabelHit<IdLabel>[]): number {
  if (name !== 'number') return 0;
  const at = RANKS.findIndex((pattern) => own.some(({ phrase }) => pattern.test(phrase)));
  return at < 0 ? 1 : RANKS.length + 1 - at;
}

const hasLabel = ({ layout, rereads }: Reading, name: IdLabel): boolean =>
  [layout, ...rereads].some(({ lines }) =>
    lines.some(({ segments }) => segments.some((cell) => findIdLabels(cell).some((hit) => hit.name === name))),
  );

function datesOf(
  reading: Reading,
  name: IdLabel,
  spans: readonly Span[],
  dates: readonly PrintedDate[],
): Found<IdCardPath>[] {
  const path = DATES[name];
  const inSpans = spans.map((span) => dates.filter(({ words }) => words.some((word) => span.words.includes(word))));
  const [date, until] = inSpans.find(({ length }) => length > 0) ?? [];
  if (!path || !date) return [];
  const found = (to: IdCardPath, { iso, line, words }: PrintedDate): Found<IdCardPath> => ({
    path: to,
    value: iso,
    confidence: 0.8,
    evidence: reading.place({ page: line.page, words }),
  });
  const range = path === 'expiry_date' && until && date.iso < until.iso;
  return range ? [found('issue_date', date), found(path, until)] : [found(path, date)];
}

interface Labelled {
  readonly reading: Reading;
  readonly layout: Layout;
  readonly name: IdLabel;
  readonly own: readonly LabelHit<IdLabel>[];
  readonly spans: readonly Span[];
  /** Surname and given names have labels of their own. */
  readonly parted: boolean;
  /** One heading announces them both. */
  readonly both: boolean;
  readonly surnameFirst: boolean;
}

/** "SURNAME Forenames", as permits of the European Union have it: the one stands over the other. */
const namesBoth = (labels: readonly LabelHit<IdLabel>[]): boolean =>
  PARTED.every((name) => labels.some((label) => label.name === name));

function textOf({ reading, layout, name, own, spans, parted, both, surnameFirst }: Labelled): Found<IdCardPath>[] {
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
    if (both && next !== undefined && !text?.includes(',') && isNextLine(span, second!))
      return name === 'surname' ? [found('surname', value, span), found('given_names', next, second!)] : [];
    if (isWhole(name, own, parted)) {
      const whole = NAMES.exec(span.text)?.[1] ?? '';
      const goesOn = next !== undefined && !whole.includes(',') && isNextLine(span, second!);
      if (goesOn && name !== 'whole') return [found('surname', whole, span), found('given_names', next, second!)];
      const leads = own.some(({ phrase }) => phrase === SURNAME_THEN_GIVEN);
      const text = goesOn ? `${whole} ${next}` : whole;
      const parts = nameParts(text, surnameFirst || leads);
      // Of several surnames nothing tells which is the last.
      if (leads && parts && !text.includes(',') && text.split(' ').length > 2) return [];
      if (parts) return [found('surname', parts.surname, span), found('given_names', parts.given, span)];
    }
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

/** "Name" says a whole name where nothing else names a part of it. */
const NAME_ALONE = /^(?:name|nom|nome|nombre|nama|naam)$/;
const isWhole = (name: IdLabel, own: readonly LabelHit<IdLabel>[], parted: boolean): boolean =>
  name === 'whole' || (!parted && PARTED.includes(name) && own.every(({ phrase }) => NAME_ALONE.test(phrase)));

/** Right under it, of its size, and as far to the left. */
function isNextLine({ box }: Span, { box: next }: Span): boolean {
  const height = heightOf(box);
  return next[1] - box[3] < height * 0.8 && Math.abs(next[0] - box[0]) < height && heightOf(next) > height * 0.75;
}

/** The line is a name and no label. */
function nameIn(span: Span): string | undefined {
  const name = NAMES.exec(span.text)?.[1];
  return name !== undefined && findIdLabels(span).length === 0 ? name : undefined;
}

/** "T4182-070583-06" is a number that holds one. */
const isDate = (text: string): boolean => !/^[A-Z]{1,2}\d{3}/.test(text) && findDates(text).length > 0;

/** A house number before its street is no document's number; of nationalities only known codes and words are taken. */
function valueFor(path: IdCardPath, text: string, own: readonly LabelHit<IdLabel>[]): string | undefined {
  if (path === 'sex') return sexIn(text);
  if (path === 'document_number')
    return /^\d{1,2} |^\d+ [A-Z]{3,}/.test(text) || isDate(text) ? undefined : withLetter(text, own);
  if (path !== 'nationality') return TRANSLATED.test(text) ? undefined : text;
  const code = /^[A-Z]{3}(?!\p{L})/u.exec(text)?.[0];
  return code && isCountryCode(code) ? code : (nationalityOf(text) ?? countryNamedIn(text));
}

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
  const letter = letterOf(digits);
  return LIKE[last]?.includes(letter) ? digits + letter : text;
}

/** The beginning of a label whose rest was misread. */
const TRANSLATED = /^(?:place|date|lieu|luogo|lugar|data|datum|fecha|names?|surname|prenoms?) (?:of|de|di|et|and|d')/i;
