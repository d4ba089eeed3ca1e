/** Postcodes, states and countries that stand in cells of their own, to the right of the town they go with. */
import { type Line, type Segment, type Span, spanOf } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { postcodeMended } from './postcode-letters.js';
import { partyLine } from './party-lines.js';
import { hasPostcode, isCodeAlone, isCountryLine, isPostcode, isTownLine } from './places.js';

/** How far to the right of its town a code may stand, in heights of the line. */
const CODE_ASIDE = 7;

/**
 * "Dallas TX 75219      (US)", "WARRNAMBOOL     VIC    3280", "Whanganui     4500", "REGINA SK   S4P 0B2",
 * "32100 BELLUNO  BL", "779 00   Olomouc": codes in cells of their own go with their town.
 */
export function withCodes({ segments }: Line, segment: Segment, told: Span, below?: Span): Span[] {
  const at = segments.findIndex(({ words }) => words.includes(segment.words[0]!));
  const after = segments.slice(at + 1);
  const [next, following] = after;
  const joined = (...codes: Span[]) => [
    spanOf(
      [told, ...codes].flatMap(({ words }) => words),
      told.page,
    ),
  ];
  const parted = next && /^\p{L}[^:]*$/u.test(next.text) && hasPostcode(told.text);
  const near = next && next.box[0] - told.box[2] < heightOf(told.box) * CODE_ASIDE;
  // "CP: 5800     Localidad: Elmtown"
  const town = next && isCodeAlone(told.text) ? partyLine(next) : 'none';
  if (town !== 'none' && town !== next) return joined(town);
  if (isTownLine(segment.text)) {
    if (parted && near && !TOWN.test(told.text) && BARE_CODE.test(told.text)) return joined(next);
    if (near && /^[A-Z]{2}$/.test(next.text)) return joined(next);
    return [told, ...after.filter(({ text }) => /^\([A-Z]{2}\)$/.test(text) && isCountryLine(text))];
  }
  if (next && following && /^[A-Z]{2,3}$/.test(next.text) && CODE.test(following.text)) return joined(next, following);
  // "FR     38000     GRENOBLE"
  const coded = /^[A-Z]{1,3}$/.test(told.text) && next && isPostcode(next.text) && BARE_CODE.test(next.text);
  if (coded && following && TOWN.test(following.text)) return joined(next, following);
  // "SE-     592 30" over its town.
  if (/^[A-Z]{1,3} ?-$/.test(told.text) && next && isPostcode(next.text)) return joined(next);
  if (next && STATE_AND_CODE.test(next.text) && TOWN.test(told.text)) return joined(next);
  // "GASTONIA     NC" over its postcode.
  if (next && /^[A-Z]{2}$/.test(next.text) && TOWN.test(told.text) && below && isPostcode(below.text))
    return joined(next);
  if (next && CALLED_CODE.test(next.text) && TOWN.test(told.text.replaceAll('/', ' '))) return joined(next);
  // "Elm Province      SA": at the other end of the line.
  if (after.length === 1 && COUNTRY.test(next!.text) && isCountryLine(next!.text) && TOWN.test(told.text))
    return [told, next!];
  const code = postcodeMended(next?.text ?? '');
  return (near || MIXED.test(code)) && isPostcode(code) && TOWN.test(told.text) ? joined(next!) : [told];
}

/** "ELMTOWN / STATE / COUNTRY     C.P. 523527" */
const CALLED_CODE = /^(?:c\.? ?p\.?|cep|cap|zip|pin|plz|psc)\W{0,2}\d{4,6}(?:-\d{3,4})?$/i;
const CODE = /^\d{4,5}$/;
/** Britain's and Canada's mix letters and digits: wherever on the line of a town they stand, they are its own. */
const MIXED = /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)$/;
/** "OH, 43460", "QLD 4012", "ON M5V 2T6". */
const STATE_AND_CODE = /^[A-Z]{2,3},? (?:\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
const COUNTRY = /^[A-Z]{2}$/;
const BARE_CODE = /^[\d -]{4,8}$/;
/** Letters alone, as a town's or a town's with its state. */
const TOWN = /^\p{L}[\p{L} .'’-]{3,}$/u;
