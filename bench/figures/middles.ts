/** Shapes → a few in the middle of many (k-means), the same each time. */
import { distance, type Shape } from '#extraction/ocr/arabic-figures/shape.js';

const ROUNDS = 12;

export function middles(shapes: readonly Shape[], count: number): Shape[] {
  let centres = farApart(shapes, count);
  for (let round = 0; round < ROUNDS; round++) {
    const groups = Map.groupBy(shapes, (shape) => nearest(shape, centres));
    centres = centres.map((centre, at) => meanOf(groups.get(at) ?? [centre]));
  }
  return centres;
}

/** Each the farthest from those before it, of some here and there: the farthest of all would be the oddest. */
function farApart(shapes: readonly Shape[], count: number): Shape[] {
  const some = shapes.filter((_, at) => at % Math.ceil(shapes.length / 60) === 0);
  const chosen = [meanOf(shapes)];
  while (chosen.length < Math.min(count, some.length)) {
    const far = some.map((shape) => Math.min(...chosen.map((each) => distance(shape, each))));
    chosen.push(some[far.indexOf(Math.max(...far))]!);
  }
  return chosen;
}

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
