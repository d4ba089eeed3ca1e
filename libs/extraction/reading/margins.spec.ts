import { type Page } from '../model/page.js';
import { pageOf } from '../testing/made-page.js';
import { withoutMargins } from './margins.js';
import { layOut } from '../layout/layout.js';

/** A page of 800 with one line at its top, one at its foot and the body between them. */
function printed(top: string, foot: string, index = 0): Page {
  const body = pageOf(['', '', 'Receipt', 'Paid on 22/02/2026', 'Total|270.60']);
  const at = (line: string, y: number) =>
    pageOf([line]).words.map((word) => ({ ...word, box: [word.box[0], y, word.box[2], y + 10] as const }));
  return { ...body, index, words: [...at(top, 12), ...body.words, ...at(foot, 780)] };
}
const left = (...pages: Page[]) => withoutMargins(layOut(pages)).layout.lines.map(({ text }) => text);
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
    expect(withoutMargins(layOut([letterhead])).layout.lines).toHaveLength(5);
    expect(left(printed('Inn by the Lake', 'Page 1/2'))).toHaveLength(5);
  });

  it('leaves lines that stand further in', () => {
    const body = pageOf(['', '', '', 'https://inn.example 1/2', 'Total|270.60']);
    const layout = layOut([body]);
    expect(withoutMargins(layout)).toEqual({ layout, onScreen: false });
  });
});

describe('the bar over a screen', () => {
  const screen = (bar: string, source: 'ocr' | 'text-layer' = 'ocr', width = 360) => {
    const page = pageOf([bar, '', 'Receipt', 'Paid at 08:12', 'Total|56.82'], source);
    return left({ ...page, width, words: page.words.map((word) => ({ ...word, box: raised(word.box) })) });
  };
  const raised = ([x0, y0, x1, y1]: Page['words'][number]['box']) => [x0, y0 - 30, x1, y1 - 30] as const;

  it('is none of what it shows', () => {
    for (const bar of ['8:19|4G 55%', '07:31|1', '9:03 AM|LTE 68%']) expect(screen(bar)).not.toContain(bar);
    expect(screen('8:19|4G 55%')).toEqual(['Receipt', 'Paid at 08:12', 'Total 56.82']);
  });

  it('is not a time with words, on paper that is no screen, or in a text', () => {
    expect(screen('08:12|Table 4, Ada')).toHaveLength(4);
    expect(screen('8:19|4G 55%', 'text-layer')).toHaveLength(4);
    expect(screen('8:19|4G 55%', 'ocr', 700)).toHaveLength(4);
  });
});
