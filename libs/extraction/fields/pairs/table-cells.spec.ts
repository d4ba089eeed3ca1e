import { layOut } from '../../layout/layout.js';
import { type Page } from '../../model/page.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (...pages: readonly Page[]) => pairsOf(layOut(pages)).map(({ label, text }) => `${label}: ${text}`);

describe('rows under the headings of a table', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'cells left of the first heading of a table and right of its last, and a row that leaves one out',
      `
200,10,10 Part
400,10,10 Quantity
600,10,10 Cost
800,10,10 Sum
10,30,10 Oak board
420,30,10 4
620,30,10 11.49
900,30,10 45.96
10,50,10 Elm board
420,50,10 6
620,50,10 8.10`,
      ['Part: Oak board', 'Quantity: 4', 'Cost: 11.49', 'Sum: 45.96', 'Part: Elm board', 'Quantity: 6', 'Cost: 8.10'],
    ],
    [
      'a row of a table that is begun alone, as far down as the others',
      `
10,10,10 Branch
200,10,10 Number
400,10,10 Date
10,24,10 Leeds
200,24,10 4711
400,24,10 4 May
10,38,10 Hull
200,38,10 4712
400,38,10 9 May
10,52,10 York`,
      ['Branch: Leeds', 'Number: 4711', 'Date: 4 May', 'Branch: Hull', 'Number: 4712', 'Date: 9 May', 'Branch: York'],
    ],
    [
      'a table up to a row that asks for something else',
      `
10,10,10 Branch
200,10,10 Number
400,10,10 Date
10,26,10 Leeds
200,26,10 4711
400,26,10 4 May
10,42,10 Signature of owner
200,42,10 Does it rain?
10,54,10 Ada Example
200,54,10 often`,
      ['Branch: Leeds', 'Number: 4711', 'Date: 4 May', 'Signature of owner: Ada Example', 'Does it rain?: often'],
    ],
    [
      'the right end of a row that leaves a column out, beyond its heading',
      `
200,10,10 Part
400,10,10 Quantity
600,10,10 Cost
800,10,10 Sum
190,30,10 Oak board
420,30,10 4
620,30,10 11.49
840,30,10 45.96
190,50,10 Elm board
420,50,10 6
900,50,10 37.20`,
      ['Part: Oak board', 'Quantity: 4', 'Cost: 11.49', 'Sum: 45.96', 'Part: Elm board', 'Quantity: 6', 'Sum: 37.20'],
    ],
    [
      'what goes on in another column than the first, as far down as a row',
      `
10,10,10 Number
200,10,10 Description
400,10,10 Quantity
10,24,10 4711
200,24,10 Oak
400,24,10 4
10,38,10 4712
200,38,10 Elm
400,38,10 6
200,52,10 planed`,
      ['Number: 4711', 'Description: Oak', 'Quantity: 4', 'Number: 4712', 'Description: Elm planed', 'Quantity: 6'],
    ],
    [
      'what goes on in the first column, closer than the rows are',
      `
10,10,10 Description
200,10,10 Number
400,10,10 Quantity
10,30,10 Oak
200,30,10 4711
400,30,10 4
10,50,10 Elm
200,50,10 4712
400,50,10 6
10,62,10 planed`,
      ['Description: Oak', 'Number: 4711', 'Quantity: 4', 'Description: Elm planed', 'Number: 4712', 'Quantity: 6'],
    ],
    [
      'a table up to what stands between its columns',
      `
10,10,10 Branch
200,10,10 Number
400,10,10 Date
10,26,10 Leeds
200,26,10 4711
400,26,10 4 May
100,38,10 Page`,
      ['Branch: Leeds', 'Number: 4711', 'Date: 4 May'],
    ],
    [
      'a table up to a line far under it',
      `
10,10,10 Branch
200,10,10 Number
400,10,10 Date
10,26,10 mild
200,26,10 1.4
400,26,10 clear
10,42,10 none
200,42,10 0.9
400,42,10 grey
10,120,10 Leeds
200,120,10 4711
400,120,10 4 May`,
      ['Branch: mild', 'Number: 1.4', 'Date: clear', 'Branch: none', 'Number: 0.9', 'Date: grey'],
    ],
    [
      'a table with boxes in a column',
      `
10,10,10 Branch
200,10,10 Open
400,10,10 Date
10,26,10 Leeds
200,26,10 Mon ☐
400,26,10 4 May
10,42,10 Hull
200,42,10 Tue ☐
400,42,10 9 May`,
      ['Branch: Leeds', 'Date: 4 May', 'Branch: Hull', 'Date: 9 May'],
    ],
    [
      'a table up to boxes right under it',
      `
10,10,10 Branch
200,10,10 Number
400,10,10 Date
10,26,10 Leeds
200,26,10 4711
400,26,10 4 May
10,38,10 ☐ open`,
      ['Branch: Leeds', 'Number: 4711', 'Date: 4 May'],
    ],
    [
      'a table up to a question right under it',
      `
10,10,10 Branch
200,10,10 Number
400,10,10 Date
10,26,10 Leeds
200,26,10 4711
400,26,10 4 May
10,38,10 Has the roof of the house been mended since?`,
      ['Branch: Leeds', 'Number: 4711', 'Date: 4 May'],
    ],
  ])('are read: %s', (_, drawing, pairs) => {
    expect(read(placedPage(drawing))).toEqual(pairs);
  });

  it('are read where a wide row leaves many columns out, but not where a narrow one leaves out one', () => {
    const wide = ['Name|Date|Place|Age|Code|Hail|Fog|Ice', '4|1.4|clear|no|no|no|no|no', '9||grey|no||no||yes'];
    expect(read(pageOf(wide)).slice(8)).toEqual(['Name: 9', 'Place: grey', 'Age: no', 'Hail: no', 'Ice: yes']);
    expect(read(pageOf(['Branch|Number|Date', 'Leeds|4711|4 May', 'Page 2||of 9']))).toEqual([
      'Branch: Leeds',
      'Number: 4711',
      'Date: 4 May',
    ]);
  });

  it('are read past remarks in brackets, up to labels', () => {
    expect(read(pageOf(['Gust|Wave|Sky', '(kn)|(metres)|(oktas)', '12|1.4|3']))).toEqual([
      'Gust: 12',
      'Wave: 1.4',
      'Sky: 3',
    ]);
    expect(
      read(pageOf(['Name|Date|Place', '(all of it)|(day)|(town)', 'It is all to be read by you|Date|Leeds'])),
    ).toEqual([]);
  });

  it('are read up to the end of their page', () => {
    const front = pageOf(['Branch|Number|Date', 'Leeds|4711|4 May']);
    const back = { ...pageOf(['', '', 'Fir|12|Yew']), index: 1 };
    expect(read(front, back)).toEqual(['Branch: Leeds', 'Number: 4711', 'Date: 4 May']);
  });

  it.each<[string, readonly string[]]>([
    ['texts over rows of words', ['Gust|Wave|Sky', 'mild|high|clear', 'none|low|grey']],
    ['texts over a row with a figure', ['Gust|Wave|Sky', 'mild|1.4|clear']],
    ['texts over two rows, one of which has a figure', ['Gust|Wave|Sky', 'mild|1.4|clear', 'none|low|grey']],
    ['a list without headings, begun by numbers', ['Bed 1|none|grey', 'Bed 2|1.4|clear', 'Bed 3|0.9|grey']],
    ['a diary without headings', ['It was so wet we had to go in|none|grey', 'Rest|1.4|clear', 'Rest|0.9|grey']],
    ['two columns over figures', ['Gust|Wave', 'mild|1.4', 'none|0.9']],
    ['a wide row over figures', [Array(40).fill('Gust').join('|'), ...Array(2).fill(Array(40).fill('4').join('|'))]],
  ])('are none under %s', (_, lines) => {
    expect(read(pageOf(lines))).toEqual([]);
  });
});
