/**
 * What programs set around a document of their own accord is none of it, least of all the day and the time: above and
 * under a page that a browser printed when, its title, its address and which page of how many; over a picture of a
 * telephone's screen the clock and what is left of the battery.
 */
import { type Layout, layOut } from '../layout/layout.js';
import { type Line } from '../layout/lines.js';
import { isWithin } from '../model/boxes.js';
import { type Page } from '../model/page.js';
import { letterCount } from '../normalise/text.js';

/** Of the page's height, how far from its edge such a line ends at most. */
const EDGE = 0.06;
const ADDRESS = /^(?:https?|file):\/\/\S+$|^about:\S+$/;
/** “1/2”, “1 of 2”, “1 von 2”. */
const COUNT = /^\d{1,3}\s?(?:\/|of|von|sur|de|di|van|z|av|af)\s?\d{1,3}$/;
/** “7:48 PM” */
const CLOCK = /^\d{1,2}[:.]\d{2}(?:\s?[AP]M)?(?!\d)/i;
/** Beside a clock: “LTE”, “4G”, and what signs are taken for. */
const FEW_LETTERS = 6;
/** A telephone's screen is so many times as high as wide at least. */
const TALL = 1.5;

export function withoutMargins(layout: Layout): Layout {
  const pages = layout.pages.map((page) => {
    const lines = layout.lines.filter((line) => line.page === page.index);
    const margins = [...browserMargins(page, lines), ...statusBar(page, lines)];
    if (margins.length === 0) return page;
    return { ...page, words: page.words.filter((word) => !margins.some(({ box }) => isWithin(word.box, box))) };
  });
  return pages.some((page, index) => page !== layout.pages[index]) ? layOut(pages) : layout;
}

function browserMargins({ height }: Page, lines: readonly Line[]): readonly Line[] {
  const isAtEdge = ({ box: [, top, , bottom] }: Line) => bottom < height * EDGE || top > height * (1 - EDGE);
  const margins = [...lines.slice(0, 1), ...lines.slice(1).slice(-1)].filter(isAtEdge);
  const hold = (sign: RegExp) => margins.some(({ segments }) => segments.some(({ text }) => sign.test(text)));
  return hold(ADDRESS) && hold(COUNT) ? margins : [];
}

function statusBar({ width, height, words }: Page, [first]: readonly Line[]): readonly Line[] {
  if (!first || words[0]?.source !== 'ocr' || height < width * TALL || first.box[3] > height * EDGE) return [];
  const [clock] = CLOCK.exec(first.text) ?? [];
  return clock && letterCount(first.text.slice(clock.length)) <= FEW_LETTERS ? [first] : [];
}
