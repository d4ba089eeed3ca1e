import { OFFERS, savingOf } from './plans.js';

it('offers the three plans at the prices of the price list, with what a year saves', () => {
  expect(OFFERS.map((offer) => [offer.name, offer.price.monthly, offer.price.annual, savingOf(offer)])).toEqual([
    ['Starter', 39, 29, 10],
    ['Professional', 129, 99, 30],
    ['Enterprise', 399, 299, 100],
  ]);
  expect(OFFERS.filter(({ popular }) => popular).map(({ plan }) => plan)).toEqual(['professional']);
});
