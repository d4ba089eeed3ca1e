import { calendarPeriod, monthlyCredits, periodEnd } from './plans.js';

describe('plans', () => {
  it('grant what the price list says', () => {
    expect((['free', 'starter', 'professional', 'enterprise'] as const).map(monthlyCredits)).toEqual([
      50,
      1_000,
      10_000,
      null,
    ]);
  });

  it('count by calendar month, UTC', () => {
    expect(calendarPeriod('2026-03-31T23:59:59.999Z')).toBe('2026-03');
    expect(calendarPeriod('2026-04-01T00:00:00.000Z')).toBe('2026-04');
  });

  it('end a period where the next begins', () => {
    expect(periodEnd('2026-03')).toBe('2026-04-01T00:00:00.000Z');
    expect(periodEnd('2026-12')).toBe('2027-01-01T00:00:00.000Z');
    expect(periodEnd('2028-02')).toBe('2028-03-01T00:00:00.000Z');
    expect(calendarPeriod(periodEnd('2026-12'))).toBe('2027-01');
  });
});
