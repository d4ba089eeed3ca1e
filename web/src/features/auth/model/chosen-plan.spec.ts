import { chosenPlan, isPaid, isWorthSaying } from './chosen-plan.js';

const plan = (query: string) => chosenPlan(new URLSearchParams(query));

it('free and monthly unless said otherwise', () => {
  expect(plan('')).toEqual({ plan: 'free', billing: 'monthly' });
  expect(plan('plan=gold&billing=weekly')).toEqual({ plan: 'free', billing: 'monthly' });
  expect(plan('plan=enterprise&billing=annual')).toEqual({ plan: 'enterprise', billing: 'annual' });
});

it.each([
  ['plan=starter&billing=monthly', false],
  ['plan=starter&billing=annual', true],
  ['plan=professional', true],
  ['', true],
])('the banner for %j: %s', (query, shown) => expect(isWorthSaying(plan(query))).toBe(shown));

it('only free is free', () => {
  expect(isPaid(plan('plan=free'))).toBe(false);
  expect(isPaid(plan('plan=starter'))).toBe(true);
});
