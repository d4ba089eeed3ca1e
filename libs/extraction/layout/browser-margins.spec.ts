import { type Page } from '../model/page.js';
import { pageOf } from '../testing/made-page.js';
import { withoutBrowserMargins } from './browser-margins.js';
import { layOut } from './layout.js';

/** A page of 800 with one line at its top, one at its foot and the body between them. */
function printed(top: string, foot: string, index = 0): Page {
  const body = pageOf(['', '', 'Receipt', 'Paid on 22/02/2026', 'Total|270.60']);
  const at = (line: string, y: number) =>
    pageOf([line]).words.map((word) => ({ ...word, box: [word.box[0], y, word.box[2], y + 10] as const }));
  return { ...body, index, words: [...at(top, 12), ...body.words, ...at(foot, 780)] };
}
const left = (...pages: Page[]) => withoutBrowserMargins(layOut(pages)).lines.map(({ text }) => text);
const BODY = ['Receipt', 'Paid on 22/02/2026', 'Total 270.60'];

describe('what a browser prints around a page', () => {
  it('is none of it', () => {
    expect(left(printed('24/02/2026, 10:12|Receipt – Inn', 'https://inn.example/stays/48217|1/2'))).toEqual(BODY);
    expect(left(printed('Receipt – Inn|https://inn.example/stays/48217', '1 of 2|24/02/2026, 10:12'))).toEqual(BODY);
  });

  it('is looked for on each page by itself', () => {
    const pages = [1, 2].map((of) => printed('24.02.26, 10:12|Beleg', `https://inn.example/stays|${of}/2`, of - 1));
    expect(left(...pages)).toEqual([...BODY, ...BODY]);
  });

  it('is not a letterhead with an address, nor a page that only counts itself', () => {
    const letterhead = printed('Inn by the Lake|https://inn.example', 'Thank you for staying');
    expect(withoutBrowserMargins(layOut([letterhead])).lines).toHaveLength(5);
    expect(left(printed('Inn by the Lake', 'Page 1/2'))).toHaveLength(5);
  });

  it('leaves lines that stand further in', () => {
    const body = pageOf(['', '', '', 'https://inn.example 1/2', 'Total|270.60']);
    const layout = layOut([body]);
    expect(withoutBrowserMargins(layout)).toBe(layout);
  });
});
