/**
 * Whether a line is light print on dark ground, as headings of tables, buttons and screens at night have it: most of
 * it and its upper and lower edge are dark, and what differs most from that is lighter. A page is turned as a whole by
 * prepare/light-print.ts, where most of it is so.
 */
import { histogramOf, levelAt } from './brightness.js';

/** Rows at each edge that show ground alone, as a line's box is grown beyond its print. */
const EDGE = 3;
/** Part of the pixels that may be darker or lighter than the print. */
const FEW = 0.02;

/** @param data a crop's pixels, row by row */
export function isLightLine(data: Uint8Array, width: number): boolean {
  const levels = histogramOf(data);
  const levelOf = (part: number) => levelAt(levels, part * data.length);
  const [dark, light] = [levelOf(FEW), levelOf(1 - FEW)];
  // As far from the one as from the other, it is dark print.
  if (levelOf(0.5) * 2 >= dark + light) return false;
  const rows = EDGE * width;
  const edges = new Uint8Array(2 * rows);
  edges.set(data.subarray(0, rows));
  edges.set(data.subarray(data.length - rows), rows);
  return levelAt(histogramOf(edges), rows) * 2 < dark + light;
}
