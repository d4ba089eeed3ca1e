import { FixedClock } from '../../../../tests/fixed-clock.js';
import { Attempts, LOGIN_FROM_ADDRESS, LOGIN_TO_ACCOUNT, REGISTER_FROM_ADDRESS } from './attempts.js';

describe('attempts', () => {
  let clock: FixedClock;
  let attempts: Attempts;
  beforeEach(() => {
    clock = new FixedClock();
    attempts = new Attempts(clock);
  });
  const times = (n: number, work: () => unknown) => Array.from({ length: n }, work);
  const account = (name = 'ada') => attempts.begin([LOGIN_TO_ACCOUNT, name]);
  /** Seconds to wait, 0 when the try was let through (and counted). */
  const wait = (name = 'ada'): number => {
    try {
      account(name);
      return 0;
    } catch (error) {
      return (error as { details: { retryAfter: number } }).details.retryAfter;
    }
  };

  it('are free ten times, then wait, and the wait doubles', () => {
    times(10, account);
    expect(wait()).toBe(30);
    clock.advance(29_000);
    expect(wait()).toBe(1);
    clock.advance(1_000);
    expect(wait()).toBe(0);
    expect(wait()).toBe(60);
    clock.advance(60_000);
    expect(wait()).toBe(0);
    expect(wait()).toBe(120);
  });

  it('wait fifteen minutes at most', () => {
    for (let n = 0; n < 40; n++) {
      const seconds = wait();
      expect(seconds).toBeLessThanOrEqual(900);
      clock.advance(seconds * 1000);
    }
  });

  it('say when to come again', () => {
    times(10, account);
    expect(() => account()).toThrow('Too many attempts. Please try again in 30 seconds.');
    clock.advance(30_000);
    account();
    clock.advance(60_000);
    account();
    expect(() => account()).toThrow(/^Too many attempts\. Please try again in 2 minutes\.$/);
  });

  it('are counted before they are judged: many at once gain nothing', () => {
    const under = times(10, account);
    expect(() => account()).toThrow();
    (under[0] as { succeeded(): void }).succeeded();
    expect(wait()).toBe(0);
  });

  it('leave other accounts alone', () => {
    times(10, account);
    expect(wait('bob')).toBe(0);
  });

  it('wear off', () => {
    times(10, account);
    clock.advance(100 * 60_000);
    times(9, account);
    expect(wait()).toBe(0);
    expect(wait()).toBe(30);
  });

  it('from one address count over all accounts, and a success gives back only itself', () => {
    const from = (name: string) => attempts.begin([LOGIN_TO_ACCOUNT, name], [LOGIN_FROM_ADDRESS, '192.0.2.7']);
    for (let n = 0; n < 9; n++) from(`somebody-${n}`);
    for (let n = 0; n < 5; n++) from('own').succeeded();
    from('one-more');
    expect(() => from('own')).toThrow('Too many attempts');
    expect(() => attempts.begin([LOGIN_TO_ACCOUNT, 'own'], [LOGIN_FROM_ADDRESS, '192.0.2.8'])).not.toThrow();
  });

  it('to register are as many an hour as configured', () => {
    const few = new Attempts(clock, 30);
    const register = () => few.begin([REGISTER_FROM_ADDRESS, '192.0.2.7']);
    times(30, register);
    expect(register).toThrow('Too many attempts');
    clock.advance(60 * 60_000);
    times(30, register);
    expect(register).toThrow('Too many attempts');
  });
});
