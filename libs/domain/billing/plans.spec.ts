import { monthlyCredits } from './plans.js';

describe('plans', () => {
  it('grant what the price list says', () => {
    expect((['free', 'starter', 'professional', 'enterprise'] as const).map(monthlyCredits)).toEqual([
      50,
      1_000,
      10_000,
      null,
    ]);
  });
});
