/** Lines in Arabic's own figures, drawn for tests in a strip as high as lines of a page are set. */
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { type OcrImage } from '#ports/ocr-engine.js';
import { ensureFonts } from '../decode/fallback-fonts.js';

const FACES = {
  figures: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2',
  marks: '@fontsource/inter/files/inter-latin-400-normal.woff2',
};
export const STRIP = [4, 52] as const;

/** @param signs as they stand from the left, one by one: set as a text they would run from the right at a dash */
export function drawnFigures(signs: string): OcrImage {
  ensureFonts();
  const { resolve } = createRequire(import.meta.url);
  for (const [family, file] of Object.entries(FACES))
    if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(resolve(file), family);
  const canvas = createCanvas(40 + signs.length * 30, 56);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#222';
  context.font = '32px figures, marks';
  let x = 20;
  for (const sign of signs) {
    context.fillText(sign, x, 38);
    x += context.measureText(sign).width;
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grey = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[at * 4]!);
  return { grey, width: canvas.width, height: canvas.height };
}
