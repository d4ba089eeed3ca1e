/**
 * What programs set around a document of their own accord is none of it, least of all the day and the time: above and
 * under a page that a browser printed when, its title, its address and which page of how many; over a picture of a
 * telephone's screen the clock and what is left of the battery.
 */
import { type Layout, layOut } from '../layout/layout.js';
import { type Line } from '../layout/lines.js';
import { isWithin } from '../model/boxes.js';
import { type Page, type Word } from '../model/page.js';
import { isTallAsScreen } from '../model/screen.js';
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

/** @returns with it whether the first page is a picture of a telephone's screen */
export function withoutMargins(layout: Layout): { readonly layout: Layout; readonly onScreen: boolean } {
  const perPage = layout.pages.map((page) => {
    const lines = layout.lines.filter((line) => line.page === page.index);
    return { page, printed: browserMargins(page, lines), bar: statusBar(page, lines) };
  });
  const onScreen = (perPage[0]?.bar.length ?? 0) > 0;
  if (perPage.every(({ printed, bar }) => printed.length + bar.length === 0)) return { layout, onScreen };
  const pages = perPage.map(({ page, printed, bar }) => {
    const isMargin = (word: Word) => [...printed, ...bar].some(({ box }) => isWithin(word.box, box));
    return { ...page, words: page.words.filter((word) => !isMargin(word)) };
  });
  return { layout: layOut(pages), onScreen };
}

function browserMargins({ height }: Page, lines: readonly Line[]): readonly Line[] {
  const isAtEdge = ({ box: [, top, , bottom] }: Line) => bottom < height * EDGE || top > height * (1 - EDGE);
  const margins = [...lines.slice(0, 1), ...lines.slice(1).slice(-1)].filter(isAtEdge);
  const hold = (sign: RegExp) => margins.some(({ segments }) => segments.some(({ text }) => sign.test(text)));
  return hold(ADDRESS) && hold(COUNT) ? margins : [];
}

function statusBar(page: Page, [first]: readonly Line[]): readonly Line[] {
  const isPicture = page.words[0]?.source === 'ocr';
  if (!first || !isPicture || !isTallAsScreen(page) || first.box[3] > page.height * EDGE) return [];
  const [clock] = CLOCK.exec(first.text) ?? [];
  return clock && letterCount(first.text.slice(clock.length)) <= FEW_LETTERS ? [first] : [];
}
