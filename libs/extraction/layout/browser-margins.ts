/**
 * What a browser prints around a page of its own: when, the page's title and address, and which page of how many, in
 * the uppermost and the lowest line. None of it is the document's, least of all the day.
 */
import { isWithin } from '../model/boxes.js';
import { type Page } from '../model/page.js';
import { type Layout, layOut } from './layout.js';
import { type Line } from './lines.js';

/** Of the page's height, how far from its edge such a line ends at most. */
const EDGE = 0.06;
const ADDRESS = /^(?:https?|file):\/\/\S+$|^about:\S+$/;
/** “1/2”, “1 of 2”, “1 von 2”. */
const COUNT = /^\d{1,3}\s?(?:\/|of|von|sur|de|di|van|z|av|af)\s?\d{1,3}$/;

export function withoutBrowserMargins(layout: Layout): Layout {
  const pages = layout.pages.map((page) => {
    const margins = marginsOf(page, layout.lines);
    if (margins.length === 0) return page;
    return { ...page, words: page.words.filter((word) => !margins.some(({ box }) => isWithin(word.box, box))) };
  });
  return pages.some((page, index) => page !== layout.pages[index]) ? layOut(pages) : layout;
}

function marginsOf({ index, height }: Page, all: readonly Line[]): readonly Line[] {
  const lines = all.filter(({ page }) => page === index);
  const isAtEdge = ({ box: [, top, , bottom] }: Line) => bottom < height * EDGE || top > height * (1 - EDGE);
  const margins = [...lines.slice(0, 1), ...lines.slice(1).slice(-1)].filter(isAtEdge);
  return [ADDRESS, COUNT].every((sign) => margins.some(({ segments }) => segments.some(({ text }) => sign.test(text))))
    ? margins
    : [];
}
