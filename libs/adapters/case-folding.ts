/**
 * What "case-insensitive" means in `contains`: Unicode simple case folding, one code point for one. It is what a
 * regular expression with the flags `iu` does here and what the engines behind the MongoDB wire do with the option `i`,
 * so the adapters agree (Ä = ä, Σ = σ = ς; ß stays apart from SS).
 */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll('\0', '\\x00');
}

/** The text is data, not a pattern. */
export function containing(text: string): RegExp {
  return new RegExp(escapePattern(text), 'iu');
}
