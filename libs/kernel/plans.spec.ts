import { MONTHLY_CREDITS } from './plans.js';

describe('plans', () => {
  it('grant what the price list says', () => {
    expect(MONTHLY_CREDITS).toEqual({ free: 50, starter: 1_000, professional: 10_000, enterprise: null });
  });
});
