/** A picture as it looks once its page was moved: each pixel is where its pose says, between the four around it. */
import { type OcrImage, type Pose } from '#ports/ocr-engine.js';

const PAPER = 255;

/** @param to pixels of the answer; what lies beyond the picture is white */
export function warped(
  { grey, width, height }: OcrImage,
  pose: Pose,
  to: { readonly width: number; readonly height: number },
): OcrImage {
  const [a, b, c, d, e, f, g, h, i] = pose;
  const out = new Uint8Array(to.width * to.height).fill(PAPER);
  const [right, bottom] = [width - 1, height - 1];
  for (let v = 0, at = 0; v < to.height; v++) {
    const down = (v + 0.5) / to.height;
    for (let u = 0; u < to.width; u++, at++) {
      const across = (u + 0.5) / to.width;
      const w = g * across + h * down + i;
      const x = ((a * across + b * down + c) / w) * width - 0.5;
      const y = ((d * across + e * down + f) / w) * height - 0.5;
      if (!(x >= 0 && y >= 0 && x <= right && y <= bottom)) continue;
      const x0 = x | 0;
      const y0 = y | 0;
      const [fx, fy] = [x - x0, y - y0];
      const upper = y0 * width + x0;
      const lower = y0 < bottom ? upper + width : upper;
      const next = x0 < right ? 1 : 0;
      const above = grey[upper]! * (1 - fx) + grey[upper + next]! * fx;
      const below = grey[lower]! * (1 - fx) + grey[lower + next]! * fx;
      out[at] = above * (1 - fy) + below * fy + 0.5;
    }
  }
  return { grey: out, ...to };
}
