import { layOut } from '../../../layout/layout.js';
import { placedPage } from '../../../testing/placed-page.js';
import { freeParties } from './free-parties.js';

const at = (x: number, y: number, size: number, ...lines: string[]): string =>
  lines.map((line, row) => `${x},${y + row * Math.round(size * 1.3)},${size} ${line}`).join('\n');
const free = (...parts: string[]) =>
  freeParties(layOut([placedPage(parts.join('\n'))])).map(({ name, address }) => [name?.text, address]);

describe('an address that nobody heads', () => {
  it.each([
    [
      'whole by itself: what stands further up is a logo',
      [at(20, 20, 12, 'LARKSPREE'), at(20, 60, 12, 'ADA EXAMPLE', '4 MILL ROAD', 'MADISON WI 53704')],
      ['ADA EXAMPLE', '4 MILL ROAD, MADISON WI 53704'],
    ],
    [
      'under the service it goes by',
      [at(20, 20, 12, 'USPS PRIORITY MAIL', 'LARKSPUR STORE', '4 MILL ROAD', 'MADISON WI 53704')],
      ['LARKSPUR STORE', '4 MILL ROAD, MADISON WI 53704'],
    ],
    [
      'without its name, which stands over a gap',
      [at(20, 20, 12, 'ADA EXAMPLE'), at(20, 50, 12, '4 MILL ROAD', 'SUITE 9', 'MADISON WI 53704')],
      ['ADA EXAMPLE', '4 MILL ROAD, SUITE 9, MADISON WI 53704'],
    ],
    [
      'without its street, which stands over a gap',
      [at(20, 20, 12, 'ADA EXAMPLE', '4 MILL ROAD'), at(20, 65, 12, 'ELMTOWN HEIGHTS', 'MADISON WI 53704')],
      ['ADA EXAMPLE', '4 MILL ROAD, ELMTOWN HEIGHTS, MADISON WI 53704'],
    ],
    [
      'without its town, which stands under a gap',
      [
        at(20, 20, 12, 'ADA EXAMPLE'),
        at(20, 50, 12, 'LARKSPUR', '4 MILL ROAD', 'SUITE 9'),
        at(20, 115, 12, '53704 MADISON'),
      ],
      ['ADA EXAMPLE', '4 MILL ROAD, SUITE 9, 53704 MADISON'],
    ],
    [
      'without its town, which is smaller, as a slope makes a box look, under a gap',
      [at(20, 20, 14, 'LARKSPUR', '4 MILL ROAD'), at(20, 92, 9, '53704 MADISON')],
      ['LARKSPUR', '4 MILL ROAD, 53704 MADISON'],
    ],
    [
      'under the end of a sentence, without its town',
      [
        at(
          20,
          20,
          12,
          'Damage must be reported to us here',
          'within 7 days of the delivery in writing.',
          'Larkspur GmbH',
          'z.Hd. Ada Example',
          'Weidenallee 4',
        ),
        at(20, 115, 12, 'DE-33330 Elmtown'),
      ],
      ['Larkspur GmbH', 'Weidenallee 4, DE-33330 Elmtown'],
    ],
    [
      'with a street in small letters that ends with a stop',
      [at(20, 20, 12, 'Ada Example', 'calle de la gran victoria 4', 'pasaje de la vieja calle.', '28013 Elmtown')],
      ['Ada Example', 'calle de la gran victoria 4, pasaje de la vieja calle., 28013 Elmtown'],
    ],
    [
      'with its country in small print',
      [at(20, 20, 16, 'Ada Example', '4 Mill Road', '1020 Elmtown'), at(20, 86, 8, 'Nederland')],
      ['Ada Example', '4 Mill Road, 1020 Elmtown, Nederland'],
    ],
    [
      'under a price',
      [at(20, 20, 12, 'COD $ 40', 'ADA EXAMPLE', '4 MILL ROAD', 'MADISON WI 53704')],
      ['ADA EXAMPLE', '4 MILL ROAD, MADISON WI 53704'],
    ],
  ])('is read where it stands %s', (_, parts, party) => {
    expect(free(...parts)).toEqual([party]);
  });

  it.each([
    ['a name with a number', ['DEPOT DC 0614', '2100 COMMERCE', 'DAYTON OH 45402'], 'DEPOT DC 0614', 1],
    ['that over a street without one', ['DEPOT DC 0614', 'MILL ROAD', 'DAYTON OH 45402'], 'DEPOT DC 0614', 1],
    ['a title that streets have', ['DR. ADA EXAMPLE', '9 MILL ROAD', 'DAYTON OH 45402'], 'DR. ADA EXAMPLE', 1],
    ['a name under a number', ['RMA 40-7719', 'LARKSPUR', '9 MILL ROAD', 'DAYTON OH 45402'], 'LARKSPUR', 2],
    ['a name over a street as long as a postcode', ['ADA', 'LARKSPUR', '4410 LEGACY', 'DAYTON OH 45402'], 'ADA', 2],
    ['its name over all of it', ['Larkspur Ltd', 'Plot 41, Sector 9, Elmtown, UP – 201307'], 'Larkspur Ltd', 1],
    ['no postcode over its country', ['Ada Example', '4 Mill Road', 'Elmtown', 'Jamaica'], 'Ada Example', 1],
    ['none in a code', ['K4', '9 MILL ROAD', 'DAYTON OH 45402'], undefined, 0],
    ['none in a house over its town', ['Blackfield 12', '53704 Elmtown'], undefined, 0],
  ])('has %s', (_, lines, name, from) => {
    expect(free(at(20, 20, 12, ...lines))).toEqual([[name, lines.slice(from).join(', ')]]);
  });

  it('has its town behind a country and a postcode in cells of their own, and doors over it', () => {
    const coded = '20,52,12 FR\n90,52,12 38000\n200,52,12 GRENOBLE';
    expect(free(at(20, 20, 12, 'Ada Example', '12 Rue Haute'), coded)).toEqual([
      ['Ada Example', '12 Rue Haute, FR 38000 GRENOBLE'],
    ]);
    expect(free(at(20, 20, 12, 'ADA EXAMPLE', '4 MILL ROAD STE', '110-112', 'ELMT0N TX 75024'))).toEqual([
      ['ADA EXAMPLE', '4 MILL ROAD STE, 110-112, ELMTON TX 75024'],
    ]);
  });

  it('has a company within it that is none of its street', () => {
    const lines = ['ADA EXAMPLE', 'C/O FRONT DESK', 'LARKSPUR SUPPLY, INC.', '4 MILL ROAD', 'MADISON WI 53704'];
    expect(free(at(20, 20, 12, ...lines))).toEqual([['ADA EXAMPLE', 'C/O FRONT DESK, 4 MILL ROAD, MADISON WI 53704']]);
  });

  it.each([
    ['a depot', ['DEPOT NORTH', 'MADISON WI 53704']],
    ['a price and an office', ['FEE €11.50', 'INSURED €320', 'OFFICE 1174']],
    ['a hall of a town', ['DEPOT NORTH', 'SALEM HILLS, MADISON WI 53704']],
    ['a depot and its country', ['DEPOT NORTH', '53704 ELMTOWN', 'GERMANY']],
  ])('is not %s', (_, lines) => {
    expect(free(at(20, 20, 12, ...lines))).toEqual([]);
  });
});
