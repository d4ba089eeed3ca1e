import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { tabledParties } from './party-table.js';

const parties = (...lines: string[]) => tabledParties(layOut([pageOf(lines)]).lines).map(({ name }) => name);

describe('the parties of a table', () => {
  const sentence = 'The parties named above have agreed among themselves, with effect from 4 March 2024, as follows.';

  it('are those under the header of their names, which may go on below', () => {
    expect(
      parties(
        'Agreement',
        'Role|Legal name|Address',
        'Operator|Larkspur Health|1 Mill Lane,',
        '|Records Limited|Elmtown',
        'Processor|Harbour Reading Association|2 Mill Lane',
        sentence,
      ),
    ).toEqual(['Larkspur Health Records Limited', 'Harbour Reading Association']);
  });

  it('may stand in its first column, if the header says so', () => {
    const rows = ['Elmtown Council|Ada Other|1', 'Larkspur Housing|Ben Other|2', sentence];
    expect(parties('Organisation|Contact|Number', ...rows)).toEqual(['Elmtown Council', 'Larkspur Housing']);
    expect(parties('Name|Contact|Number', ...rows)).toEqual([]);
  });

  it('are none where a table lists something else', () => {
    expect(parties('No.|Item|Price', '1|Blue Harbour|5.00', '2|Mill Lane|6.00', sentence)).toEqual([]);
    expect(parties('Role|Name|Since', 'Nurse|told by the ward|2020', 'Porter|told later|2021', sentence)).toEqual([]);
  });
});
