import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { pairsOf } from './pairs.js';

const HEAD = ['Larkspur Ltd', '', 'Visit of the works', '', 'by the board', ''];
const read = (lines: readonly string[]) =>
  pairsOf(layOut([pageOf([...HEAD, ...lines])])).map(({ label, text }) => `${label}: ${text}`);

describe('labels that stand alone over what was written under them', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'a question',
      ['2. What did you like about the oak table?', 'Sturdy'],
      ['2. What did you like about the oak table?: Sturdy'],
    ],
    [
      'a heading in capitals over other type',
      ['TABLES SEEN', 'Oak and pine', 'CHAIRS SEEN', 'Elm'],
      ['TABLES SEEN: Oak and pine', 'CHAIRS SEEN: Elm'],
    ],
    [
      'a heading over several words',
      ['Tables seen', 'Oak and pine, both', 'in want of oil'],
      ['Tables seen: Oak and pine, both in want of oil'],
    ],
    ['a heading with a number', ['2. TABLES SEEN', 'OAK, PINE'], ['2. TABLES SEEN: OAK, PINE']],
  ])('are read: %s', (_, lines, pairs) => {
    expect(read(lines)).toEqual(pairs);
  });

  it.each<[string, readonly string[]]>([
    ['a heading over a few words', ['Tables seen', 'Oak']],
    ['capitals over capitals', ['TABLES SEEN', 'OAK AND PINE']],
    ['a heading that is long', ['Tables that we have seen', 'Oak and pine, both old']],
    ['a heading over what goes on in small letters', ['Tables seen', 'in the hall and the larder']],
    ['a heading over a remark', ['TABLES SEEN', '(Oak and pine)']],
    ['a heading far over a text', ['Tables seen', '', '', 'Oak and pine, both old']],
    [
      'a heading over a text to read',
      ['Tables seen', ...Array<string>(8).fill('Oak and pine stand in the hall and larder')],
    ],
    ['a text beside others', ['TABLES SEEN|Hall', 'Oak and pine']],
  ])('are none: %s', (_, lines) => {
    expect(read(lines)).toEqual([]);
  });

  it('are none at the head of a page', () => {
    expect(pairsOf(layOut([pageOf(['TABLES SEEN', 'Oak and pine'])]))).toEqual([]);
  });
});
