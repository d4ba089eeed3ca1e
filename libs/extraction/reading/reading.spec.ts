import { layOut } from '../layout/layout.js';
import { pageOf } from '../testing/made-page.js';
import { readingOf } from './reading.js';

const amountsOn = (line: string, source: 'ocr' | 'text-layer' = 'ocr') =>
  readingOf(layOut([pageOf([line], source)]), 'en')
    .amounts.filter(({ exact }) => exact)
    .map(({ value }) => value);

describe('amounts of a picture that were read badly', () => {
  it('are those of two digits behind a space, alone in the last column', () => {
    expect(amountsOn('Total|85 54')).toEqual([85.54]);
    expect(amountsOn('Total|RM 64 13')).toEqual([64.13]);
    expect(amountsOn('Distilled water|1|0 60')).toEqual([0.6]);
  });

  it.each([
    ['Total|85;54', 85.54],
    ['Total|RM85..54', 85.54],
    ['Total|85.5 4', 85.54],
    ['Total|B5.S4', 85.54],
    ['Total|l5.O0', 15],
    ['Total|S5.00', 5],
  ])('are mended where nothing else can be meant: %s', (line, value) => {
    expect(amountsOn(line)).toEqual([value]);
  });

  it('are not other numbers, nor any of a text layer', () => {
    for (const line of ['Total|85 54|S', 'Order 85 54', 'Opens|07 30', 'Code|85 541'])
      expect(amountsOn(line)).toEqual([]);
    expect(amountsOn('Total|85 54', 'text-layer')).toEqual([]);
  });
});
