/**
 * Text that a spreadsheet would run as a formula when it opens the file. Judged as it stands and with white and
 * invisible space taken off its front, in half and full width. A number is no formula, nor is a telephone number in
 * groups, in which nothing can be reckoned: negative amounts and `+49 30 901820` stay what they are. Pure.
 */
const DANGEROUS = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u2212]/u;
const FRONT_SPACE = /^[\s\p{Cc}\p{Cf}\p{Z}]+/u;
/** A sign, digits (in groups or not), at most one decimal part, an exponent or a per cent sign; nothing else. */
const NUMBER =
  /^[+\-\u2212]?(?:\d+|\d{1,3}(?:([.,'\u00a0\u202f ])\d{3})(?:\1\d{3})*)(?:[.,]\d+)?(?:[eE][+-]?\d{1,3}|\s?%)?$/u;
/**
 * A country, then groups of digits with spaces between them, one perhaps in brackets. With a hyphen it would be a
 * subtraction.
 */
const TELEPHONE = /^\+\d{1,3}(?:[ \u00a0](?:\d+|\(\d+\)))+$/u;

export function isFormula(text: string): boolean {
  if (NUMBER.test(text) || TELEPHONE.test(text)) return false;
  return DANGEROUS.test(text) || DANGEROUS.test(text.replace(FRONT_SPACE, ''));
}

/** With an apostrophe in front when it needs one; the usual mark of text. */
export function neutralised(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** What parts cells in some country or program. */
const SEPARATORS = /([;\t\r\n|])/;

/**
 * Text of a cell in a file that may be opened with another separator than the one it was written with: what would begin
 * a cell of its own there is neutralised, too. The spaces that set off the values of a list are none of its own.
 */
export function neutralisedParts(text: string): string {
  const [first = '', ...others] = text.split(SEPARATORS);
  const parts = others.map((part) => {
    const own = part.trimStart();
    return part.slice(0, part.length - own.length) + neutralised(own);
  });
  return `${isFormula(text) ? "'" : ''}${first}${parts.join('')}`;
}
