/** Shapes → a few in the middle of many (k-means), the same each time. */
import { distance, type Shape } from '#extraction/ocr/arabic-figures/shape.js';

const ROUNDS = 20;

export function middles(shapes: readonly Shape[], count: number): Shape[] {
  let centres = spread(shapes, count);
  for (let round = 0; round < ROUNDS; round++) {
    const groups = Map.groupBy(shapes, (shape) => nearest(shape, centres));
    centres = centres.map((centre, at) => meanOf(groups.get(at) ?? [centre]));
  }
  return centres;
}

/** As many from here and there: the farthest from each other would be the oddest. */
const spread = (shapes: readonly Shape[], count: number): Shape[] =>
  Array.from({ length: Math.min(count, shapes.length) }, (_, at) => shapes[Math.floor((at * shapes.length) / count)]!);

function nearest(shape: Shape, centres: readonly Shape[]): number {
  let [best, far] = [0, Infinity];
  for (const [at, centre] of centres.entries()) {
    const away = distance(shape, centre);
    if (away < far) [best, far] = [at, away];
  }
  return best;
}

function meanOf(shapes: readonly Shape[]): Shape {
  const mean = new Float32Array(shapes[0]!.length);
  for (const shape of shapes) for (let i = 0; i < mean.length; i++) mean[i]! += shape[i]! / shapes.length;
  return mean;
}
