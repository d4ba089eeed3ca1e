import { pageOf } from '../testing/made-page.js';
import { layOut } from './layout.js';
import { tornCellsJoined } from './torn-cells.js';

/** A wide space for each run of tildes. */
const cells = (...lines: string[]) => {
  const page = pageOf(lines);
  const { lines: laid } = layOut([{ ...page, words: page.words.filter(({ text }) => !/^~+$/.test(text)) }]);
  return tornCellsJoined(laid).map(({ segments }) => segments.map(({ text }) => text));
};

describe('cells torn by a wide space', () => {
  it('go on where nothing else begins', () => {
    expect(cells('Harbour ~ Tools Ltd', '12 Mill Lane')).toEqual([['Harbour Tools Ltd'], ['12 Mill Lane']]);
  });

  it.each([
    ['a column shows over or under them', ['Bill to ~ Ship to', 'Larkspu ~ Harbour']],
    ['they stand far from each other', ['Harbour ~~~ Tools Ltd']],
    ['a figure or a colon parts them', ['Harbour: ~ Tools Ltd']],
    ['the second is a figure', ['Harbour ~ 12.00']],
  ])('end where %s', (_, lines) => {
    expect(cells(...lines).every((row) => row.length === 2)).toBe(true);
  });

  it('go on more than once', () => {
    expect(cells('Harbour ~ Tools ~ Ltd')).toEqual([['Harbour Tools Ltd']]);
  });

  it('are not asked of a line of more cells than names and streets have', () => {
    const long = Array.from({ length: 31 }, () => 'tools').join(' ~ ');
    expect(cells(long)[0]).toHaveLength(31);
    expect(cells('Harbour ~ Tools', long.replace('tools ~ tools', 'Cornish ~ Mines'))[0]).toEqual(['Harbour Tools']);
  });

  it('know no column by what begins far below', () => {
    const far = Array.from({ length: 7 }, () => 'x');
    expect(cells('Harbour ~ Tools', ...far, 'Cornish ~ Mines')[0]).toEqual(['Harbour Tools']);
  });
});
