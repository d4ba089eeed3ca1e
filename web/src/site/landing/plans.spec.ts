import { changeTo, OFFERS, savingOf } from './plans.js';

it('offers the three plans at the prices of the price list, with what a year saves', () => {
  expect(OFFERS.map((offer) => [offer.name, offer.price.monthly, offer.price.annual, savingOf(offer)])).toEqual([
    ['Starter', 39, 29, 10],
    ['Professional', 129, 99, 30],
    ['Enterprise', 399, 299, 100],
  ]);
  expect(OFFERS.filter(({ popular }) => popular).map(({ plan }) => plan)).toEqual(['professional']);
});

it.each([
  ['free', ['Upgrade to Starter', 'Upgrade to Professional', 'Upgrade to Enterprise']],
  ['professional', ['Change to Starter', 'Upgrade to Enterprise']],
  ['enterprise', ['Change to Starter', 'Change to Professional']],
] as const)('from %s the others are upgrades or changes', (current, words) => {
  const others = OFFERS.filter(({ plan }) => plan !== current);
  expect(others.map((offer) => changeTo(offer, current))).toEqual(words);
});
