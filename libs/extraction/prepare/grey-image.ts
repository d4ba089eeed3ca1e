/** Pictures of sharp's → what readers get, and back. */
import sharp, { type Sharp } from 'sharp';
import { type OcrImage } from '#ports/ocr-engine.js';

/** @param picture in grey or in colours; what shines through is not put on paper */
export async function greyImage(picture: Sharp): Promise<OcrImage> {
  const one = picture.greyscale().extractChannel(0).toColourspace('b-w');
  const { data, info } = await one.raw().toBuffer({ resolveWithObject: true });
  return { grey: data, width: info.width, height: info.height };
}

export function opened({ grey, width, height }: OcrImage): Sharp {
  return sharp(grey, { raw: { width, height, channels: 1 } });
}
