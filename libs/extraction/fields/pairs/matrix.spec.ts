import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const readAt = (drawing: string) => pairsOf(layOut([placedPage(drawing)])).map(({ label, text }) => [label, text]);

const HEAD = '10,10,10 Checks\n200,10,10 Good\n260,10,10 Poor';

describe('rows under headings of answers', () => {
  it('are answered by the heading over their tick', () => {
    const rows = '10,30,10 Roof of the shed\n207,30,10 X\n10,50,10 Is the floor dry?\n267,50,10 X';
    expect(readAt(`${HEAD}\n${rows}`)).toEqual([
      ['Roof of the shed', 'Good'],
      ['Is the floor dry?', 'Poor'],
    ]);
  });

  it('may have boxes throughout', () => {
    const rows = '10,30,10 Is it dry?\n207,30,10 ☐\n267,30,10 ☒\n10,50,10 Is it clean?\n207,50,10 ☒\n267,50,10 ☐';
    expect(readAt(`${HEAD}\n${rows}`)).toEqual([
      ['Is it dry?', 'Poor'],
      ['Is it clean?', 'Good'],
    ]);
  });

  it.each([
    ['one row alone', `${HEAD}\n10,30,10 Is the roof dry?\n207,30,10 X`],
    ['under one heading', '200,10,10 Good\n10,30,10 Is it dry?\n207,30,10 X\n10,50,10 Is it clean?\n207,50,10 X'],
    ['beside the headings', `${HEAD}\n10,30,10 Is it dry?\n235,30,10 X\n10,50,10 Is it clean?\n235,50,10 X`],
    ['under sentences', `10,10,10 Good is what is dry\n200,10,10 Poor is what drips\n10,30,10 Is it dry?\n250,30,10 X`],
  ])('are not %s', (_, drawing) => {
    expect(readAt(drawing).filter(([, text]) => text !== 'X')).toEqual([]);
  });
});
