/** Boxes that may be tilted: the smallest one around a set of points, and growing one on all sides. */
import { inverse, placed } from '#extraction/model/pose.js';
import { type Pose } from '#ports/ocr-engine.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TiltedBox {
  readonly middle: Point;
  /** Along the text. */
  readonly length: number;
  readonly height: number;
  /** Direction of the text, radians, -π/2 … π/2. */
  readonly angle: number;
}

/** @param points at least one, any order */
export function smallestBox(points: readonly Point[]): TiltedBox {
  const hull = convexHull(points);
  let best: (TiltedBox & { readonly area: number }) | undefined;
  for (const [i, a] of hull.entries()) {
    const b = hull[(i + 1) % hull.length] ?? a;
    const box = boxAlong(hull, Math.atan2(b.y - a.y, b.x - a.x));
    if (!best || box.area < best.area) best = box;
  }
  return upright(best ?? boxAlong(points, 0));
}

function boxAlong(points: readonly Point[], angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    if (u < u0) u0 = u;
    if (u > u1) u1 = u;
    if (v < v0) v0 = v;
    if (v > v1) v1 = v;
  }
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const middle = { x: u * cos - v * sin, y: u * sin + v * cos };
  return { middle, length: u1 - u0, height: v1 - v0, angle, area: (u1 - u0) * (v1 - v0) };
}

/** The same box with its angle within ±45°: text runs across the page unless it is much taller than wide. */
function upright({ middle, length, height, angle }: TiltedBox): TiltedBox {
  const quarter = Math.PI / 2;
  const turns = Math.round(angle / quarter);
  const rest = angle - turns * quarter;
  const swapped = Math.abs(turns) % 2 === 1;
  return { middle, angle: rest, length: swapped ? height : length, height: swapped ? length : height };
}

/** So much taller than wide is no character, nor a short word. */
const ON_ITS_SIDE = 2.5;

/** A line of print that runs up or down the page. */
export const isOnItsSide = ({ length, height }: TiltedBox): boolean => height > length * ON_ITS_SIDE;

/** The smallest upright box around it: x0, y0, x1, y1. */
export function aroundBox({ middle: { x, y }, length, height, angle }: TiltedBox): [number, number, number, number] {
  const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const [across, down] = [(length * cos + height * sin) / 2, (length * sin + height * cos) / 2];
  return [x - across, y - down, x + across, y + down];
}

/** As long and high, around the same middle, without its tilt: x0, y0, x1, y1. */
export function levelBox({ middle: { x, y }, length, height }: TiltedBox): [number, number, number, number] {
  return [x - length / 2, y - height / 2, x + length / 2, y + height / 2];
}

export function grown({ middle, length, height, angle }: TiltedBox, by: number): TiltedBox {
  return { middle, angle, length: length + 2 * by, height: height + 2 * by };
}

/** The box on a page that was moved: as long and high there as its two middle lines are. */
export function seenThrough({ middle: { x, y }, length, height, angle }: TiltedBox, pose: Pose, from: Size, to: Size) {
  const back = inverse(pose);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) => {
    const [u, v] = placed(
      back,
      (x + along * cos - across * sin) / from.width,
      (y + along * sin + across * cos) / from.height,
    );
    return { x: u * to.width, y: v * to.height };
  };
  const [left, right, top, bottom] = [at(-length / 2, 0), at(length / 2, 0), at(0, -height / 2), at(0, height / 2)];
  const [across, down] = [right.x - left.x, right.y - left.y];
  const long = Math.hypot(across, down);
  const tall = Math.abs(across * (bottom.y - top.y) - down * (bottom.x - top.x)) / long;
  return upright({ middle: at(0, 0), length: long, height: tall, angle: Math.atan2(down, across) });
}

/** @param by across the text, downwards */
export function moved({ middle, ...box }: TiltedBox, by: number): TiltedBox {
  return { ...box, middle: { x: middle.x - Math.sin(box.angle) * by, y: middle.y + Math.cos(box.angle) * by } };
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (let [a, b] = [chain.at(-2), chain.at(-1)]; a && b && turn(a, b, point) <= 0; [a, b] = [chain.at(-2), a])
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
