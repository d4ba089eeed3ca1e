import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { namedAndSigned } from './named-and-signed.js';
import { running } from '../../../layout/running.js';

const CLAUSES = Array.from(
  { length: 12 },
  () => 'Each side keeps what it is told to itself and returns it when asked.',
);

const parties = (opening: string[], signatures: string[]) => {
  const { lines } = layOut([pageOf([...opening, ...CLAUSES, ...signatures])]);
  return namedAndSigned(lines, running(lines)).map(({ name }) => name);
};

describe('parties that no usual opening lists', () => {
  const opening = [
    'Larkspur Games Oy, 12 Mill Lane, Elmtown, and Harbour Entertainment',
    'Group, LLC, each a subsidiary of Saltmarsh Holdings, Inc., agree as follows.',
  ];

  it('are those that the signatures have again, in columns, too', () => {
    expect(
      parties(opening, ['For: Larkspur Games Oy|Harbour Entertainment Group,', 'Name: Eva Other|LLC', 'Title: CEO']),
    ).toEqual(['Larkspur Games Oy', 'Harbour Entertainment Group, LLC']);
  });

  it('are not those that nobody signs for', () => {
    expect(parties(opening, ['Larkspur Games Oy', 'Harbour told Saltmarsh Holdings, Inc.'])).toEqual([
      'Larkspur Games Oy',
    ]);
  });

  it('are persons who sign for themselves, not those in an office', () => {
    const letter = ['Larkspur Ltd has met Ada Example and Ben Sample. Purchasers agree with it.'];
    expect(parties(letter, ['Ada Example|Larkspur Ltd', 'Ben Sample, Director'])).toEqual([
      'Larkspur Ltd',
      'Ada Example',
    ]);
  });

  it('are not those who only act for a party, nor what the contract calls them', () => {
    const line = 'Larkspur S.A.S., represented by Ada Example, calls them Les Partenaires here.';
    expect(parties([line], ['Larkspur S.A.S.|Les Partenaires', 'Ada Example'])).toEqual(['Larkspur S.A.S.']);
  });
});
