/** A grey picture → where it is much darker than the paper around it, and how much. */
import { type OcrImage } from '#ports/ocr-engine.js';
import { brightnessOfPaper, gridOf, SQUARE } from '../prepare/squares.js';

export interface Ink {
  /** One for each pixel, row by row: 1 is ink. */
  readonly dots: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** How dark a pixel is, paper being 0, black 1. */
  darkness(x: number, y: number): number;
}

/** Of the paper's brightness: thin lines of a small scan are hardly darker. */
const DARK = 0.7;
/** Grain and shadows are no darker. */
const GRAIN = 0.12;

export function inkOf({ grey, width, height }: OcrImage): Ink {
  const grid = gridOf(width, height);
  const paper = brightnessOfPaper(grey, grid);
  const dots = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    const squares = Math.floor(y / SQUARE) * grid.across;
    for (let i = 0; i < grid.across; i++) {
      const limit = paper[squares + i]! * DARK;
      const end = y * width + Math.min(width, (i + 1) * SQUARE);
      for (let at = y * width + i * SQUARE; at < end; at++) if (grey[at]! < limit) dots[at] = 1;
    }
  }
  const darkness = (x: number, y: number) => {
    const bright = paper[Math.floor(y / SQUARE) * grid.across + Math.floor(x / SQUARE)]!;
    return Math.max(0, 1 - grey[y * width + x]! / Math.max(1, bright) - GRAIN) / (1 - GRAIN);
  };
  return { dots, width, height, darkness };
}
