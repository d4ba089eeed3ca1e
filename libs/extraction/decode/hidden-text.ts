/**
 * Text that nobody sees: scanners that recognise text lay it over the picture of the page, as their cheap reader took
 * it. The picture is read instead, as a person would.
 */
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How PDF calls text that is neither filled nor drawn around (32000-1, 9.3.6). */
const INVISIBLE = 3;
/** Part of a page's characters; a page that is drawn may still carry a hidden word or two. */
const MOSTLY = 0.9;

export async function hidesItsText(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: number[] = [];
  let mode = 0;
  const shown = { seen: 0, hidden: 0 };
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.save) saved.push(mode);
    else if (operator === OPS.restore) mode = saved.pop() ?? mode;
    else if (operator === OPS.setTextRenderingMode) mode = argsArray[at][0] as number;
    else if (operator === OPS.showText) {
      // Between the characters stand numbers: how far apart they are.
      const glyphs = (argsArray[at][0] as unknown[]).filter((each) => typeof each === 'object');
      shown[mode === INVISIBLE ? 'hidden' : 'seen'] += glyphs.length;
    }
  }
  return shown.hidden >= MOSTLY * (shown.hidden + shown.seen);
}
