import { layOut } from '../layout/layout.js';
import { pageOf } from '../testing/made-page.js';
import { readingOf } from './reading.js';

const amountsOn = (line: string, source: 'ocr' | 'text-layer' = 'ocr') =>
  readingOf(layOut([pageOf([line], source)]), 'en')
    .amounts.filter(({ exact }) => exact)
    .map(({ value }) => value);

describe('amounts of a picture whose point has faded', () => {
  it('are those of two digits behind a space, alone in the last column', () => {
    expect(amountsOn('Total|85 54')).toEqual([85.54]);
    expect(amountsOn('Total|RM 64 13')).toEqual([64.13]);
    expect(amountsOn('Distilled water|1|0 60')).toEqual([0.6]);
  });

  it('are not other numbers, nor any of a text layer', () => {
    for (const line of ['Total|85 54|S', 'Order 85 54', 'Opens|07 30', 'Code|85 541'])
      expect(amountsOn(line)).toEqual([]);
    expect(amountsOn('Total|85 54', 'text-layer')).toEqual([]);
  });
});
