import { type Page, type Word } from '../model/page.js';
import { evidenceOf } from '../reading/found.js';
import { inMirror } from '../testing/from-the-right.js';
import { pageOf } from '../testing/made-page.js';
import { layOut } from './layout.js';

const textOf = (page: Page) => layOut([page]).text;
const word = (text: string, x0: number, x1: number): Word => ({
  text,
  box: [x0, 40, x1, 50],
  confidence: 1,
  source: 'text-layer',
});

describe('a page that runs from the right', () => {
  it('is read from there, its columns and the words of each', () => {
    const page = inMirror(pageOf(['رقم الفاتورة|456', 'المجموع الكلي|230.00']));
    expect(textOf(page)).toBe('رقم الفاتورة  456\nالمجموع الكلي  230.00');
  });

  it('keeps in their order Latin letters and figures that stand together', () => {
    // As printed, from the left: the account, then its label.
    const page = { ...pageOf([]), words: [word('SA03', 100, 124), word('8000', 128, 152), word('الآيبان', 160, 200)] };
    expect(textOf(page)).toBe('الآيبان SA03 8000');
  });

  it('tells where a value stands on the page as it came', () => {
    const printed = {
      ...pageOf([]),
      words: [word('SAR', 100, 118), word('230.00', 122, 158), word('المجموع', 165, 200)],
    };
    const { pages, lines } = layOut([printed]);
    const amount = lines[0]!.words.find(({ text }) => text === '230.00')!;
    const { box } = evidenceOf(pages[0]!, [amount]);
    expect(box?.map((part, at) => Math.round(part * (at % 2 === 0 ? printed.width : printed.height)))).toEqual([
      122, 40, 158, 50,
    ]);
  });

  it('is turned once, however often it is laid out', () => {
    const once = layOut([inMirror(pageOf(['التاريخ|2026-03-15']))]);
    expect(layOut(once.pages).text).toBe(once.text);
  });

  it('has marks where they are read, not where they are seen', () => {
    const page = { ...pageOf([]), words: [word('ציונה', 60, 100), word(',19', 105, 120), word(')סוקולוב(', 125, 180)] };
    expect(textOf(page)).toBe('(סוקולוב) 19, ציונה');
  });
});

it('a page in Latin letters with a word from the right stays as it is', () => {
  const page = pageOf(['Invoice No. 456 فاتورة|Total 230.00']);
  expect(layOut([page]).pages[0]).toBe(page);
});
