/** Forms of company, as names end with them. Pure. */

/** Forms of company, of the countries whose contracts we read: the name ends with them. */
const FORM = new RegExp(
  `^(?:${[
    String.raw`inc|incorporated|p?\.?l\.?l\.?c|ltd|limited|corp|corporation|company|co|l\.?p|l\.?l\.?l?\.?p|p\.?l\.?c`,
    String.raw`pbc|dac|clg|ulc|lt[ée]e|n\.?a|f\.?s\.?b|p\.?c|partnership|pty|pte|pvt|bhd|sdn|fz(?:co|e)|kk`,
    String.raw`a\.?g|g?gmbh|ges\.?m\.?b\.?h|kg|kgaa|ohg|ug|gbr|e\.v|e\.k|e\.u|s\.?e`,
    String.raw`s\.?a|s\.?a\.?s|sasu|s\.?a\.?r\.?l|eurl|s\.?n\.?c|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|s\.?a\.?u|c\.?v|r\.l`,
    String.raw`lda|ltda|b\.?v|n\.?v|v\.?o\.?f|bvba|a\/s|a\.?s|asa|aps|ab|oyj?|a\.?ş|s\.?r\.?o|sp|o\.o|d\.?o\.?o|kft|zrt`,
  ].join('|')})\\.?$`,
  'i',
);
/** Words, too, where they are not written as a form is. */
const WORD_TOO = /^(?:as|se|cv|co|sa|sl)$|^(?:As|Se|Spa|Sas|Ug)$/;
/** "eG" is a form, and "e.g." none. */
export const isForm = (word: string): boolean => (FORM.test(word) && !WORD_TOO.test(word)) || word === 'eG';
