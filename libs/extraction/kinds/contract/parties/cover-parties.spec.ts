import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { coverParties } from './cover-parties.js';

const parties = (...lines: string[]) => coverParties(layOut([pageOf(lines)]).lines).map(({ name }) => name);

describe('the parties of a cover page', () => {
  it('stand in lines of their own, with what is in brackets', () => {
    expect(
      parties('MEMORANDUM', 'between', 'Elmtown University', 'and', 'Larkspur Rivers (Stichting)', 'on research'),
    ).toEqual(['Elmtown University', 'Larkspur Rivers (Stichting)']);
  });

  it('may have where they are beside or below them', () => {
    expect(
      parties('zwischen', 'Larkspur Kasse, Bern', 'Mühlweg 1', '– und –', 'Ada Example', 'und', '(3) Harbour AG'),
    ).toEqual(['Larkspur Kasse', 'Ada Example', 'Harbour AG']);
  });

  it('are none where two are named in a line', () => {
    expect(parties('BETWEEN', 'ADA EXAMPLE (No. 1) and BEN SAMPLE (No. 2),', 'AND', 'CY OTHER')).toEqual([]);
    expect(parties('between', 'those who are here', 'and', 'Ada Example')).toEqual([]);
  });

  it('may be several before the last "and", each with what it enters the contract as', () => {
    const first = ['by and among', 'LARKSPUR DATA CORP.,', 'as Borrower,', 'LARKSPUR GROUP, INC.,', 'as Guarantor,'];
    expect(parties(...first, 'and', 'HARBOUR CREDIT UNION,', 'as Lender')).toEqual([
      'LARKSPUR DATA CORP.',
      'LARKSPUR GROUP, INC.',
      'HARBOUR CREDIT UNION',
    ]);
  });
});
