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
    [
      'labels that take turns with values, as pairs beside each other',
      ['Region|Oak|District|Pine', 'Ash|Elm|Fir|Yew'],
      [
        ['Region', 'Oak'],
        ['District', 'Pine'],
      ],
    ],
  ])('are read: %s', (_, lines, pairs) => {
    expect(read(lines)).toEqual(pairs);
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

  it.each<[string, readonly string[]]>([
    ['words under a lone label', ['Purpose of travel', 'See the press']],
    ['a row wider than any form has', [Array(40).fill('Name').join('|'), Array(40).fill('Ada').join('|')]],
  ])('are not made of %s', (_, lines) => {
    expect(read(lines)).toEqual([]);
  });
});
