import { layOut } from '../../layout/layout.js';
import { type Page } from '../../model/page.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (lines: readonly string[]) => pairsIn(pageOf(lines));
const pairsIn = (page: Page) => pairsOf(layOut([page])).map(({ label, text }) => [label, text]);

describe('labels in a row with their values in the next', () => {
  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    [
      'frames, one label of which no list has',
      ['Last name|First name|Pronouns', 'Example|Ada|she/her'],
      [
        ['Last name', 'Example'],
        ['First name', 'Ada'],
        ['Pronouns', 'she/her'],
      ],
    ],
    [
      'a frame left empty',
      ['Mobile phone|Home phone|Employer', '020 7946 0123||Larkspur Ltd'],
      [
        ['Mobile phone', '020 7946 0123'],
        ['Employer', 'Larkspur Ltd'],
      ],
    ],
    [
      'a value over several lines',
      ['Client|Order number', 'Larkspur Ltd|4711', '14 Harbour Street', 'Leeds'],
      [
        ['Client', 'Larkspur Ltd 14 Harbour Street Leeds'],
        ['Order number', '4711'],
      ],
    ],
    [
      'each row of a table',
      ['Quantity|Unit|Description', '12|box|Oak, planed', '4|sheet|Pine'],
      [
        ['Quantity', '12'],
        ['Unit', 'box'],
        ['Description', 'Oak, planed'],
        ['Quantity', '4'],
        ['Unit', 'sheet'],
        ['Description', 'Pine'],
      ],
    ],
    [
      'labels in capitals, of which one is known',
      ['TIME OUT|LOCATION|ODOMETER', '05:50|Hull Yard|188,204 km'],
      [
        ['TIME OUT', '05:50'],
        ['LOCATION', 'Hull Yard'],
        ['ODOMETER', '188,204 km'],
      ],
    ],
    [
      'words under a lone label of a page that stacks others',
      ['First name|Last name|Gender', 'Ada|Example|female', 'Purpose of travel', 'See the press', 'CONDITIONS'],
      [
        ['First name', 'Ada'],
        ['Last name', 'Example'],
        ['Gender', 'female'],
        ['Purpose of travel', 'See the press'],
      ],
    ],
    [
      'what is signed over the line',
      ['Ada Example|4 May 2024', 'Signature of owner|Date'],
      [
        ['Signature of owner', 'Ada Example'],
        ['Date', '4 May 2024'],
      ],
    ],
  ])('are read: %s', (_, lines, pairs) => {
    expect(read(lines)).toEqual(pairs);
  });

  it.each<[string, string, readonly string[]]>([
    [
      'labels that the form numbers',
      `
10,10,10 1. OWNER
300,10,10 2. CITY
18,30,12 Larkspur Ltd
308,30,12 Leeds
10,60,10 3. TYPE
300,60,10 4. AGE
18,80,12 Steam
308,80,12 7`,
      ['1. OWNER: Larkspur Ltd', '2. CITY: Leeds', '3. TYPE: Steam', '4. AGE: 7'],
    ],
    [
      'a table whose headings are centred, its cells not',
      `
200,10,10 Part
500,10,10 Quantity
700,10,10 Cost
10,30,10 Oak board
430,30,10 4
640,30,10 11.49`,
      ['Part: Oak board', 'Quantity: 4', 'Cost: 11.49'],
    ],
    [
      'labels under the rule, beside a table whose headings stand over its rows',
      `
10,10,10 Ada Example
300,10,10 Leeds
10,21,10 NAME
300,21,10 TERRITORY
10,50,10 12 High Street
300,50,10 4711
10,61,10 HOME ADDRESS
300,61,10 NUMBER
10,90,10 DATE
200,90,10 CITY
400,90,10 TOTAL
10,110,10 4 May
200,110,10 Hull
400,110,10 12.50`,
      [
        'NAME: Ada Example',
        'TERRITORY: Leeds',
        'HOME ADDRESS: 12 High Street',
        'NUMBER: 4711',
        'DATE: 4 May',
        'CITY: Hull',
        'TOTAL: 12.50',
      ],
    ],
    [
      'a row of labels under the values of another, further away',
      `
10,10,10 Grade
200,10,10 Class
400,10,10 Term
18,28,10 Fourth
208,28,10 Blue
408,28,10 Spring
10,58,10 Bus
200,58,10 Lunch
400,58,10 Club
18,76,10 Line
208,76,10 Daily
408,76,10 Chess`,
      ['Grade: Fourth', 'Class: Blue', 'Term: Spring'],
    ],
  ])('are read in frames and tables: %s', (_, drawing, pairs) => {
    expect(pairsIn(placedPage(drawing)).map(([label, text]) => `${label}: ${text}`)).toEqual(pairs);
  });

  it('are read where the reader found a cell in two pieces', () => {
    const page = placedPage(`
10,10,10 Owner
300,10,10 City
500,10,10 Country
10,30,10 Larkspur Ltd
300,30,10 Leeds`);
    const words = page.words.map((word, line) => ({ ...word, line }));
    expect(pairsIn({ ...page, words })).toEqual([
      ['Owner', 'Larkspur Ltd'],
      ['City', 'Leeds'],
    ]);
  });

  it('are read under their values on a page that has all of them so', () => {
    const rows = [
      'Example|Ada|LAST NAME|FIRST NAME',
      'Leeds|UK|CITY|COUNTRY',
      '4711|9 May|NUMBER|DATE',
      'Oak|2|TYPE|AGE',
    ];
    const drawing = rows.flatMap((row, at) => {
      const [left, right, under, beside] = row.split('|');
      const top = 10 + at * 40;
      return [
        `10,${top},10 ${left}`,
        `200,${top},10 ${right}`,
        `10,${top + 12},8 ${under}`,
        `200,${top + 12},8 ${beside}`,
      ];
    });
    expect(pairsIn(placedPage(drawing.join('\n')))).toEqual([
      ['LAST NAME', 'Example'],
      ['FIRST NAME', 'Ada'],
      ['CITY', 'Leeds'],
      ['COUNTRY', 'UK'],
      ['NUMBER', '4711'],
      ['DATE', '9 May'],
      ['TYPE', 'Oak'],
      ['AGE', '2'],
    ]);
  });

  it('are read beside each other where labels take turns with values', () => {
    const page = placedPage(`
10,10,10 Region
70,10,10 Oak
130,10,10 District
200,10,10 Pine
10,26,10 Ash
70,26,10 Elm
130,26,10 Fir
200,26,10 Yew`);
    expect(pairsIn(page)).toEqual([
      ['Region', 'Oak'],
      ['District', 'Pine'],
    ]);
  });

  it('are read under three headings no list has, of another type', () => {
    expect(read(['GUST|WAVE|SKY', 'Mild|High|Clear'])).toEqual([
      ['GUST', 'Mild'],
      ['WAVE', 'High'],
      ['SKY', 'Clear'],
    ]);
    expect(read(['GUST|WAVE|SKY', 'MILD|HIGH|CLEAR'])).toEqual([]);
    expect(read(['GUST|WAVE|SKY', 'Mild when it came|It was high as a house|Clear'])).toEqual([]);
  });

  it('are no sign that a page has values under its labels, where they are a table of one row', () => {
    expect(read(['GUST|WAVE|SKY', 'Mild|High|Clear', '', '', 'Purpose of travel', 'To see'])).toHaveLength(3);
  });

  it.each<[string, readonly string[]]>([
    ['words under a lone label', ['Purpose of travel', 'See the press']],
    ['a row wider than any form has', [Array(40).fill('Name').join('|'), Array(40).fill('Ada').join('|')]],
  ])('are not made of %s', (_, lines) => {
    expect(read(lines)).toEqual([]);
  });
});
