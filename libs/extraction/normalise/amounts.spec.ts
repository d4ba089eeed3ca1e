import { findAmounts } from './amounts.js';

describe('a dollar', () => {
  it.each([
    ['CA$149.46', 'CAD'],
    ['AU$149.46', 'AUD'],
    ['NZ$149.46', 'NZD'],
    ['A$149.46', 'AUD'],
  ])('is of the country whose letters stand before it: %s', (text, currency) => {
    expect(findAmounts(text)).toMatchObject([{ value: 149.46, currency }]);
  });
});

describe('an amount with one decimal', () => {
  it('is one beside a sign, as programs write figures', () => {
    for (const text of ['812.4 €', '€812.4', '812,4 €'])
      expect(findAmounts(text)).toMatchObject([{ value: 812.4, exact: true, currency: 'EUR' }]);
  });

  it('is none by itself', () => {
    expect(findAmounts('812.4 kg')).toEqual([]);
  });
});

describe('a sign of currency', () => {
  it('is not that of an amount in the cell before', () => {
    expect(findAmounts('280 €\t840 €')).toMatchObject([
      { value: 280, start: 0, currency: 'EUR' },
      { value: 840, start: 6, currency: 'EUR' },
    ]);
    for (const text of ['Total\t€\t84.00', 'Total EUR\t84.00'])
      expect(findAmounts(text)).toMatchObject([{ value: 84, currency: 'EUR' }]);
  });
});
