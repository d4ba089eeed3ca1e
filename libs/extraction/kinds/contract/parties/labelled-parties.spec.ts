import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
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

describe('parties in a list of roles', () => {
  it('may have a role that only this contract knows', () => {
    const text = ['The Backer pays if nobody else does so, and is asked last.', 'Backer', 'Each gives.', 'Each takes.'];
    const list = ['Lender|Ada Example', 'Borrower|Larkspur AG', 'Manager: Carla Other', 'Backer|Ben Sample'];
    expect(parties(...list, ...text)).toEqual(['Ada Example', 'Larkspur AG', 'Ben Sample']);
    expect(parties('Lender|Ada Example', 'Backer|Ben Sample', ...text)).toEqual(['Ada Example']);
  });

  it('stand under their roles, labelled or not', () => {
    const text = ['Each side keeps what it is told.', 'And returns it.', 'When asked.', 'And so on.', 'To the end.'];
    expect(parties('Customer', 'Name: Larkspur Ltd', 'Supplier', 'Harbour Tools GmbH, Ulm', ...text, ...text)).toEqual([
      'Larkspur Ltd',
      'Harbour Tools GmbH',
    ]);
    expect(parties('Verkäufer|Käufer', 'Name: Ada Example|Name: Ben Sample', ...text)).toEqual([
      'Ada Example',
      'Ben Sample',
    ]);
  });

  it('are not who signs for them in an office', () => {
    const text = ['Each side keeps what it is told.', 'And returns it.', 'When asked.'];
    expect(parties(...text, 'Seller – Ada Example, President', 'Buyer: Ben Sample')).toEqual(['Ben Sample']);
  });

  it('are several, each with a salutation', () => {
    expect(parties('Como arrendatarios: D. Benito Example Ruiz y D.ª Ana Sample Gil, mayores de edad')).toEqual([
      'Benito Example Ruiz',
      'Ana Sample Gil',
    ]);
  });
});

describe('parties in the fields of a form', () => {
  it('stand behind the number of the field, and before the next label', () => {
    expect(
      parties(
        '2 LANDLORD: Larkspur Terrace LP',
        '3 TENANT(S) (all adults): .Ada Example and Ben Q. Sample Minor occupants: no',
      ),
    ).toEqual(['Larkspur Terrace LP', 'Ada Example', 'Ben Q. Sample']);
  });

  it('may have a role in capitals that acts in the text', () => {
    const text = ['The Producer shall pay. Producer may film. Ask Producer.', 'Producer.'];
    expect(parties('PRODUCER: Larkspur Pictures Inc., Unit 4', ...text)).toEqual(['Larkspur Pictures Inc.']);
  });

  it('are no streets', () => {
    const text = ['The Club shall pay. The Club may swim. Ask the Club.', 'Club.', 'And more.', 'And more.'];
    expect(parties(...text, 'Club: Beach Road, Elmtown 4616', 'Sponsor: 210 Mill Street, Elmtown 4310')).toEqual([]);
  });

  it('may be several persons, or alone under a role with its colon', () => {
    expect(parties('Tenants: Ada Example, Ben Sample and Cy Other')).toEqual(['Ada Example', 'Ben Sample', 'Cy Other']);
    expect(parties('Client:', 'Harbour Museum Trust', '1 Quay Road', 'More.', 'More.')).toEqual([
      'Harbour Museum Trust',
    ]);
    expect(parties('Client', 'Harbour Museum Trust', '1 Quay Road', 'More.', 'More.')).toEqual([]);
    expect(parties('Verkäufer', 'Name: Eva Muster', 'Ulm', 'Käufer', 'Name: Max Muster', ...'abcdefg')).toEqual([
      'Eva Muster',
      'Max Muster',
    ]);
  });

  it('may be several that bid together', () => {
    const members = ['|a) Larkspur Systemhaus GmbH & Co. KG, Mühlweg 1', '|b) harbourkontor mitte eG, Ulm'];
    expect(
      parties(
        'Auftraggeber|Elmtown Werke AG',
        'Auftragnehmer|Gemeinschaft, bestehend aus',
        ...members,
        'Zuschlag|erteilt',
      ),
    ).toEqual(['Elmtown Werke AG', 'Larkspur Systemhaus GmbH & Co. KG', 'harbourkontor mitte eG']);
  });

  it('may be several under one role, numbered from its own line', () => {
    const tenants = ['Tenant|(1) LARKSPUR PARTNERS, a general partnership;', '|and', '|(2) ADA EXAMPLE, an individual'];
    const more = Array.from({ length: 8 }, () => 'More is said.');
    expect(parties('Landlord|Harbour Living Trust', ...tenants, ...more)).toEqual([
      'Harbour Living Trust',
      'LARKSPUR PARTNERS',
      'ADA EXAMPLE',
    ]);
  });
});
