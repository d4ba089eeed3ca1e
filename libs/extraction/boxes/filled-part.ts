/** How much of what a frame encloses is dark, measured by how dark the frame itself is. */
import { placesOn, type Sided, sidesOf } from './along.js';
import { type Ink } from './ink.js';

/** Of the side: what the frame's own line, and its blur, takes. */
const INSET = 0.2;

/** 0 is white, 1 as dark as the frame all over. */
export function filledPart(ink: Ink, sided: Sided): number {
  const { left, right, top, bottom, side } = sided;
  const inset = Math.max(2, side * INSET);
  const line = lineDarkness(ink, sided);
  let [dark, all] = [0, 0];
  for (let y = Math.ceil(top + inset); y <= bottom - inset; y++) {
    for (let x = Math.ceil(left + inset); x <= right - inset; x++, all++)
      dark += Math.min(1, ink.darkness(x, y) / line);
  }
  return all === 0 ? 0 : dark / all;
}

function lineDarkness(ink: Ink, sided: Sided): number {
  let [sum, all] = [0, 0];
  for (const way of sidesOf(sided)) {
    for (const [x, y] of placesOn(way)) {
      if (x < 1 || y < 1 || x >= ink.width - 1 || y >= ink.height - 1) continue;
      sum += Math.max(ink.darkness(x, y), ink.darkness(x - 1, y), ink.darkness(x + 1, y), ink.darkness(x, y - 1));
      all++;
    }
  }
  return Math.max(0.2, sum / Math.max(1, all));
}
