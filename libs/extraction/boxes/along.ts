/** The four sides of a small frame, and how much ink lies along a line or in a rectangle of a picture. */
import { type Ink } from './ink.js';

/** A frame by the middles of its sides. It may stand askew. */
export interface Sided {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Pixels by which the right end of a level side stands lower than the left. */
  readonly fall: number;
  /** Length of a side. */
  readonly side: number;
}

/** From one pixel to another. */
export interface Way {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Top, bottom, left, right. */
export function sidesOf({ left, right, top, bottom, fall }: Sided): [Way, Way, Way, Way] {
  const half = fall / 2;
  return [
    { x0: left, y0: top - half, x1: right, y1: top + half },
    { x0: left, y0: bottom - half, x1: right, y1: bottom + half },
    { x0: left + half, y0: top, x1: left - half, y1: bottom },
    { x0: right + half, y0: top, x1: right - half, y1: bottom },
  ];
}

/** How much of a way has ink on it or within so many pixels beside it, 0..1. */
export function inkAlong(ink: Ink, way: Way, beside: number): number {
  const level = Math.abs(way.x1 - way.x0) > Math.abs(way.y1 - way.y0);
  const steps = stepsOf(way);
  let inked = 0;
  for (let step = 0; step <= steps; step++) {
    const x = Math.round(way.x0 + ((way.x1 - way.x0) * step) / steps);
    const y = Math.round(way.y0 + ((way.y1 - way.y0) * step) / steps);
    for (let off = -beside; off <= beside; off++) {
      if (level ? dotAt(ink, x, y + off) : dotAt(ink, x + off, y)) {
        inked++;
        break;
      }
    }
  }
  return inked / (steps + 1);
}

const stepsOf = ({ x0, y0, x1, y1 }: Way): number =>
  Math.max(1, Math.round(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));

export function* placesOn(way: Way): Generator<readonly [number, number]> {
  const { x0, y0, x1, y1 } = way;
  const steps = stepsOf(way);
  for (let step = 0; step <= steps; step++)
    yield [Math.round(x0 + ((x1 - x0) * step) / steps), Math.round(y0 + ((y1 - y0) * step) / steps)];
}

const dotAt = ({ dots, width, height }: Ink, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && dots[y * width + x] === 1;

/** There is ink within so many pixels of a place. */
export const isInked = (ink: Ink, x: number, y: number, near: number): boolean =>
  inkIn(ink, x - near, x + near, y - near, y + near) > 0;

/** Of the pixels of a rectangle, those with ink: 0..1. */
export function inkIn({ dots, width, height }: Ink, x0: number, x1: number, y0: number, y1: number): number {
  let [inked, all] = [0, 0];
  for (let y = Math.max(0, Math.round(y0)); y <= Math.min(height - 1, Math.round(y1)); y++) {
    for (let x = Math.max(0, Math.round(x0)); x <= Math.min(width - 1, Math.round(x1)); x++, all++)
      inked += dots[y * width + x]!;
  }
  return all === 0 ? 0 : inked / all;
}

/** Sides of a frame that are looked at beside it. */
const FARTHEST = 4;

/** Pixels beside a frame without ink, at its foot: a tick leaves its box at the top. */
export function whiteBeside(ink: Ink, { left, right, top, bottom, side }: Sided, sense: 1 | -1): number {
  const from = sense > 0 ? right : left;
  const own = Math.max(2, side * 0.12);
  for (let away = own; away < side * FARTHEST; away++) {
    const x = from + sense * away;
    if (inkIn(ink, x, x, top + side * 0.45, bottom - side * 0.1) > 0) return Math.round(away) - 1;
  }
  return side * FARTHEST;
}
