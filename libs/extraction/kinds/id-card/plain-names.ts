/**
 * The holder's name where no label says what it is, as wallets on telephones show it: the surname in capitals, behind
 * the given names or under them.
 */
import { type Layout } from '../../layout/layout.js';
import { type Segment, spanOf } from '../../layout/lines.js';
import { heightOf } from '../../model/boxes.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { countryNamedIn } from '../../regions/country-names.js';
import { findIdLabels } from './labels/all.js';
import { type IdCardPath } from './schema.js';
import { isTitle } from './titles.js';

const GIVEN = String.raw`\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’.-]*\p{Ll}\.?)*`;
const SURNAME = String.raw`\p{Lu}[\p{Lu}'’-]+(?: [\p{Lu}'’-]{2,}){0,2}`;
const WHOLE = new RegExp(`^(${GIVEN}) (${SURNAME})$`, 'u');
const FIRST = new RegExp(`^${GIVEN}$`, 'u');
const LAST = new RegExp(`^${SURNAME}$`, 'u');
/** Of two lines of one print: how much their heights may differ (capitals have no tails), and their gap in heights. */
const UNLIKE = 1.5;
const APART = 1.2;

export function plainNames(reading: Reading, { lines }: Layout): Found<IdCardPath>[] {
  const cells = lines.flatMap(({ segments }) => segments).filter(isNoTitle);
  for (const cell of cells) {
    const [, given, surname] = WHOLE.exec(tidy(cell.text)) ?? [];
    if (given && surname) return told(reading, [given, cell], [surname, cell]);
    const under = FIRST.test(tidy(cell.text)) ? cells.find((other) => isUnder(other, cell)) : undefined;
    if (under) return told(reading, [cell.text, cell], [under.text, under]);
  }
  return [];
}

const isNoTitle = (cell: Segment): boolean =>
  !isTitle(cell.text) && findIdLabels(cell).length === 0 && countryNamedIn(cell.text) === undefined;

function isUnder({ text, page, box }: Segment, over: Segment): boolean {
  const [height, above] = [heightOf(box), heightOf(over.box)];
  const gap = box[1] - over.box[3];
  return (
    LAST.test(tidy(text)) &&
    page === over.page &&
    Math.max(height, above) < UNLIKE * Math.min(height, above) &&
    Math.abs(box[0] - over.box[0]) < above &&
    gap > -above / 2 &&
    gap < APART * above
  );
}

const told = (
  reading: Reading,
  [given, first]: readonly [string, Segment],
  [surname, last]: readonly [string, Segment],
): Found<IdCardPath>[] => [
  { path: 'surname', value: tidy(surname), confidence: 0.4, evidence: reading.place(spanOf(last.words, last.page)) },
  {
    path: 'given_names',
    value: tidy(given),
    confidence: 0.4,
    evidence: reading.place(spanOf(first.words, first.page)),
  },
];
