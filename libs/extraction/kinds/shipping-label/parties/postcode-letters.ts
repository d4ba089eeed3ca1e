/** Letters and digits of postcodes that readers confuse, where the country's own pattern says which it is. */

/** Letter, digit, letter, digit, letter, digit: alone on its line or behind its province. */
const CANADIAN =
  /(?:^|(?<=(?<!\p{L})(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT) {1,2}|\) ))([ABCEGHJ-NPRSTVXY])([\dO])([A-Z0]) ?([\dO])([A-Z])([\dO])$/u;
/** An area of one letter has no district nought: "S041 3QX" is of Southampton. */
const BRITISH = /(?<![\p{L}\p{N}])([A-Z])0(?=\d{1,2} \d[A-Z]{2}$)/u;

/** "PORTLAND 0R 97210": no state has a figure. */
const STATE = /(?<=\p{L}[ ,]+)(?:0[HKR]|[CM]0)(?=[ ,]+\d{5}(?:-\d{4})?$)/u;

const digit = (character: string): string => character.replace('O', '0');
const letter = (character: string): string => character.replace('0', 'O');

export function postcodeMended(text: string): string {
  if (!/\d/.test(text)) return text;
  const [whole, a, b, c, d, e, f] = CANADIAN.exec(text) ?? [];
  if (whole === undefined) return text.replace(BRITISH, '$1O').replace(STATE, letter);
  return `${text.slice(0, -whole.length)}${a}${digit(b!)}${letter(c!)}${whole.includes(' ') ? ' ' : ''}${digit(d!)}${e}${digit(f!)}`;
}
