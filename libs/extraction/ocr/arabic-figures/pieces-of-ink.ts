/** A strip of print → its pieces of ink, each with the marks that touch each other, from the left. */
import { type OcrImage } from '#ports/ocr-engine.js';
import { type Box } from '../../model/page.js';

export interface Piece {
  /** pixels of the picture */
  readonly box: Box;
  /** How dark each pixel of its box is, row by row: 0 where it is none of the piece, 1 as its darkest. */
  readonly ink: Float32Array;
}

/** Brightness between paper and ink under which a strip is bare. */
const LEAST_CONTRAST = 48;
/** Pieces of a strip from which on it is noise, and no line of print. */
const MOST = 500;
/** Pixels under which a piece is a speck. */
const SPECK = 6;

/** @param strip from which row of the picture to which, the last not among them */
export function piecesOfInk({ grey, width }: OcrImage, [from, to]: readonly [number, number]): Piece[] {
  const strip = grey.subarray(from * width, to * width);
  const limit = betweenInkAndPaper(strip);
  if (limit === undefined) return [];
  const seen = new Uint8Array(strip.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < strip.length; start++) {
    if (seen[start] || strip[start]! > limit) continue;
    const pixels = touching(strip, width, limit, seen, start);
    if (pieces.length === MOST) return [];
    if (pixels.length >= SPECK) pieces.push(pieceOf(pixels, strip, width, from));
  }
  return pieces.sort((one, other) => one.box[0] - other.box[0]);
}

/** Brightness that parts the strip best in two (Otsu, 1979); none of a bare strip. */
function betweenInkAndPaper(strip: Uint8Array): number | undefined {
  const counts = new Float64Array(256);
  for (const value of strip) counts[value]!++;
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let [dark, darkSum, best, limit, contrast] = [0, 0, 0, 0, 0];
  for (let value = 0; value < 255; value++) {
    dark += counts[value]!;
    darkSum += counts[value]! * value;
    const light = strip.length - dark;
    if (dark === 0 || light === 0) continue;
    const apart = (sum - darkSum) / light - darkSum / dark;
    const between = dark * light * apart * apart;
    if (between > best) [best, limit, contrast] = [between, value, apart];
  }
  return contrast < LEAST_CONTRAST ? undefined : limit;
}

function touching(strip: Uint8Array, width: number, limit: number, seen: Uint8Array, start: number): number[] {
  const pixels = [start];
  seen[start] = 1;
  for (let at = 0; at < pixels.length; at++) {
    const x = pixels[at]! % width;
    for (const down of [-width, 0, width]) {
      for (const right of [-1, 0, 1]) {
        const next = pixels[at]! + down + right;
        if (x + right < 0 || x + right >= width || next < 0 || next >= strip.length) continue;
        if (seen[next] || strip[next]! > limit) continue;
        seen[next] = 1;
        pixels.push(next);
      }
    }
  }
  return pixels;
}

function pieceOf(pixels: readonly number[], strip: Uint8Array, width: number, top: number): Piece {
  let [x0, y0, x1, y1, darkest] = [Infinity, Infinity, 0, 0, 255];
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
    darkest = Math.min(darkest, strip[pixel]!);
  }
  const ink = new Float32Array((x1 - x0) * (y1 - y0));
  for (const pixel of pixels)
    ink[(Math.floor(pixel / width) - y0) * (x1 - x0) + (pixel % width) - x0] = (255 - strip[pixel]!) / (255 - darkest);
  return { box: [x0, y0 + top, x1, y1 + top], ink };
}
