/**
 * Folding for comparison: lower case, no accents, straight quotes, one Greek sigma. Keeps the length, so that a place
 * in the folded text is the same place in the original.
 */
const SINGLE: Record<string, string> = {
  ß: 's',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'a',
  œ: 'o',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
};

export function fold(text: string): string {
  let out = '';
  for (const unit of text) {
    const lower = unit.toLowerCase();
    const base = SINGLE[lower] ?? lower.normalize('NFD').charAt(0);
    out += base.length === unit.length ? base : lower.length === unit.length ? lower : unit;
  }
  return out;
}

/** Letters and digits alone, folded: for what print parts otherwise. */
export const squeezed = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
