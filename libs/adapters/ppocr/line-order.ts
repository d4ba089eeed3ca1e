/** Boxes from top to bottom, and from left to right where they stand on one line. */
import { type TiltedBox } from './tilted-box.js';

export function inReadingOrder(boxes: readonly TiltedBox[]): TiltedBox[] {
  const left = (box: TiltedBox) => box.middle.x - box.length / 2;
  const rows: TiltedBox[][] = [];
  for (const box of [...boxes].sort((a, b) => a.middle.y - b.middle.y || left(a) - left(b))) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && Math.abs(last.middle.y - box.middle.y) < 0.4 * Math.min(last.height, box.height)) row.push(box);
    else rows.push([box]);
  }
  return rows.flatMap((row) => row.sort((a, b) => left(a) - left(b)));
}
