import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { OPPOSITES } from './opposites.js';

const typeOf = (...lines: string[]) => classify(layOut([pageOf(lines)])).docType;

describe('what a contract says of itself', () => {
  it.each([
    ['LEASE', 'The landlord lets the flat to the tenant. Neither party may sublet it.'],
    [
      'Miete',
      'Der Vermieter vermietet.',
      '§ 1 Sache',
      'Der Mieter zahlt.',
      '§ 2 Miete',
      'Sie ist fällig bei höherer Gewalt.',
    ],
    ['BAIL', 'Le bailleur loue au preneur.', 'Article 1', 'Il paie.', 'Article 2', 'Il rend.'],
    ['Licence', 'The licensor grants a non-exclusive licence to the licensee. Each party keeps it.'],
  ])('%s', (...lines) => {
    expect(typeOf(...lines)).toBe('contract');
  });

  it('names both sides, not one', () => {
    expect(OPPOSITES.test('the lessor and the lessee')).toBe(true);
    expect(OPPOSITES.test('der auftraggeber und der auftragnehmer')).toBe(true);
    expect(OPPOSITES.test('the lessee and a lessee')).toBe(false);
    expect(OPPOSITES.test('vom vermieter')).toBe(false);
  });
});
