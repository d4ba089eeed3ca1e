import { layOut } from '../../layout/layout.js';
import { type Page } from '../../model/page.js';
import { pageOf } from '../../testing/made-page.js';
import { pairsOf } from './pairs.js';

const read = (lines: readonly string[]) => pairsIn(pageOf(lines));
const pairsIn = (page: Page) => pairsOf(layOut([page])).map(({ label, text }) => [label, text]);

/** The last words stand on a rule: no paper shows between them, and their boxes overlap. */
function ruled(line: string, last: number): Page {
  const page = pageOf([line], 'ocr');
  const from = page.words.length - last;
  const words = page.words.map((word, at) => {
    const [x0, y0, x1, y1] = word.box;
    return at >= from - 1 ? ({ ...word, box: [at < from ? x0 : x0 - 6, y0, x1 + 6, y1] } as const) : word;
  });
  return { ...page, words };
}

describe('a label that runs on into its value', () => {
  it('ends where a rule to write on begins', () => {
    expect(pairsIn(ruled('Dates of contact Tuesday and Friday', 3))).toEqual([
      ['Dates of contact', 'Tuesday and Friday'],
    ]);
  });

  it('is parted though the reader lost the space', () => {
    expect(pairsIn(ruled('Name of branchLeeds and Hull', 2))).toEqual([['Name of branch', 'Leeds and Hull']]);
  });

  it('is parted without a rule where a page has many', () => {
    expect(read(['EMPLOYEE Ada Example', 'DEPARTMENT Tools', 'SHIFT 2nd', 'GROSS PAY 212.44'])).toEqual([
      ['EMPLOYEE', 'Ada Example'],
      ['DEPARTMENT', 'Tools'],
      ['SHIFT', '2nd'],
      ['GROSS PAY', '212.44'],
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['one alone', ['EMPLOYEE Ada Example']],
    ['headings', ['Cost Analysis', 'Price Change', 'Date Received', 'Product Quality', 'Market Facts']],
  ])('is not seen in %s', (_, lines) => {
    expect(read(lines)).toEqual([]);
  });
});
