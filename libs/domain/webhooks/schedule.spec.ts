import { MOST_ATTEMPTS, nextAttemptAt, PAUSES_MS } from './schedule.js';

const now = Date.parse('2026-03-01T09:00:00.000Z');

describe('the attempts of a delivery', () => {
  it('grow further apart over some three days, and end', () => {
    const days = PAUSES_MS.reduce((sum, pause) => sum + pause, 0) / (24 * 60 * 60_000);
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(4);
    expect(nextAttemptAt(1, undefined, now, 0)).toBe(now + 5_000);
    expect(nextAttemptAt(MOST_ATTEMPTS - 1, undefined, now, 0)).toBe(now + 24 * 60 * 60_000);
    expect(nextAttemptAt(MOST_ATTEMPTS, undefined, now, 0)).toBeUndefined();
  });

  it('do not all come back together', () => {
    expect(nextAttemptAt(1, undefined, now, 0.5)).toBe(now + 5_500);
  });

  it.each([
    ['120', 120_000],
    ['Sun, 01 Mar 2026 09:02:00 GMT', 120_000],
    ['99999999', 24 * 60 * 60_000],
    ['1', 5_000],
    ['Sun, 01 Mar 2026 08:00:00 GMT', 5_000],
    ['soon', 5_000],
    ['-5', 5_000],
  ])('obey Retry-After %s within a day', (retryAfter, ms) => {
    expect(nextAttemptAt(1, retryAfter, now, 0)).toBe(now + ms);
  });

  it('are not more for a Retry-After', () => {
    expect(nextAttemptAt(MOST_ATTEMPTS, '5', now, 0)).toBeUndefined();
  });
});
