/** Lines of text, or nothing, as the clean picture a reader gets. */
import sharp from 'sharp';
import { type OcrImage } from '#ports/ocr-engine.js';
import { greyImage } from '../prepare/grey-image.js';
import { drawLines } from './drawn-receipt.js';

export async function drawPicture(lines: readonly string[]): Promise<OcrImage> {
  return greyImage(sharp(await drawLines(lines.map((line) => [line] as const))));
}

export async function blankPicture(width: number, height: number): Promise<OcrImage> {
  return { grey: new Uint8Array(width * height).fill(255), width, height };
}
