/**
 * The lines that one reader found on a page, cut out, levelled and set under each other in one height, for a reader
 * that knows the letters and not where they stand: rules, frames, columns and small print lead it astray.
 */
import { type OcrImage, type OcrLine, type Pose } from '#ports/ocr-engine.js';
import { centre, heightOf, middle } from '../model/boxes.js';
import { type Box } from '../model/page.js';
import { warped } from '../prepare/warp.js';

interface Strip {
  /** Of the line on the page, pixels; its middle at `x` is at `y + slope * (x - from)`. */
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly slope: number;
  /** Pixels of the stack to a pixel of the page. */
  readonly scale: number;
  /** Where it begins in the stack, and how high it is there, pixels. */
  readonly top: number;
  readonly tall: number;
}

/** Height of a line in the stack, and what lies around all; pixels. Between two lies a quarter of a line. */
const LINE = 48;
const MARGIN = 16;
const pitchOf = (tall: number): number => Math.round(tall * 1.25);
/** Pixels of a stack: a page of fine print is set lower, as a reader takes memory by them. */
const MOST = 9_000_000;
const [SMALLEST, LARGEST] = [0.3, 3];
const WHITE = 255;

export interface Stack {
  readonly picture: OcrImage;
  /** Of each line, from which row of the picture to which; the last is not among them. */
  readonly rows: readonly (readonly [number, number])[];
  /** Where a box of the stack stands on the page, and in which of the lines; nothing beyond them. */
  placeOf(box: Box): { readonly box: Box; readonly line: number } | undefined;
}

/** @param lines at least one */
export function stackOf(page: OcrImage, lines: readonly OcrLine[]): Stack {
  const full = stripsOf(page, lines, LINE);
  const area = full.width * full.height;
  const tall = Math.floor(LINE * Math.min(1, Math.sqrt(MOST / area)));
  const { strips, width, height } = area > MOST ? stripsOf(page, lines, tall) : full;
  const grey = new Uint8Array(width * height).fill(WHITE);
  for (const strip of strips) copy(page, strip, { grey, width, height });
  return {
    picture: { grey, width, height },
    rows: strips.map(({ top }) => [top, top + tall]),
    placeOf: (box) => {
      const line = Math.floor((middle(box) - MARGIN) / pitchOf(tall));
      const strip = strips[line];
      return strip && { box: onPage(box, strip), line };
    },
  };
}

function stripsOf(page: OcrImage, lines: readonly OcrLine[], tall: number) {
  const strips = lines.map((line, index) => stripOf(line, page, MARGIN + index * pitchOf(tall), tall));
  const wide = Math.max(...strips.map(({ from, to, scale }) => Math.ceil((to - from) * scale)));
  return { strips, width: wide + 2 * MARGIN, height: 2 * MARGIN + lines.length * pitchOf(tall) };
}

function stripOf({ box, slope }: OcrLine, { width }: OcrImage, top: number, tall: number): Strip {
  const from = Math.max(0, Math.floor(box[0]));
  return {
    from,
    to: Math.min(width, Math.ceil(box[2])),
    y: middle(box) + slope * (from - centre(box)),
    slope,
    scale: Math.min((LARGEST * tall) / LINE, Math.max((SMALLEST * tall) / LINE, tall / heightOf(box))),
    top,
    tall,
  };
}

function copy(page: OcrImage, { from, to, y, slope, scale, top, tall }: Strip, stack: OcrImage): void {
  const [width, height] = [Math.floor((to - from) * scale), tall];
  const [across, down] = [width / scale, tall / scale];
  const { width: sheet, height: long } = page;
  const pose: Pose = [
    across / sheet,
    0,
    from / sheet,
    (slope * across) / long,
    down / long,
    (y - down / 2) / long,
    0,
    0,
    1,
  ];
  const strip = warped(page, pose, { width, height }).grey;
  for (let row = 0; row < height; row++)
    stack.grey.set(strip.subarray(row * width, (row + 1) * width), (top + row) * stack.width + MARGIN);
}

function onPage([x0, y0, x1, y1]: Box, { from, y, slope, scale, top, tall }: Strip): Box {
  const along = (column: number) => (column - MARGIN) / scale;
  const level = y + slope * along((x0 + x1) / 2);
  const down = (row: number) => level + (row - top - tall / 2) / scale;
  return [from + along(x0), down(y0), from + along(x1), down(y1)];
}
