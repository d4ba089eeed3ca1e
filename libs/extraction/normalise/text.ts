/** Texts as results carry them. */

/** Single spaces, no punctuation left hanging at the ends but the other half of a pair of quotes. */
export function tidy(text: string): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:])/g, '$1')
    .replace(/^[\s,;:|•·–\-_~*=.'"`]+/, '')
    .replace(/[\s,;:|•·–\-_~*='"`]+$/, '')
    .trim();
  if (!/^[^"]+"[^"]+$/.test(bare)) return bare;
  return /"[^\p{L}\p{N}]*$/u.test(text) ? `${bare}"` : /^[^\p{L}\p{N}]*"/u.test(text) ? `"${bare}` : bare;
}

/** One line, parts joined by ", ". */
export function addressLine(parts: readonly string[]): string {
  return parts.map(tidy).filter(Boolean).join(', ');
}

export const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** No small letter in it. */
export const isCapitals = (text: string): boolean => text === text.toUpperCase();

/** A word in capitals, at least: initials and marks are none. */
export const isLoud = (text: string): boolean => isCapitals(text) && /\p{L}{3}/u.test(text);
