/**
 * A label among instructions, a till's receipt in a letter: what the pictures of a page say is the document by itself,
 * where it is plainly of a type that others paste so. The text beside it would name another day, sender or type.
 */
import { classify } from '../classify/classify.js';
import { kindOf } from '../kinds/all.js';
import { type Layout, layOut } from '../layout/layout.js';
import { DOUBTFUL } from './type-by-codes.js';

/** Lines of print; fewer are a letterhead's. */
const LEAST_LINES = 6;

/** @returns the layout with nothing but the pasted document on its page; itself where there is none */
export function pastedIn(layout: Layout): Layout {
  const pages = layout.pages.map((page) => {
    const words = page.words.filter(({ source }) => source === 'ocr');
    if (words.length === 0 || words.length === page.words.length) return page;
    const pictured = { ...page, words };
    const alone = layOut([pictured]);
    const { docType, confidence } = classify(alone);
    const isPasted = kindOf(docType).secondLook?.pasted && confidence >= DOUBTFUL && alone.lines.length >= LEAST_LINES;
    return isPasted ? pictured : page;
  });
  return pages.every((page, at) => page === layout.pages[at]) ? layout : layOut(pages);
}
