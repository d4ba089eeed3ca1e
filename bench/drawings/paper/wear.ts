/** What printing, handling and scanning do to a sheet. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { chance } from '../../measuring/chance.js';

export interface Wear {
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** 0 black on white, 1 nothing left. */
  readonly faded?: number;
  /** 0 none, 1 strong grain. */
  readonly grain?: number;
  /** Black or white and nothing between, as a thermal head prints. */
  readonly thermal?: boolean;
  readonly seed?: number;
}

export function worn(sheet: Canvas, { turn = 0, faded = 0, grain = 0, thermal, seed = 1 }: Wear): Canvas {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const width = Math.ceil(sheet.width * cos + sheet.height * sin);
  const height = Math.ceil(sheet.width * sin + sheet.height * cos);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  context.drawImage(sheet, -sheet.width / 2, -sheet.height / 2);
  // Where dots are put follows the transform, too.
  context.resetTransform();
  const image = context.getImageData(0, 0, width, height);
  const next = chance(seed);
  const [ink, paper] = [faded * 150, 255 - faded * 40 - grain * 15];
  for (let at = 0; at < image.data.length; at += 4) {
    const drawn = image.data[at]!;
    const grey = thermal ? (drawn < 128 ? 0 : 255) : drawn;
    const speck = grain > 0 ? (next() + next() - 1) * grain * 90 : 0;
    const value = ink + (grey / 255) * (paper - ink) + speck;
    image.data[at] = image.data[at + 1] = image.data[at + 2] = value;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
