/**
 * Whether a font's letters are as wide as letters are: a file may say of its characters what they are not (a subset
 * whose map is missing or shifted), and what is copied from it is then no text at all. An “i” is narrow and an “m” wide
 * in nearly all of them.
 */
/** Of a common sans-serif (Helvetica), in thousandths of its size. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    ...{ a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222, k: 500, l: 222, m: 833 },
    ...{ n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500 },
    ...{ A: 667, B: 667, C: 722, D: 722, E: 667, F: 611, G: 778, H: 722, I: 278, J: 500, K: 667, L: 556, M: 833 },
    ...{ N: 722, O: 778, P: 667, Q: 778, R: 722, S: 667, T: 611, U: 722, V: 667, W: 944, X: 667, Y: 667, Z: 611 },
  }),
);

/** Letters that a font must show to be judged, different ones. */
const ENOUGH = 8;
/** Of the mean, how much widths differ at least: those of a typewriter do not, and capitals alone may not. */
const DIFFER = 0.15;
/**
 * Correlation of its widths with those of letters: lower and they are none. Fonts that say what they show come to 0.85
 * and more, those that do not to 0.4 at most.
 */
const ALIKE = 0.6;
/** Signs that are neither letters nor figures, different ones: a font of so many shows print under wrong names. */
const SIGNS = 8;

type Letters = Iterable<readonly [letter: string, width: number]>;

/** @param letters characters that a font shows with their widths, in any unit */
export function saysWhatItShows(letters: Letters): boolean {
  const all = [...letters];
  const signs = all.filter(([letter]) => /[^\p{L}\p{N}\s]/u.test(letter));
  if (new Set(signs.map(([letter]) => letter)).size >= SIGNS && signs.length > all.length / 2) return false;
  const likeness = likenessOf(all);
  return likeness === undefined || likeness >= ALIKE;
}

function likenessOf(letters: Letters): number | undefined {
  const known = [...new Map(letters)].filter(([letter, width]) => WIDTHS[letter] !== undefined && width > 0);
  if (known.length < ENOUGH) return undefined;
  const [said, real] = [known.map(([letter]) => WIDTHS[letter]!), known.map(([, width]) => width)];
  if (!differ(said) || !differ(real)) return undefined;
  const [a, b] = [offMean(said), offMean(real)];
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

function differ(widths: readonly number[]): boolean {
  const off = offMean(widths);
  return Math.sqrt(dot(off, off) / widths.length) >= meanOf(widths) * DIFFER;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function offMean(values: readonly number[]): number[] {
  const mean = meanOf(values);
  return values.map((value) => value - mean);
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * b[at]!, 0);
