import { changeTo, OFFERS, savingInPercent, savingOf } from './plans.js';

it('offers the three plans at the prices of the price list, with what a year saves', () => {
  const told = OFFERS.map((offer) => {
    const { monthly, annual } = offer.price;
    return [offer.name, monthly, annual, savingOf(offer), savingInPercent(offer)];
  });
  expect(told).toEqual([
    ['Starter', 39, 29, 10, 25],
    ['Professional', 129, 99, 30, 23],
    ['Enterprise', 399, 299, 100, 25],
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
