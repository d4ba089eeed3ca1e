/**
 * The last cell of a line off a picture that is an amount but for how it was read: its point has faded ("85 54") or
 * come out as another mark ("85;54", "85..54"), a space broke its cents ("85.5 4"), or digits came out as letters
 * ("B5.S4"). Written as an amount it is as long as before, so that places in the line stay.
 */
import { digitFor } from './confused-characters.js';

const SIGN = String.raw`^((?:RM|[€$£]) ?)?`;
const WHOLE = '(0|[1-9]\\d{0,3})';
const FADED = new RegExp(String.raw`${SIGN}${WHOLE} (\d{2})$`, 'u');
const OTHER_MARK = new RegExp(String.raw`${SIGN}${WHOLE}[;_·•’'](\d{2})$`, 'u');
const TWO_MARKS = new RegExp(String.raw`${SIGN}${WHOLE}([.,])[.,](\d{2})$`, 'u');
const BROKEN = new RegExp(String.raw`${SIGN}${WHOLE}([.,]\d) (\d)$`, 'u');
/** A letter before the first digit may be what is left of a sign of currency: of S and A nobody knows. */
const LETTERS = new RegExp(String.raw`${SIGN}((?![SA])[\dOoIlSsBZGQ]{1,4})([.,])([\dOoIlSsBZGQ]{2})$`, 'u');

export const withFadedPoint = (cell: string): string =>
  cell
    .replace(LETTERS, (whole, sign: string | undefined, units: string, point: string, cents: string) =>
      /\d/.test(units + cents) ? [sign ?? '', digits(units), point, digits(cents)].join('') : whole,
    )
    .replace(FADED, '$1$2.$3')
    .replace(OTHER_MARK, '$1$2.$3')
    .replace(TWO_MARKS, '$1$2$3 $4')
    .replace(BROKEN, '$1$2$3$4 ');

const digits = (text: string): string => text.replace(/[^\d]/g, digitFor);
