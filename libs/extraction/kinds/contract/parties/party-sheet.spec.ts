import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { sheetParties } from './party-sheet.js';

const parties = (...lines: string[]) => sheetParties(layOut([pageOf(lines)]).lines).map(({ name }) => name);

describe('the parties of a sheet with a column for each', () => {
  const [roles, names] = ['Party 1|Party 2', 'Print name|Ada Example|Ben Sample'];

  it('are the companies, not who signs for them', () => {
    expect(parties(roles, names, 'Title|Chair|Clerk', 'Company|Larkspur Corp.|Harbour LLC')).toEqual([
      'Larkspur Corp.',
      'Harbour LLC',
    ]);
  });

  it('are the persons where no companies are named', () => {
    expect(parties(roles, 'Signature', names)).toEqual(['Ada Example', 'Ben Sample']);
  });

  it('are none without their roles', () => {
    expect(parties('First|Second', names)).toEqual([]);
  });
});
