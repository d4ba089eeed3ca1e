/**
 * The head of a till receipt read once more where its print came out doubtful: name and address are small print that no
 * sum proves. Alone, the strip is larger in the detector's eyes than as part of a long roll, and long lines come out
 * whole.
 */
import { type FirstReading } from '../../../kind/second-look.js';
import { linesOf } from '../../../layout/lines.js';
import { heightOf } from '../../../model/boxes.js';
import { type Layout, layOut } from '../../../layout/layout.js';
import { type Page } from '../../../model/page.js';
import { reread } from '../../../ocr/reread.js';
import { sureness, surerLines } from '../../../ocr/surer-lines.js';

const HEAD_LINES = 9;
const LARGEST_PART = 0.45;
/** Mean confidence of a line under which it counts as doubtful. */
const DOUBTFUL = 0.93;

/** Where the strip ends, 0..1 of the page; undefined when its lines read well. */
export function doubtfulHead(page: Page): number | undefined {
  const lines = linesOf(page).filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  const head = lines.slice(0, HEAD_LINES);
  const last = head.at(-1);
  if (!last || page.words.every(({ source }) => source !== 'ocr')) return undefined;
  if (head.every(({ words }) => sureness(words) >= DOUBTFUL)) return undefined;
  return Math.min(LARGEST_PART, (last.box[3] + heightOf(last.box)) / page.height);
}

/**
 * PP-OCRv4 sees a page made small and gains from a strip of it. PP-OCRv6 sees it large enough: on the validation set a
 * strip changed no value. tesseract reads a page at its own size, and would read the same again.
 */
const gainsFromStrip = (readers: readonly string[]): boolean => readers.some((name) => name.startsWith('ppocr v4'));

/** The layout as it was when its head reads well or would gain nothing. */
export async function headAgain({ document, layout, readers, ocr, signal }: FirstReading): Promise<Layout> {
  if (!gainsFromStrip(readers)) return layout;
  const [decoded] = document.pages;
  const [page, ...more] = layout.pages;
  const to = page && decoded && !decoded.words ? doubtfulHead(page) : undefined;
  if (!page || !decoded || to === undefined) return layout;
  return layOut([surerLines(page, await reread(decoded, page.index, ocr, { to, signal })), ...more]);
}
