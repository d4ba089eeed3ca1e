/** A page of words for tests of the pure stages, each text at its own place and size: "x,y,size text" to a line. */
import { type Page, type Word } from '../model/page.js';

/** What a letter of a plain face is wide, by its size. */
const ADVANCE = 0.52;

export function placedPage(drawing: string, source: Word['source'] = 'ocr'): Page {
  const rows = drawing.split('\n').flatMap((row) => {
    const match = /^\s*(\d+),(\d+),(\d+) (.+)$/.exec(row);
    return match ? [{ x: Number(match[1]), y: Number(match[2]), size: Number(match[3]), text: match[4]! }] : [];
  });
  const words = rows.flatMap(({ x, y, size, text }) => {
    let left = x;
    return text.split(' ').flatMap((part): Word[] => {
      const right = left + part.length * size * ADVANCE;
      const box = [left, y, right, y + size] as const;
      left = right + size * ADVANCE;
      return part === '' ? [] : [{ text: part, box, confidence: 0.97, source }];
    });
  });
  const far = (side: 2 | 3) => Math.max(...words.map(({ box }) => box[side])) + 20;
  return { index: 0, width: Math.max(288, far(2)), height: Math.max(432, far(3)), words };
}
