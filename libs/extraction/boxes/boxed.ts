/** The pages of a document that were read off pictures, with their boxes to tick among their words. */
import { type OcrImage } from '#ports/ocr-engine.js';
import { type DecodedDocument } from '../decode/document.js';
import { type Box, type Page } from '../model/page.js';
import { withTickBoxes } from './in-print.js';
import { type TickBox, tickBoxes } from './tick-boxes.js';

export async function boxed({ pages: decoded }: DecodedDocument, pages: readonly Page[]): Promise<readonly Page[]> {
  const found: Page[] = [];
  for (const page of pages) {
    const source = decoded[page.index];
    found.push(!source || source.words ? page : boxedPage(page, await source.picture()));
  }
  return found;
}

function boxedPage(page: Page, picture: OcrImage): Page {
  const [across, down] = [page.width / picture.width, page.height / picture.height];
  const scaled = ([x0, y0, x1, y1]: Box, x: number, y: number): Box => [x0 * x, y0 * y, x1 * x, y1 * y];
  const print = page.words.map(({ box }) => scaled(box, 1 / across, 1 / down));
  const boxes = tickBoxes(picture, print).map((found): TickBox => ({
    ...found,
    box: scaled(found.box, across, down),
    clear: [found.clear[0] * across, found.clear[1] * across],
  }));
  return withTickBoxes(page, boxes);
}
