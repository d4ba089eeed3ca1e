import { changeOf, priceOf, type Choice } from './price-list.js';

const choice = (text: string): Choice => {
  const [plan, billingCycle] = text.split(' ');
  return { plan, billingCycle } as Choice;
};

describe('the price list', () => {
  it.each([
    ['starter', 39, 29],
    ['professional', 129, 99],
    ['enterprise', 399, 299],
  ])('has %s at %d a month, or %d a month paid for a year', (plan, monthly, annual) => {
    expect(priceOf(choice(`${plan} monthly`))).toBe(monthly * 100);
    expect(priceOf(choice(`${plan} annual`))).toBe(annual * 12 * 100);
  });

  it.each([
    ['starter monthly', 'starter monthly', 'none'],
    ['starter monthly', 'professional monthly', 'now'],
    ['starter monthly', 'starter annual', 'now'],
    ['starter annual', 'enterprise annual', 'now'],
    ['professional monthly', 'starter monthly', 'at-period-end'],
    ['enterprise annual', 'professional annual', 'at-period-end'],
    ['starter annual', 'starter monthly', 'never'],
    ['starter annual', 'professional monthly', 'never'],
    ['professional monthly', 'starter annual', 'never'],
  ])('goes from %s to %s: %s', (from, to, how) => {
    expect(changeOf(choice(from), choice(to))).toBe(how);
  });
});
