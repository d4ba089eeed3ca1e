import { type Page, type Word } from '../model/page.js';
import { linesOf } from './lines.js';
import { skewOf } from './skew.js';

/** Rows of a label and an amount far apart, on a page that lies aslant by that slope. */
function aslant(slope: number, rows: number): Page {
  const words = Array.from({ length: rows }, (_, row) =>
    [`Sum`, `of`, `row`, `${row}`].map((text, index) => [text, 40 + index * 40] as const).concat([[`${row}.00`, 640]]),
  ).flatMap((row, index) =>
    row.map(([text, x]): Word => {
      const y = 100 + index * 20 + slope * x;
      return { text, box: [x, y, x + 34, y + 14], confidence: 1, source: 'ocr', line: x < 640 ? index : 100 + index };
    }),
  );
  return { index: 0, width: 800, height: 1000, words };
}

describe('a page that lies aslant', () => {
  it.each([0.025, -0.025, 0])('has its far columns in the right lines at a slope of %s', (slope) => {
    const page = aslant(slope, 12);
    expect(skewOf(page)).toBeCloseTo(slope);
    expect(linesOf(page).map(({ text }) => text)).toEqual(
      page.words.flatMap((_, at) => (at < 12 ? [`Sum of row ${at} ${at}.00`] : [])),
    );
  });

  it('is taken for straight where few lines tell', () => {
    expect(skewOf(aslant(0.025, 2))).toBe(0);
  });
});
