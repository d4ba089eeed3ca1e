/** Lines of text, or nothing, as the clean picture a reader gets. */
import sharp from 'sharp';
import { type OcrImage } from '#ports/ocr-engine.js';
import { drawLines } from './drawn-receipt.js';

export async function drawPicture(lines: readonly string[]): Promise<OcrImage> {
  const { data, info } = await sharp(await drawLines(lines.map((line) => [line] as const)))
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

export async function blankPicture(width: number, height: number): Promise<OcrImage> {
  const png = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { png, width, height };
}
