import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { labelledParties } from './labelled-parties.js';

const parties = (...lines: string[]) => labelledParties(layOut([pageOf(lines)]).lines).map(({ name }) => name);

describe('parties beside what the text calls them', () => {
  const rest = ['The Processor keeps lists for the Operator, and the Processor may ask the Operator for', 'help.'];

  it('are told by words that act as only a party does', () => {
    const acts = [
      'The Processor assists. The Operator gives and the Operator shall pay the Operator.',
      'The Processor.',
    ];
    expect(
      parties('Operator|Larkspur Music ApS,', 'Processor: Ada Example and Ben Example, a couple', ...acts, ...rest),
    ).toEqual(['Larkspur Music ApS', 'Ada Example', 'Ben Example']);
  });

  it('are told by a word for several of them', () => {
    expect(parties('Vendors: Ada Example and Ben Example, both of Elmtown', 'Purchaser: Larkspur Foods Ltd')).toEqual([
      'Ada Example',
      'Ben Example',
      'Larkspur Foods Ltd',
    ]);
  });

  it('are not told by what does nothing', () => {
    expect(parties('Project: Blue Harbour', 'The Project is new. Project, Project and Project.')).toEqual([]);
  });
});

describe('parties under their roles', () => {
  it('are those of a table with the roles in its first line', () => {
    expect(
      parties('Supplier|Buyer', 'Larkspur Hops Exchange|Harbour Holdings, LLC', '1 Road|2 Road', '3', '4'),
    ).toEqual(['Larkspur Hops Exchange', 'Harbour Holdings, LLC']);
  });
});

describe('a company whose name goes on in the next line of its cell', () => {
  it('is given with it', () => {
    expect(parties('Company: Larkspur Brokers|Signed by: Ada Other', 'Ltd|Director')).toEqual(['Larkspur Brokers Ltd']);
  });
});

describe('a person who signs above a role', () => {
  const text = ['Consultant shall keep secrets.', 'Consultant may tell.', 'Consultant has none.', 'Consultant.'];

  it('is a party if the role acts in the text', () => {
    expect(parties(...text, 'Ada Example', 'Consultant')).toEqual(['Ada Example']);
    expect(parties(...text, 'Ada Example', 'Vice President')).toEqual([]);
  });
});
