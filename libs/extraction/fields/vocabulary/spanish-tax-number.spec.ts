import { findSpanishTaxNumbers } from './spanish-tax-number.js';

describe('Spanish tax number', () => {
  it.each([
    ['B12345674', 'B12345674'],
    ['B-12345674', 'B12345674'],
    ['Larkspur, Q1234567D', 'Q1234567D'],
    ['12345678Z', '12345678Z'],
    ['12345678-Z', '12345678Z'],
    ['X1234567L', 'X1234567L'],
    ['Y1234567X', 'Y1234567X'],
  ])('is in "%s"', (text, value) => {
    const start = text.search(/\S+$/);
    expect(findSpanishTaxNumbers(text)).toEqual([{ value, start, end: text.length }]);
  });

  it.each(['B12345678', '12345678A', 'X1234567A', 'AB12345674', 'B123456741', 'K12345674'])(
    'is not in "%s"',
    (text) => {
      expect(findSpanishTaxNumbers(text)).toEqual([]);
    },
  );
});
