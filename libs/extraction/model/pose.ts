/**
 * How a page was moved to be read: turned upright, or set straight where it was photographed at an angle. Places that
 * are told of such a page lead back to the page as it came.
 */
import { type Turn } from '#kernel/page-size.js';
import { type Pose } from '#ports/ocr-engine.js';
import { type Box, type Page } from './page.js';

const SAME: Pose = [1, 0, 0, 0, 1, 0, 0, 0, 1];
/** A page turned clockwise: its top left was at the bottom left before. */
const TURNED: Readonly<Record<Turn, Pose>> = {
  90: [0, 1, 0, -1, 0, 1, 0, 0, 1],
  180: [-1, 0, 1, 0, -1, 1, 0, 0, 1],
  270: [0, -1, 1, 1, 0, 0, 0, 0, 1],
};

export const turnedBy = (turn: Turn): Pose => TURNED[turn];

/** @param later how the page was moved after it had been moved as `before` says */
export function composed(before: Pose = SAME, later: Pose = SAME): Pose {
  const at = (row: number, column: number) =>
    before[row * 3]! * later[column]! +
    before[row * 3 + 1]! * later[column + 3]! +
    before[row * 3 + 2]! * later[column + 6]!;
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}

export function placed([a, b, c, d, e, f, g, h, i]: Pose, x: number, y: number): readonly [x: number, y: number] {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** From the page as it came to the one that was moved. */
export function inverse([a, b, c, d, e, f, g, h, i]: Pose): Pose {
  const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const by = 1 / (a * p + b * q + c * r);
  return [p, c * h - b * i, b * f - c * e, q, a * i - c * g, c * d - a * f, r, b * g - a * h, a * e - b * d].map(
    (value) => value * by,
  ) as unknown as Pose;
}

/** It is seen in a mirror, as what runs from the right is. */
export const isMirrored = ([a, b, , d, e]: Pose = SAME): boolean => a * e - b * d < 0;

/** A place (0..1) on a page that was moved → the smallest upright one around it on the page as it came. */
export function asItCame(place: Box, pose: Pose | undefined): Box {
  if (!pose) return place;
  const [x0, y0, x1, y1] = place;
  const corners = [placed(pose, x0, y0), placed(pose, x1, y0), placed(pose, x0, y1), placed(pose, x1, y1)];
  const [xs, ys] = [corners.map(([x]) => part(x)), corners.map(([, y]) => part(y))];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A box among the words of a page, in its own unit → the place (0..1) on the page as it came, as evidence tells it. */
export function placeAsItCame([x0, y0, x1, y1]: Box, { width, height, pose }: Omit<Page, 'words'>): Box {
  return asItCame([x0 / width, y0 / height, x1 / width, y1 / height], pose);
}

const part = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;
