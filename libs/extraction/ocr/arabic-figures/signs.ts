/**
 * What signs look like, and which of them a piece of ink is likest: Arabic's own figures, the marks between them, and
 * the figures of everywhere else, which some of them are easily taken for.
 */
import { ACROSS, CELLS, distance, DOWN, type Shape } from './shape.js';

export const OWN_FIGURES = '٠١٢٣٤٥٦٧٨٩';
export const MARKS = '٫٬،/-×';
export const BRACKETS = '()';
export const WESTERN_FIGURES = '0123456789';

export interface Look {
  readonly sign: string;
  readonly shape: Shape;
}

/** How much of a cell a step of its hexadecimal figure is. */
const STEPS = 15;
const STEPS_OF_PLACE = 20;

/** Each look as a line: its sign, its cells as hexadecimal figures, its height and its place. */
export const written = (looks: readonly Look[]): string =>
  looks
    .map(({ sign, shape }) => {
      const cells = [...shape.subarray(0, CELLS)].map((ink) => Math.round(Math.min(1, ink) * STEPS).toString(16));
      const places = [...shape.subarray(CELLS)].map((place) => Math.round(place * STEPS_OF_PLACE));
      return `${sign} ${cells.join('')} ${places.join(' ')}`;
    })
    .join('\n');

export const looksIn = (text: string): Look[] =>
  text.split('\n').map((line) => {
    const [sign = '', cells = '', ...places] = line.split(' ');
    if (cells.length !== ACROSS * DOWN) throw new Error(`${sign} has ${cells.length} cells`);
    return {
      sign,
      shape: Float32Array.from([
        ...[...cells].map((cell) => parseInt(cell, 16) / STEPS),
        ...places.map((place) => Number(place) / STEPS_OF_PLACE),
      ]),
    };
  });

export interface Likest {
  readonly sign: string;
  /** To the nearest of its looks. */
  readonly far: number;
  /** How much farther the next sign is: 0 as far, 1 so far that it does not count. */
  readonly clear: number;
}

/** @param among signs that it may be */
export function likest(shape: Shape, looks: readonly Look[], among: string): Likest {
  const nearest = new Map<string, number>();
  for (const look of looks) {
    if (!among.includes(look.sign)) continue;
    const far = distance(shape, look.shape);
    if (far < (nearest.get(look.sign) ?? Infinity)) nearest.set(look.sign, far);
  }
  const [first, second] = [...nearest].sort(([, one], [, other]) => one - other);
  if (!first) throw new Error('no sign to compare with');
  return { sign: first[0], far: first[1], clear: second ? 1 - first[1] / Math.max(second[1], 1e-6) : 1 };
}
