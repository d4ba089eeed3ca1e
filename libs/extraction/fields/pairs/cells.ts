/**
 * The lines of a form cut finer than by wide gaps alone: where the reader found two pieces of print side by side (a
 * label in one type, its value typed beside it), and after a rule to write on ("needed_ two"). Lines a fax machine puts
 * on top of or under a page are left out: its time, number and page count are no fields of the form.
 */
import { type Layout } from '../../layout/layout.js';
import { type Line, type Segment, spanOf } from '../../layout/lines.js';
import { type Word } from '../../model/page.js';

/** In heights of the word, the least gap between pieces of print that were found apart. */
const APART = 0.3;
const CURRENCY = /^[$£€]$/;
const EDGE_LINES = 2;

export function cellsOf(layout: Layout): Layout {
  const lines = layout.lines
    .filter((line) => !isFaxLine(layout, line))
    .map((line): Line => ({ ...line, segments: line.segments.flatMap(cut) }));
  return { ...layout, lines };
}

function cut(segment: Segment): Segment[] {
  const groups: Word[][] = [];
  for (const word of segment.words) {
    const last = groups.at(-1)?.at(-1);
    if (!last || parts(last, word)) groups.push([word]);
    else groups.at(-1)!.push(word);
  }
  return groups.map((words) => spanOf(words, segment.page));
}

function parts(last: Word, word: Word): boolean {
  if (/[\p{L}\p{N})]_+$/u.test(last.text)) return true;
  if (CURRENCY.test(last.text) && /^\d/.test(word.text)) return false;
  if (last.line === undefined || last.line === word.line) return false;
  return word.box[0] - last.box[2] > (last.box[3] - last.box[1]) * APART;
}

/** "FEB 25 '98 18:23 FR ... P.01", "17:07 708 389 1422 ... 002/003" in the outermost lines of a page. */
function isFaxLine({ lines }: Layout, line: Line): boolean {
  const own = lines.filter(({ page }) => page === line.page);
  const at = own.indexOf(line);
  if (at >= EDGE_LINES && at < own.length - EDGE_LINES) return false;
  return /\d{1,2}:\d{2}/.test(line.text) && /(?:\bP(?:AGE)?\.? ?\d{1,3}\b|\b0\d{1,2}\/0\d{1,2}\b)/i.test(line.text);
}
