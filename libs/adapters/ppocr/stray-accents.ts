/**
 * Specks of dust over letters look like accents. On a page that has few, none of them surely read, the doubtful ones
 * are dropped: a language that has accents shows many, and some of them plainly.
 */
import { type ReadCharacter } from './read-line.js';

const [SURE, DOUBTFUL] = [0.9, 0.85];
const LETTER = /^\p{L}$/u;
/** Letters to an accented one in any language that has them; those with the fewest have one in thirty. */
const FEW = 60;

export function withoutStrayAccents(
  lines: readonly (readonly ReadCharacter[])[],
): readonly (readonly ReadCharacter[])[] {
  const letters = lines.flat().filter(({ text }) => LETTER.test(text));
  const accented = letters.filter(({ text }) => plainOf(text) !== text);
  const stray = accented.length * FEW < letters.length && accented.every(({ confidence }) => confidence < SURE);
  if (!stray) return lines;
  return lines.map((line) =>
    line.map((read) => (read.confidence < DOUBTFUL ? { ...read, text: plainOf(read.text) } : read)),
  );
}

/** The Latin letter without its accent; itself when it has none, or is no Latin letter with one. */
function plainOf(text: string): string {
  const [base, ...marks] = text.normalize('NFD');
  return base && marks.length > 0 && LETTER.test(text) && /^[A-Za-z]$/.test(base) ? base : text;
}
