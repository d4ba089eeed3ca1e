import { layOut } from '../../../layout/layout.js';
import { type Word } from '../../../model/page.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
import { merchantOnSheet } from './sheet-merchant.js';

const merchantOn = (lines: readonly string[], source?: Word['source']) =>
  merchantOnSheet(readingOf(layOut([pageOf(lines, source)]), 'en')).map(({ value }) => value);

const SHEET = [
  'Receipt for your payment',
  'Paid by|Seller',
  'Ada Example|Larkspur Inn',
  '5 Quay Road|12 Mill Lane',
  'Leeds LS1 4AB|York YO1 7HH',
];

describe('the shop of a receipt on a sheet', () => {
  it('stands in a column among others', () => {
    for (const source of ['text-layer', 'ocr'] as const)
      expect(merchantOn(SHEET, source)).toEqual(['Larkspur Inn', '12 Mill Lane, York YO1 7HH']);
  });

  it('is looked for at the head of a till’s paper', () => {
    const head = ['Larkspur Inn', '12 Mill Lane', 'York YO1 7HH', 'Tea|4.00', 'Total|4.00'];
    expect(merchantOn(head, 'ocr')).toEqual([]);
    expect(merchantOn([...SHEET, ...Array.from({ length: 40 }, () => 'Tea|4.00')], 'ocr')).toEqual([]);
    expect(merchantOn([])).toEqual([]);
  });
});
