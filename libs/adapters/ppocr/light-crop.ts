/**
 * Whether a line is light print on dark ground, as headings of tables, buttons and screens at night have it: most of
 * it and its upper and lower edge are dark, and what differs most from that is lighter.
 */

/** Rows at each edge that show ground alone, as a line's box is grown beyond its print. */
const EDGE = 3;
/** Part of the pixels that may be darker or lighter than the print. */
const FEW = 0.02;

/** @param data a crop's pixels, row by row */
export function isLightPrint(data: Uint8Array, width: number): boolean {
  const all = new Uint32Array(256);
  for (const value of data) all[value]!++;
  const [dark, ground, light] = [FEW, 0.5, 1 - FEW].map((part) => levelAt(all, part * data.length)) as Three;
  if (light - ground <= ground - dark) return false;
  const edges = new Uint32Array(256);
  for (let at = 0; at < EDGE * width; at++) {
    edges[data[at]!]!++;
    edges[data[data.length - 1 - at]!]!++;
  }
  return levelAt(edges, EDGE * width) * 2 < dark + light;
}

type Three = [number, number, number];

/** The brightness that so many pixels do not exceed. */
function levelAt(histogram: Uint32Array, count: number): number {
  let [level, seen] = [0, histogram[0]!];
  while (level < 255 && seen < count) seen += histogram[++level]!;
  return level;
}
