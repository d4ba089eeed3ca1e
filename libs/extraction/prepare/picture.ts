/** Any picture → what readers get: dark print on white, at most LIMITS.readPixels, evenly lit. */
import { type Sharp } from 'sharp';
import { release } from '#kernel/release.js';
import { type OcrImage } from '#ports/ocr-engine.js';
import { LIMITS } from '../model/limits.js';
import { paintOverCornerMarks } from './corner-marks.js';
import { evenLight } from './even-light.js';
import { greyImage, opened } from './grey-image.js';
import { isLightPrint } from './light-print.js';

/** Pixels; joins the dots of faint print once it has been stretched to black. */
const SOFTEN = 1;

export async function toPicture(image: Sharp, width: number, height: number): Promise<OcrImage> {
  const scale = Math.min(1, Math.sqrt(LIMITS.readPixels / (width * height)));
  if (scale < 1) image = image.resize(Math.max(1, Math.round(width * scale)));
  return evenlyLit(await inGrey(image.flatten({ background: '#fff' })));
}

/** @param picture for whoever calls to use no more */
export async function evenlyLit(picture: OcrImage): Promise<OcrImage> {
  const lit = await inEvenLight(picture);
  paintOverCornerMarks(lit);
  return lit;
}

async function inEvenLight(picture: OcrImage): Promise<OcrImage> {
  if (isLightPrint(picture)) invert(picture.grey);
  const even = evenLight(picture.grey, picture.width, picture.height);
  if (even === picture.grey) return picture;
  release(picture.grey);
  const softened = await greyImage(opened({ ...picture, grey: even }).blur(SOFTEN));
  release(even);
  return softened;
}

function invert(grey: Uint8Array): void {
  for (let at = 0; at < grey.length; at++) grey[at] = 255 - grey[at]!;
}

async function inGrey(image: Sharp): Promise<OcrImage> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 1) return { grey: data, width, height };
  const grey = greyOf(data, channels);
  release(data);
  return { grey, width, height };
}

/**
 * By the weights of Rec. 601, as JPEG has it: sharp goes by way of linear light, which takes longer than decoding.
 * @param colours red, green, blue and whatever else of each pixel; what shines through counts as if it did not
 */
export function greyOf(colours: Uint8Array, channels: number): Uint8Array {
  const grey = new Uint8Array(colours.length / channels);
  for (let i = 0, at = 0; i < grey.length; i++, at += channels)
    grey[i] = (colours[at]! * 77 + colours[at + 1]! * 150 + colours[at + 2]! * 29 + 128) >> 8;
  return grey;
}
