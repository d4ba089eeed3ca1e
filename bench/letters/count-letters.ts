/** Lines of text → how often each character followed those before it, as LetterChances read it. */
import { folded } from '#adapters/ppocr/letters/letter-chances.js';

/** Characters that are looked back at. */
const BACK = 4;
const SHORT = 2;
const WIDTH = 118;

/** Of contexts of more than SHORT characters: those seen less often say nothing, nor what followed less often. */
interface Rare {
  readonly context: number;
  readonly follower: number;
}

/** Entries of context, tab and followers with their counts, parted by tabs and line ends, sorted. */
export function countLetters(lines: Iterable<string>, rare: Rare): string {
  const after = new Map<string, Map<string, number>>();
  for (const line of lines) {
    const text = ` ${[...line.trim().replace(/\s+/g, ' ')].map(folded).join('')} `;
    for (let at = 1; at < text.length; at++) {
      for (let length = 0; length <= Math.min(BACK, at); length++) {
        const context = text.slice(at - length, at);
        const counts = after.get(context) ?? new Map<string, number>();
        counts.set(text[at]!, (counts.get(text[at]!) ?? 0) + 1);
        after.set(context, counts);
      }
    }
  }
  const rows = [''];
  for (const [context, counts] of [...after].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const long = context.length > SHORT;
    const kept = [...counts].filter(([, count]) => !long || count >= rare.follower);
    const all = kept.reduce((sum, [, count]) => sum + count, 0);
    if (long && all < rare.context) continue;
    // A figure stands first: after a count it would be one more figure of it.
    const followers = kept.sort(([a], [b]) => Number(b === '0') - Number(a === '0') || (a < b ? -1 : 1));
    const entry = `${context}\t${followers.map(([character, count]) => `${character}${count}`).join('')}`;
    const row = rows.at(-1)!;
    if (row !== '' && row.length + entry.length > WIDTH) rows.push(entry);
    else rows[rows.length - 1] = row === '' ? entry : `${row}\t${entry}`;
  }
  return rows.join('\n');
}
