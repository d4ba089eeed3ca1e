/**
 * Reads a page or a strip of it once more, enlarged: small print that the first reading got wrong comes out right at
 * another size. The words come back in the page's own unit.
 */
import { type OcrEngine } from '#ports/ocr-engine.js';
import { type DecodedPage } from '../decode/document.js';
import { greyImage, opened } from '../prepare/grey-image.js';
import { readerOf } from './reader-of.js';
import { type Page, type Word } from '../model/page.js';

export interface Look {
  /** Only the part of the page between these heights, 0..1. */
  readonly from?: number;
  readonly to?: number;
  /** Pixels the picture is made wide; less when it would become too large. */
  readonly width?: number;
  readonly languages?: readonly string[];
  readonly signal?: AbortSignal;
}

const MOST_PIXELS = 6_000_000;

export async function reread(page: DecodedPage, index: number, ocr: OcrEngine, look: Look): Promise<Page> {
  const { from = 0, to = 1, languages = ['eng'], signal } = look;
  const picture = await page.picture();
  const { width, height } = picture;
  const top = Math.floor(from * height);
  const tall = Math.max(1, Math.floor((to - from) * height));
  const scale = Math.min((look.width ?? width) / width, Math.sqrt(MOST_PIXELS / (width * tall)));
  const part = opened(picture)
    .extract({ left: 0, top, width, height: tall })
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: 'cubic' });
  const seen = await greyImage(scale > 1 ? part.normalise() : part);
  const { words, engine } = await ocr.read(seen, { languages, signal });
  const reader = readerOf(engine);
  const [perX, perY] = [page.width / seen.width, (page.height * (to - from)) / seen.height];
  const shift = from * page.height;
  return {
    index,
    width: page.width,
    height: page.height,
    ...(page.pose && { pose: page.pose }),
    words: words.map(({ text, confidence, box: [x0, y0, x1, y1], line }): Word => {
      const box = [x0 * perX, y0 * perY + shift, x1 * perX, y1 * perY + shift] as const;
      return { text, confidence, box, source: 'ocr', reader, line };
    }),
  };
}
