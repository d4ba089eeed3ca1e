/** A line of text cut out of the page, set straight and scaled to the recogniser's height. */
import { type GreyPicture, type Levels } from './grey-picture.js';
import { type TiltedBox } from './tilted-box.js';

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
  for (let v = 0, at = 0; v < CROP_HEIGHT; v++) {
    const dv = (v + 0.5 - CROP_HEIGHT / 2) * across;
    for (let u = 0; u < width; u++, at++) {
      const du = (u + 0.5 - width / 2) * along;
      data[at] = sample(
        page,
        box.middle.x * scale + du * cos - dv * sin - 0.5,
        box.middle.y * scale + du * sin + dv * cos - 0.5,
      );
    }
  }
  return { data, width, box };
}

const widthOf = (box: TiltedBox): number =>
  Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round((box.length * CROP_HEIGHT) / box.height)));

function sample({ data, width, height }: GreyPicture, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - x0, cy - y0];
  const at = y0 * width + x0;
  const right = x0 < width - 1 ? 1 : 0;
  const below = y0 < height - 1 ? width : 0;
  const upper = data[at]! * (1 - fx) + data[at + right]! * fx;
  const lower = data[at + below]! * (1 - fx) + data[at + below + right]! * fx;
  return upper * (1 - fy) + lower * fy;
}
