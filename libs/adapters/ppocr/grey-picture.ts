/**
 * A page as grey pixels at falling sizes, to cut crops from at the size that fits: sampling a much larger picture would
 * skip its strokes.
 */
import { type OcrImage } from '#ports/ocr-engine.js';
import { LIMITS } from '#extraction/model/limits.js';
import { greyImage, opened } from '#extraction/prepare/grey-image.js';

export interface GreyPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export function bounded({ grey, width, height }: OcrImage): Promise<GreyPicture> {
  const scale = Math.min(1, Math.sqrt(LIMITS.readPixels / (width * height)));
  const to = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return resized({ data: grey, width, height }, to);
}

/** @returns the same picture where it has that size */
export async function resized(
  picture: GreyPicture,
  to: { readonly width: number; readonly height: number },
): Promise<GreyPicture> {
  const { data, width, height } = picture;
  if (to.width === width && to.height === height) return picture;
  const sized = opened({ grey: data, width, height }).resize(to.width, to.height, { fit: 'fill' });
  return { data: (await greyImage(sized)).grey, ...to };
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
