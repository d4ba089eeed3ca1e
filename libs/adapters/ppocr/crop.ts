/**
 * A line of text cut out of the page, set straight and scaled to the recogniser's height, as dark print on light
 * ground.
 */
import { type Levels } from './grey-picture.js';
import { isLightLine } from './light-line.js';
import { type TiltedBox } from './tilted-box.js';

const { max, min } = Math;

export const CROP_HEIGHT = 48;
/** Longer lines are squeezed: the recogniser's memory grows with the width. */
const MAX_WIDTH = 2400;
const MIN_WIDTH = 16;

export interface Crop {
  readonly data: Uint8Array;
  readonly width: number;
  readonly box: TiltedBox;
}

/** @param width pixels; what keeps the shape of the letters when absent */
export function cropOf(levels: Levels, box: TiltedBox, width = widthOf(box)): Crop {
  const shrink = box.height / CROP_HEIGHT;
  const level = Math.max(0, Math.min(levels.length - 1, Math.floor(Math.log2(shrink) + 0.3)));
  const page = levels[level] ?? levels[0];
  const scale = page.width / levels[0].width;
  const [along, across] = [(box.length * scale) / width, (box.height * scale) / CROP_HEIGHT];
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const data = new Uint8Array(width * CROP_HEIGHT);
  const [right, bottom] = [page.width - 1, page.height - 1];
  // Numbers handed to a function and back for each pixel cost more than what is done with them.
  for (let v = 0, at = 0; v < CROP_HEIGHT; v++) {
    const dv = (v + 0.5 - CROP_HEIGHT / 2) * across;
    for (let u = 0; u < width; u++, at++) {
      const du = (u + 0.5 - width / 2) * along;
      const x = min(right, max(0, box.middle.x * scale + du * cos - dv * sin - 0.5));
      const y = min(bottom, max(0, box.middle.y * scale + du * sin + dv * cos - 0.5));
      const x0 = x | 0;
      const y0 = y | 0;
      const fx = x - x0;
      const fy = y - y0;
      const upper = y0 * page.width + x0;
      const lower = y0 < bottom ? upper + page.width : upper;
      const next = x0 < right ? 1 : 0;
      const above = page.data[upper]! * (1 - fx) + page.data[upper + next]! * fx;
      const below = page.data[lower]! * (1 - fx) + page.data[lower + next]! * fx;
      data[at] = above * (1 - fy) + below * fy;
    }
  }
  if (isLightLine(data, width)) for (let at = 0; at < data.length; at++) data[at] = 255 - data[at]!;
  return { data, width, box };
}

const widthOf = (box: TiltedBox): number =>
  Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round((box.length * CROP_HEIGHT) / box.height)));
