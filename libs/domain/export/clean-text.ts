/** Text that any reader of XML, spreadsheets and PDF can take: no control characters but tab and line ends, no halves of characters. Pure. */
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/g;

export function cleanText(text: string): string {
  return wellFormed(text.replace(FORBIDDEN, ''));
}

/** Half a character becomes the sign for one that is missing. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
