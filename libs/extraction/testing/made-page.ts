/** A page of words for tests of the pure stages: each string a line, columns parted by a bar. */
import { type Page, type Word } from '../model/page.js';

const CHARACTER = 6;
const LEADING = 14;
const COLUMN = 200;

/** `|` starts the next column, 200 points further right. */
export function pageOf(lines: readonly string[], source: Word['source'] = 'text-layer'): Page {
  const words = lines.flatMap((line, row) =>
    line.split('|').flatMap((cell, column) => {
      let x = 40 + column * COLUMN;
      return cell
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((text): Word => {
          const box = [x, 40 + row * LEADING, x + text.length * CHARACTER, 50 + row * LEADING] as const;
          x += (text.length + 1) * CHARACTER;
          return { text, box, confidence: 1, source };
        });
    }),
  );
  return { index: 0, width: 600, height: Math.max(800, 80 + lines.length * LEADING), words };
}
