import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { partiesInColumns } from './party-columns.js';

const parties = (...lines: string[]) => partiesInColumns(layOut([pageOf(lines)]).lines).map(({ name }) => name);

describe('parties side by side', () => {
  it('stand over their short names', () => {
    expect(
      parties(
        'DISTRIBUTION AGREEMENT',
        'Larkspur Tools GmbH|Ada Example',
        'Mühlweg 1, Ulm|12 Mill Lane',
        'and',
        '"Manufacturer"|"Distributor"',
      ),
    ).toEqual(['Larkspur Tools GmbH', 'Ada Example']);
  });

  it('may be described before their short names', () => {
    expect(
      parties(
        'Larkspur Apoteker A/S|Harbour Data Limited',
        'registered in Utopia|a private company',
        'as controller ("Customer")|as processor ("Harbour")',
      ),
    ).toEqual(['Larkspur Apoteker A/S', 'Harbour Data Limited']);
  });

  it('are none where one column holds no name', () => {
    expect(parties('AGREEMENT', 'Larkspur Tools GmbH|of the first part', '"Maker"|"Buyer"')).toEqual([]);
  });
});
