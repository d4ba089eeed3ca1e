/** How bright so many of some grey pixels are. */

/** How many pixels there are of each brightness. */
export function histogramOf(data: Uint8Array): Uint32Array {
  const histogram = new Uint32Array(256);
  for (const value of data) histogram[value]!++;
  return histogram;
}

/** The brightness that so many pixels do not exceed. */
export function levelAt(histogram: Uint32Array, count: number): number {
  let [level, seen] = [0, histogram[0]!];
  while (level < 255 && seen < count) seen += histogram[++level]!;
  return level;
}
