/**
 * Specks of dust over letters look like accents. On a page with no accent that was surely read, the doubtful ones are dropped: a
 * language that has accents shows some of them plainly.
 */
import { type ReadCharacter } from './read-line.js';

const [SURE, DOUBTFUL] = [0.9, 0.85];
const ACCENTED = /^\p{L}$/u;

export function withoutStrayAccents(
  lines: readonly (readonly ReadCharacter[])[],
): readonly (readonly ReadCharacter[])[] {
  const accented = lines.flat().filter(({ text }) => plainOf(text) !== text);
  if (accented.length === 0 || accented.some(({ confidence }) => confidence >= SURE)) return lines;
  return lines.map((line) =>
    line.map((read) => (read.confidence < DOUBTFUL ? { ...read, text: plainOf(read.text) } : read)),
  );
}

/** The Latin letter without its accent; itself when it has none, or is no Latin letter with one. */
function plainOf(text: string): string {
  const [base, ...marks] = text.normalize('NFD');
  return base && marks.length > 0 && ACCENTED.test(text) && /^[A-Za-z]$/.test(base) ? base : text;
}
