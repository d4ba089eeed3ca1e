/** Telephone numbers among the numbers of a label, by what stands before them and how they are grouped. */

/** What stands before a telephone number. */
export const CALLED =
  /(?:[☎☏✆]\W*|\+(?:\d{1,3}\W*)?|\b(?:TEL|TELF|TLF|PH|PHONE|MOB|MOBILE|CEL|FONO|FAX|GSM|TELEFON|TELEFONO|CONTACT)\b[^A-Z\d]*)$/;

/** "1-866-555-0199": no carrier groups its numbers so. */
export const withoutTelephones = (text: string): string =>
  text.replace(/(?<![\d-])(?:1[ .-])?\d{3}([.-])\d{3}\1\d{4}(?![\d-])/g, (number) => '\t'.repeat(number.length));
