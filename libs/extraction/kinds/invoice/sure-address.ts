/**
 * How sure an address may be by what seems to be missing of it: its street or its town, a line between the name and
 * the street ("c/o …", a department), a country. Such lines are part of it to some and not to others.
 */
import { fold } from '../../layout/fold.js';
import { type Segment } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { type Party } from '../../fields/parties/parties.js';
import { isCountry, postcodeTown } from '../../fields/vocabulary/names.js';
import { type Reading } from '../../reading/reading.js';

const WHOLE = 1;
/** A line more would be true as well. */
const SHORTENED = 0.6;
/** A line of it seems to be lost. */
const IN_PARTS = 0.5;

/** @returns the most that the address of the party may be sure of, 0 to 1 */
export function mostOfAddress(reading: Reading, { name, address }: Party, other?: Party): number {
  if (!address) return WHOLE;
  if (!isWhole(address.text, other?.address?.text)) return IN_PARTS;
  const party = { name, address };
  return isCut(party) || hasMoreLines(reading, party) || isLongerElsewhere(reading, party) ? SHORTENED : WHOLE;
}

/** A town has a street or a box before it, and a street its town, where the other party's has one. */
function isWhole(address: string, other = ''): boolean {
  const [first = '', ...more] = address.split(', ');
  const hasTown = (text: string) => text.split(', ').some((part) => postcodeTown(part));
  const town = postcodeTown(first);
  const hasStreet = more.length > 0 || !town || /\d/.test(first.slice(0, town.start));
  return hasStreet && (hasTown(address) || !hasTown(other));
}

type WithAddress = Required<Pick<Party, 'name' | 'address'>>;

/** A word of its print is not in it, as of a country behind the town. */
const isCut = ({ address }: WithAddress): boolean =>
  address.words.some(({ text }) => {
    const [word] = /\p{L}{2,}/u.exec(text) ?? [];
    return word !== undefined && !address.text.toLowerCase().includes(word.toLowerCase());
  });

/** "Code: 12345 Country: IT": beside a part of the address. */
const COUNTRY_OF = /(?<!\p{L})(?:country|nazione|paese|pays|pais|land|kraj|zeme)\s?:\s?\p{L}{2}/u;

/** Flush with the address stands a line between it and the name, or a country in it or under it. */
function hasMoreLines({ layout }: Reading, { name, address }: WithAddress): boolean {
  const [x0, y0, , y1] = around(address.words);
  const nameBox = around(name.words);
  const height = heightOf(address.words[0]!.box);
  const isTaken = ({ words }: Segment) =>
    words.some((word) => name.words.includes(word) || address.words.includes(word));
  const cells = layout.lines.flatMap((line) => (line.page === address.page ? line.segments : []));
  return cells.some((cell) => {
    const [left, top] = cell.box;
    if (cell.words.some((word) => address.words.includes(word)) && COUNTRY_OF.test(fold(cell.text))) return true;
    if (isTaken(cell) || Math.abs(left - x0) > height || !/\p{L}{2}/u.test(cell.text)) return false;
    const isBetween = name.page === address.page && top > nameBox[1] + height / 2 && top < y0 - height / 2;
    return isBetween || (top > y0 && top < y1 + height && isCountry(cell.text));
  });
}

/** In another place the name is stated once more, and a line between it and the street: a window, and a slip to pay. */
function isLongerElsewhere({ layout }: Reading, { name, address }: WithAddress): boolean {
  const [street = ''] = address.text.split(', ');
  const cells = layout.lines.flatMap(({ segments }) => segments);
  return cells.some((cell) => {
    if (fold(cell.text) !== fold(name.text) || name.words.includes(cell.words[0]!)) return false;
    const [left, , , bottom] = cell.box;
    const height = heightOf(cell.box);
    const under = cells.filter(
      ({ page, box }) =>
        page === cell.page &&
        Math.abs(box[0] - left) < height &&
        box[1] > bottom - height / 2 &&
        box[1] < bottom + height * 3,
    );
    const at = under.findIndex(({ text }) => fold(text) === fold(street));
    return at > 0 && under.slice(0, at).some(({ text }) => /\p{L}{2}/u.test(text));
  });
}
