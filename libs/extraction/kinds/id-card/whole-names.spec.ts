import { nameParts } from './whole-names.js';

describe('a whole name', () => {
  it.each([
    ['EXAMPLE, ADA MARIE', 'EXAMPLE', 'ADA MARIE'],
    ['Ada Marie EXAMPLE', 'EXAMPLE', 'Ada Marie'],
    ['EXAMPLE SAMPLE Ada', 'EXAMPLE SAMPLE', 'Ada'],
    ['ADA MARIE EXAMPLE', 'EXAMPLE', 'ADA MARIE'],
    ['ADA VAN DER EXAMPLE', 'VAN DER EXAMPLE', 'ADA'],
    ['MRS ADA EXAMPLE', 'EXAMPLE', 'ADA'],
  ])('%s', (text, surname, given) => {
    expect(nameParts(text)).toEqual({ surname, given });
  });

  it('of one word is not parted', () => {
    expect(nameParts('EXAMPLE')).toBeUndefined();
  });
});
