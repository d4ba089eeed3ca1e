/**
 * Finds what lies around the paper: dark squares connected with the picture's edge. Their neighbours are torn edges,
 * not print.
 */
import { type Grid } from './squares.js';

export const PRINT = 0;
export const EDGE = 1;
export const OUTSIDE = 2;

const MOSTLY_DARK = 0.6;
const PARTLY_DARK = 0.05;

export function scannerBed(dark: Float32Array, { across, down }: Grid): Uint8Array {
  const out = new Uint8Array(dark.length);
  const queue: number[] = [];
  const visit = (i: number, j: number) => {
    const at = j * across + i;
    if (i < 0 || j < 0 || i >= across || j >= down || out[at] === OUTSIDE) return;
    if (dark[at]! > MOSTLY_DARK) {
      out[at] = OUTSIDE;
      queue.push(at);
    } else if (dark[at]! > PARTLY_DARK) out[at] = EDGE;
  };
  for (let i = 0; i < across; i++) for (const j of [0, down - 1]) visit(i, j);
  for (let j = 0; j < down; j++) for (const i of [0, across - 1]) visit(i, j);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [i, j] = [at % across, Math.floor(at / across)];
    visit(i - 1, j);
    visit(i + 1, j);
    visit(i, j - 1);
    visit(i, j + 1);
  }
  return out;
}
