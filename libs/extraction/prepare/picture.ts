/**
 * Any picture → what readers get: grey on white, at most LIMITS.readPixels, evenly lit; a clean PNG whatever came in.
 */
import sharp, { type Sharp } from 'sharp';
import { type OcrImage } from '#ports/ocr-engine.js';
import { LIMITS } from '../model/limits.js';
import { evenLight } from './even-light.js';

/** Pixels; joins the dots of faint print once it has been stretched to black. */
const SOFTEN = 1;

export async function toPicture(image: Sharp, width: number, height: number): Promise<OcrImage> {
  const scale = Math.min(1, Math.sqrt(LIMITS.readPixels / (width * height)));
  if (scale < 1) image = image.resize(Math.max(1, Math.round(width * scale)));
  const { data: grey, info } = await image
    .flatten({ background: '#fff' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const even = evenLight(grey, info.width, info.height);
  const raw = { width: info.width, height: info.height, channels: 1 as const };
  const clean = even === grey ? sharp(grey, { raw }) : sharp(even, { raw }).blur(SOFTEN);
  return {
    png: await clean.toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer(),
    width: info.width,
    height: info.height,
  };
}
