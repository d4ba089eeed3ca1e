/** Straight strokes of a picture, upright or level, of a wanted length: what the sides of a small frame are made of. */
import { type Ink } from './ink.js';

/** Along its own direction it goes from `from` to `to`; across it, from `near` to `far`. Ends are part of it. */
export interface Stroke {
  readonly from: number;
  readonly to: number;
  readonly near: number;
  readonly far: number;
}

export type Direction = 'upright' | 'level';

/** Pixels that may be missing in a stroke. */
const GAP = 2;
/** Of its length, how much a stroke may be thick. */
const THICKEST = 0.35;

/**
 * A stroke may drift by a pixel or two from row to row (from column to column): each is looked at with its neighbours.
 * @param least length in pixels
 * @param most length in pixels
 */
export function strokesOf(ink: Ink, direction: Direction, least: number, most: number): Stroke[] {
  const { dots, width, height } = ink;
  const [lines, length, step, along] = direction === 'upright' ? [width, height, 1, width] : [height, width, width, 1];
  const done: Stroke[] = [];
  let open: Growing[] = [];
  for (let line = 1; line < lines - 1; line++) {
    const next: Growing[] = [];
    let from = -1;
    let last = -1;
    let at = line * step;
    for (let place = 0; place < length; place++, at += along) {
      if (dots[at]! | dots[at - step]! | dots[at + step]!) {
        if (from < 0) from = place;
        last = place;
      } else if (from >= 0 && place - last > GAP) {
        if (last - from >= least && last - from <= most) next.push(grown(open, from, last, line));
        from = -1;
      }
    }
    for (const stroke of open) if (stroke.far < line) done.push(stroke);
    open = next;
  }
  return [...done, ...open];
}

interface Growing {
  from: number;
  to: number;
  near: number;
  far: number;
}

/** Pixels by which a stroke looks thicker than it is. */
const AROUND = 2;

const thicknessOf = ({ near, far }: Stroke): number => far - near - AROUND;

export const isThin = (stroke: Stroke): boolean => thicknessOf(stroke) <= (stroke.to - stroke.from) * THICKEST;

/** As thick as it is long: what a filled frame looks like. */
export const isBlock = (stroke: Stroke): boolean => {
  const [length, thickness] = [stroke.to - stroke.from, thicknessOf(stroke)];
  return Math.abs(thickness - length) <= Math.max(2, length * UNEVEN);
};
const UNEVEN = 0.2;

/** The stroke of the line before that this run goes on with, or a new one. */
function grown(open: readonly Growing[], from: number, to: number, line: number): Growing {
  const loose = Math.max(2, (to - from) * 0.15);
  const same = open.find(
    (stroke) => stroke.far === line - 1 && Math.abs(stroke.from - from) <= loose && Math.abs(stroke.to - to) <= loose,
  );
  if (!same) return { from, to, near: line, far: line };
  same.far = line;
  same.from = Math.min(same.from, from);
  same.to = Math.max(same.to, to);
  return same;
}
