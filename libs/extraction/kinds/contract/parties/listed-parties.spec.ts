import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { listedParties } from './listed-parties.js';

const parties = (...lines: string[]) => listedParties(layOut([pageOf(lines)]).lines).map(({ name }) => name);

describe('parties that are numbered under a heading', () => {
  it('are the names after each number, persons together, too', () => {
    expect(
      parties(
        'Deed',
        'Parties',
        '1 Ada Example and Ben Example, as trustees of the Example',
        'Trust (together “Vendor”)',
        '2 Larkspur Orchards Limited (no 7), at 12 Mill Lane (“Purchaser”)',
        '3 Harbour Fund LP, a limited partnership',
        'Introduction',
      ),
    ).toEqual(['Ada Example', 'Ben Example', 'Larkspur Orchards Limited', 'Harbour Fund LP']);
  });

  it('may stand beside it', () => {
    expect(parties('Parties|(1) Larkspur Institute, Elm; (2)', '|Harbour Marine AS, Elm', 'Start|1 May 2020')).toEqual([
      'Larkspur Institute',
      'Harbour Marine AS',
    ]);
  });

  it('need no heading on a cover page', () => {
    expect(parties('DATED 3 May 2021', '(1) LARKSPUR LIMITED', 'and', '(2) HARBOUR FOODS PLC', 'DEED')).toEqual([
      'LARKSPUR LIMITED',
      'HARBOUR FOODS PLC',
    ]);
  });

  it('are no clauses', () => {
    expect(parties('Parties', '1. The parties are those named above.', '2. Term', '3. Law')).toEqual([]);
  });

  it('may have letters, and say of whom or where they are', () => {
    expect(parties('PARTIES:', 'A. Ada Example of 1 Mill Lane', 'B. Larkspur Ventures LLP')).toEqual([
      'Ada Example',
      'Larkspur Ventures LLP',
    ]);
    expect(parties('(1) THE UNIVERSITY OF ELMTOWN of Old Court;', '(2) LARKSPUR TRUST of 1 Mill Lane;')).toEqual([
      'THE UNIVERSITY OF ELMTOWN',
      'LARKSPUR TRUST',
    ]);
  });

  it('may follow a sentence that says so', () => {
    const first = ['1. Settling Parties. The Settling Parties are:', '(a) Ada Example, of 1 Mill Lane;'];
    expect(parties(...first, '(b) Larkspur Dredging Co., a corporation.')).toEqual([
      'Ada Example',
      'Larkspur Dredging Co.',
    ]);
  });
});
