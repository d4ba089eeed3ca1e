import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (lines: readonly string[]) => pairsOf(layOut([pageOf(lines)])).map(({ label, text }) => [label, text]);
const readAt = (drawing: string) => pairsOf(layOut([placedPage(drawing)])).map(({ label, text }) => [label, text]);

describe('a question answered by ticking', () => {
  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['stands to the left of its boxes', ['Water:|☐ Town|☒ Well'], [['Water', 'Well']]],
    ['is without its number', ['2.4|Is it fenced?|☐ Yes|☒ No'], [['Is it fenced?', 'No']]],
    ['has all that is ticked', ['Trees|☒ Oak|☐ Elm|☒ Ash tree'], [['Trees', 'Oak, Ash tree']]],
    ['ends at its mark where boxes are behind', ['Does it rain? Yes [X] No [ ]'], [['Does it rain?', 'Yes']]],
    ['ends before yes and no', ['SURVEY MADE YES [X]|NO [ ]'], [['SURVEY MADE', 'YES']]],
    [
      'is each its own on a line',
      ['Oak|☒ good|☐ poor|Elm|☒ good|☐ poor', 'Fir|☐ good|☒ poor|Yew|☐ good|☒ poor'],
      [
        ['Oak', 'good'],
        ['Elm', 'good'],
        ['Fir', 'poor'],
        ['Yew', 'poor'],
      ],
    ],
    ['needs two boxes', ['Trees|☒ Oak'], [['Oak', 'X']]],
    ['is no figure', ['44-018|☐ Oak|☒ Elm'], [['Elm', 'X']]],
    ['is none for a bare X', ['Method of travel: Air X|Rail'], [['Air', 'X']]],
  ])('%s', (_, lines, pairs) => {
    expect(read(lines)).toEqual(pairs);
  });

  const boxes = '20,24,10 ☐\n32,24,10 Oak\n90,24,10 ☒\n102,24,10 Elm';
  const more = '20,38,10 ☒\n32,38,10 Ash\n90,38,10 ☐\n102,38,10 Fir';

  it('may stand over its boxes, in all their rows', () => {
    expect(readAt(`20,10,10 Kind of tree\n${boxes}\n${more}`)).toEqual([['Kind of tree', 'Elm, Ash']]);
  });

  it('may begin further left over them when alone on its line', () => {
    expect(readAt(`2,10,8 Kind of tree\n${boxes}`)).toEqual([['Kind of tree', 'Elm']]);
    expect(readAt(`2,10,8 Kind of tree\n140,10,8 Wood\n${boxes}`)).toEqual([['Elm', 'X']]);
  });

  it('is a heading before the text in the next column', () => {
    expect(readAt(`20,10,10 Tree\n2,24,10 7\n${boxes}`)).toEqual([['Tree', 'Elm']]);
  });

  it.each([
    ['further away', '20,2,10 Kind of tree', '20,40,10 ☐\n32,40,10 Oak\n90,40,10 ☒\n102,40,10 Elm'],
    ['a sentence', '20,10,10 This is kept.', boxes],
    ['over statements', '20,10,10 Consent', '20,24,10 ☐\n32,24,10 Oak\n90,24,10 ☒\n102,24,10 I have read all of it'],
  ])('over boxes is nothing %s', (_, heading, under) => {
    expect(readAt(`${heading}\n${under}`)[0]?.[1]).toBe('X');
  });
});
