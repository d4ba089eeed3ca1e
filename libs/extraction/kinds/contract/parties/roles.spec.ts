import { roleIn } from './roles.js';

describe('what a contract calls its parties', () => {
  it.each([
    ['Darlehensnehmerin', true],
    ['Verkäufer: Ada Example', true],
    ['Como arrendadora: Ada Example', true],
    ['L’employeur : Larkspur SAS', true],
    ['Il Concedente', true],
    ['De verhuurder', true],
    ['CONTRATANTE: Larkspur Ltda', true],
    ['Zleceniodawca: Jan Example', true],
    ['LESSEE (full legal name)', true],
    ['Tenant name(s)', true],
    ['Name of the Landlord:', true],
    ['2. The Borrower: Ada Example', true],
    ['3. Tenant(s)', true],
    ['Data Processor', true],
    ['Lieferantin', true],
    ['Companywide rules', false],
    ['2. The Borrower shall pay', false],
    ['Vertretung', false],
  ])('%s: %s', (cell, is) => {
    expect(roleIn(cell, cell) !== undefined).toBe(is);
  });
});
