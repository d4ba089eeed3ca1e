/** A country's name under an address, in print too small or too far below to be of its block. */
import { type Layout } from '../../../layout/layout.js';
import { type Span } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { type LabelParty } from './party.js';
import { partyLine } from './party-lines.js';
import { isCountryLine } from './places.js';

/** How far below it may stand, in heights of the line of the town. */
const UNDER = 1.2;

export function withCountry({ lines }: Layout, party: LabelParty): LabelParty {
  const last = party.lines.at(-1)!;
  const height = heightOf(last.box);
  const isUnder = ({ box: [left, top], page }: Span) =>
    page === last.page &&
    Math.abs(left - last.box[0]) < height &&
    top - last.box[3] > -height * 0.3 &&
    top - last.box[3] < height * UNDER;
  const country = lines
    .flatMap(({ segments }) => segments)
    .find((cell) => isUnder(cell) && /^\p{L}{4}/u.test(cell.text));
  const said = country && partyLine(country);
  if (!said || said === 'none' || !isCountryLine(said.text) || isCountryLine(last.text)) return party;
  return { ...party, lines: [...party.lines, said], address: `${party.address}, ${said.text}` };
}
