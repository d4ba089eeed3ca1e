import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (drawing: string) => pairsOf(layOut([placedPage(drawing)])).map(({ label, text }) => `${label}: ${text}`);

const BLOCKS = `
10,10,10 Products discussed
10,28,12 Vanilla 22, butter
10,80,10 Competitors seen
10,98,12 Two at 10 percent
10,150,10 What they said
10,168,12 Will call in May 1990`;

describe('labels alone over their values', () => {
  it('are read where figures say so of several', () => {
    expect(read(BLOCKS)).toEqual([
      'Products discussed: Vanilla 22, butter',
      'Competitors seen: Two at 10 percent',
      'What they said: Will call in May 1990',
    ]);
  });

  it('go on with the lines under the first', () => {
    expect(read(`${BLOCKS}\n10,191,12 if it rains`).at(-1)).toBe('What they said: Will call in May 1990 if it rains');
  });

  it('are none beside other print', () => {
    expect(read(`${BLOCKS}\n300,10,10 Page`).slice(0, 1)).toEqual(['Competitors seen: Two at 10 percent']);
  });
});
