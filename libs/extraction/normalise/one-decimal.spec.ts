import { findAmounts } from './amounts.js';

describe('an amount with one decimal', () => {
  it('is one beside a sign, as programs write figures', () => {
    for (const text of ['812.4 €', '€812.4', '812,4 €'])
      expect(findAmounts(text)).toMatchObject([{ value: 812.4, exact: true, currency: 'EUR' }]);
  });

  it('is none by itself', () => {
    expect(findAmounts('812.4 kg')).toEqual([]);
  });
});
