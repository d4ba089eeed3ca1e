/**
 * A page as grey pixels at falling sizes, to cut crops from at the size that fits: sampling a much larger picture would
 * skip its strokes. Decoding is bounded; a picture that says one size and has another is refused by sharp.
 */
import sharp from 'sharp';
import { OcrFailed, type OcrImage } from '#ports/ocr-engine.js';
import { LIMITS } from '#extraction/model/limits.js';

export interface GreyPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function decodeGrey(image: OcrImage): Promise<GreyPicture> {
  try {
    const source = sharp(image.png, { failOn: 'none', limitInputPixels: LIMITS.pixels });
    const { width, height } = await source.metadata();
    const scale = Math.min(1, Math.sqrt(LIMITS.readPixels / (width * height)));
    if (scale < 1)
      source.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { fit: 'fill' });
    const { data, info } = await source
      .flatten({ background: '#fff' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new OcrFailed('unreadable', String(error));
  }
}

export async function resized({ data, width, height }: GreyPicture, to: { width: number; height: number }) {
  if (to.width === width && to.height === height) return { data, width, height };
  const raw = { width, height, channels: 1 as const };
  const out = await sharp(data, { raw })
    .resize(to.width, to.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { data: out, ...to };
}

/** A page at falling sizes, each level half the one before. */
export type Levels = readonly [GreyPicture, ...GreyPicture[]];

/** @param most levels; those too small to be of use are left out */
export function levelsOf(page: GreyPicture, most: number): Levels {
  const smaller: GreyPicture[] = [];
  for (let last = page; smaller.length < most - 1 && last.width > 64 && last.height > 64;)
    smaller.push((last = halved(last)));
  return [page, ...smaller];
}

function halved({ data, width, height }: GreyPicture): GreyPicture {
  const [across, down] = [width >> 1, height >> 1];
  const out = new Uint8Array(across * down);
  for (let y = 0, at = 0; y < down; y++) {
    for (let x = 0, from = 2 * y * width; x < across; x++, from += 2, at++)
      out[at] = (data[from]! + data[from + 1]! + data[from + width]! + data[from + width + 1]! + 2) >> 2;
  }
  return { data: out, width: across, height: down };
}
