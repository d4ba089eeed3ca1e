/**
 * What a card prints with no label at all: its number in a cell of its own, and on licences of America and Australia
 * the holder's names over the address, in two lines the surname first.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { hasStreetWord } from '../../fields/vocabulary/names.js';
import { provinceWithPostcode } from '../../regions/provinces.js';
import { addressText } from './addresses.js';
import { findIdLabels } from './labels/all.js';
import { type IdCardPath } from './schema.js';
import { sexIn } from './sex.js';
import { isTitle } from './titles.js';
import { nameParts } from './whole-names.js';

/** On licences a letter or two and many digits, on other cards letters and digits mixed. */
const LICENCE = /^(?=(?:\D*\d){7})[A-Z]{0,2}[\d-]{7,18}$/;
/** California's label, which readers run into the number. */
const GLUED_LABEL = /^DL(?=[A-Z]\d{7}$)/;
const CARD = /^(?=(?:[A-Z]*\d){3})(?=\d*[A-Z])[A-Z0-9]{8,12}$/;

/** @param kind subtype */
export function looseNumber(reading: Reading, kind: string): Found<IdCardPath>[] {
  const cells = [reading.layout, ...reading.rereads].flatMap(({ lines }) => lines.flatMap(({ segments }) => segments));
  const shape = kind === 'driver_license' ? LICENCE : CARD;
  const numberIn = ({ text }: Segment) => text.replace(GLUED_LABEL, '');
  const isNumber = (text: string) => shape.test(text) && findDates(text).length === 0 && !text.includes('<');
  const cell = cells.find((each) => isNumber(numberIn(each)));
  return cell
    ? [{ path: 'document_number', value: numberIn(cell), confidence: 0.45, evidence: reading.place(cell) }]
    : [];
}

/** "FEMALE" needs no label. */
export function looseSex(reading: Reading): Found<IdCardPath>[] {
  const cells = [reading.layout, ...reading.rereads].flatMap(({ lines }) => lines.flatMap(({ segments }) => segments));
  const cell = cells.find(({ text }) => /^(?:fe)?male$/i.test(text.trim()));
  return cell ? [{ path: 'sex', value: sexIn(cell.text)!, confidence: 0.5, evidence: reading.place(cell) }] : [];
}

const NAME = /^(?:[12]\s*)?(\p{L}[\p{L}'’ ,.-]{1,40})$/u;
const FIELD_8 = /^8\s+(?=\d)/;
/** Field numbers that a reader ran into what they announce: "1EXAMPLE", "8123 MILL LN" of house 123. */
const GLUED = /^[12](?=\p{Lu}{2})/u;
/** A unit or the house number at the beginning of a street's line. */
const HOUSE =
  /^(?:(?:u|unit|apt|flat|lot)\b.*\d|(?!\d[a-d]?$|[12]\p{L}{3})\d+[a-z]?(?:[-/]\d+[a-z]?)?\s?[\p{L}\d])|\bbox\s+\d/iu;
const MOST_ABOVE = 6;

export function namesOverAddress(reading: Reading, layout: Layout): Found<IdCardPath>[] {
  const { lines } = layout;
  const at = lines.findIndex(({ segments }) => segments.some(isTown));
  const town = lines[at]?.segments.find(isTown);
  if (!town) return [];
  const above = columnAbove(lines, at, town);
  const end = above.findIndex(({ text }, index) => !isStreet(text) || areNames(text, above[index + 1]?.text));
  const streets = end < 0 ? above : above.slice(0, end);
  if (!streets.some(({ text }) => HOUSE.test(text.replace(FIELD_8, '')))) return [];
  const glued = above.slice(streets.length).some(({ text }) => GLUED.test(text));
  const field = glued ? /^8\s*(?=\d)/ : FIELD_8;
  const body = [...streets].reverse().concat(town);
  const found = (path: IdCardPath, value: string, confidence: number, words: Segment['words']): Found<IdCardPath> => ({
    path,
    value: tidy(value),
    confidence,
    evidence: reading.place(spanOf(words, town.page)),
  });
  const address = found(
    'address',
    addressText(body.map(({ text }) => text.replace(field, ''))),
    0.5,
    body.flatMap(({ words }) => words),
  );
  const names = above
    .slice(streets.length)
    .filter(({ text }) => !/^\W*\d{1,2}\W*$/.test(text))
    .slice(0, 2)
    .flatMap((cell) => {
      const name = NAME.exec(cell.text)?.[1];
      return name && !isTitle(name) && findIdLabels(cell).length === 0 ? [{ name, cell }] : [];
    });
  const [given, surname] = names;
  if (!given) return [address];
  if (surname)
    return [
      address,
      found('surname', surname.name, 0.45, surname.cell.words),
      found('given_names', given.name, 0.45, given.cell.words),
    ];
  const parts = nameParts(given.name);
  if (!parts) return [address];
  return [
    address,
    found('surname', parts.surname, 0.4, given.cell.words),
    found('given_names', parts.given, 0.4, given.cell.words),
  ];
}

const isTown = ({ text }: Segment): boolean => provinceWithPostcode(text) !== undefined && /\p{L}{3}/u.test(text);

const isStreet = (text: string): boolean =>
  HOUSE.test(text.replace(FIELD_8, '')) ||
  (hasStreetWord(text) && /\d/.test(text)) ||
  /^(?:apt|unit|ste|lot)\b/i.test(text);

/** "1 EXAMPLE" over "2 ADA MARIE" are fields, no houses. */
const areNames = (text: string, above = ''): boolean => /^2\s+\p{L}/u.test(text) && /^1\s+\p{L}/u.test(above);

/** Nearest first, down to the first gap or step to the side. */
function columnAbove(lines: readonly Line[], at: number, town: Segment): Segment[] {
  const found: Segment[] = [];
  let last = town;
  for (const line of lines.slice(Math.max(0, at - MOST_ABOVE), at).reverse()) {
    const height = heightOf(last.box);
    const cell = line.segments.find(
      ({ box }) =>
        Math.abs(box[0] - last.box[0]) < height * 2.2 || (box[0] < last.box[0] && box[2] > last.box[0] + height),
    );
    if (!cell) continue;
    if (last.box[1] - cell.box[3] > height * 1.6) break;
    found.push(cell);
    last = cell;
  }
  return found;
}
