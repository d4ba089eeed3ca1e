/**
 * What a card prints with no label at all: its number in a cell of its own, and on American licences the holder's names
 * over the address, the surname first.
 */
import { type Layout } from '../../layout/layout.js';
import { heightOf, type Line, type Segment, spanOf } from '../../layout/lines.js';
import { lettersInWords } from '../../normalise/confusions.js';
import { findDates } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { hasStreetWord } from '../../fields/vocabulary/names.js';
import { findIdLabels } from './labels/all.js';
import { STATE_ZIP } from './issuer.js';
import { type IdCardPath } from './schema.js';

/** On licences a letter or two and many digits, on other cards letters and digits mixed. */
const LICENCE = /^(?=(?:\D*\d){7})[A-Z]{0,2}[\d-]{7,18}$/;
const CARD = /^(?=(?:[A-Z]*\d){3})(?=\d*[A-Z])[A-Z0-9]{8,12}$/;

/** @param kind subtype */
export function looseNumber(reading: Reading, kind: string): Found<IdCardPath>[] {
  const cells = [reading.layout, ...reading.rereads].flatMap(({ lines }) => lines.flatMap(({ segments }) => segments));
  const shape = kind === 'driver_license' ? LICENCE : CARD;
  const cell = cells.find(({ text }) => shape.test(text) && findDates(text).length === 0 && !text.includes('<'));
  return cell ? [{ path: 'document_number', value: cell.text, confidence: 0.45, evidence: reading.place(cell) }] : [];
}

const NAME = /^(?:[12]\s+)?(\p{L}[\p{L}' -]{1,40})$/u;
const MOST_ABOVE = 6;

export function namesOverAddress(reading: Reading, layout: Layout): Found<IdCardPath>[] {
  const { lines } = layout;
  const at = lines.findIndex(({ text }) => STATE_ZIP.test(text) && /\p{L}{3}/u.test(text));
  const town = lines[at]?.segments.find(({ text }) => STATE_ZIP.test(text));
  if (!town) return [];
  const above = columnAbove(lines, at, town);
  const end = above.findIndex(({ text }) => !isStreet(text));
  const streets = end < 0 ? above : above.slice(0, end);
  if (streets.length === 0 || !streets.some(({ text }) => /^(?:8\s+)?\d+\s?[\p{L}\d]|\bbox\s+\d/iu.test(text)))
    return [];
  const names = above
    .slice(streets.length)
    .filter(({ text }) => !/^\W*\d{1,2}\W*$/.test(text))
    .slice(0, 2)
    .flatMap((cell) => {
      const name = NAME.exec(cell.text)?.[1];
      return name && findIdLabels(cell).length === 0 ? [{ name, cell }] : [];
    });
  const body = [...streets].reverse().concat(town);
  const text = body
    .map((cell) =>
      tidy(
        cell.text
          .replace(/^8\s+(?=\d)/, '')
          .replace(/(\d)(?=\p{Lu}{3})/gu, '$1 ')
          .replace(/\s*,\s*/g, ', '),
      ),
    )
    .join(', ');
  const found = (path: IdCardPath, value: string, confidence: number, words: Segment['words']): Found<IdCardPath> => ({
    path,
    value: tidy(value),
    confidence,
    evidence: reading.place(spanOf(words, town.page)),
  });
  const address = found(
    'address',
    lettersInWords(text),
    0.5,
    body.flatMap(({ words }) => words),
  );
  const [given, surname] = names;
  if (!given || !surname) return [address];
  return [
    address,
    found('surname', surname.name, 0.45, surname.cell.words),
    found('given_names', given.name, 0.45, given.cell.words),
  ];
}

const isStreet = (text: string): boolean =>
  /^(?:8\s+)?\d+\s?\p{L}/u.test(text) ||
  (hasStreetWord(text) && /\d/.test(text)) ||
  /^(?:apt|unit|ste|lot)\b/i.test(text);

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
    if (!cell || last.box[1] - cell.box[3] > height * 1.6) break;
    found.push(cell);
    last = cell;
  }
  return found;
}
