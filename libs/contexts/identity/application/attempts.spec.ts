import { EmbeddedAttemptStore } from '#adapters/embedded/embedded-attempt-store.js';
import { FixedClock } from '../../../../tests/fixed-clock.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { Attempts, LOGIN_FROM_ADDRESS, LOGIN_TO_ACCOUNT, REGISTER_FROM_ADDRESS } from './attempts.js';

const SECRET = Buffer.alloc(32, 6);

describe('attempts', () => {
  const folder = tempFolder();
  let clock: FixedClock;
  let attempts: Attempts;
  let files = 0;
  const openOn = (file: string, registrationsPerHour?: number) => {
    const store = folder.closeAfterTest(new EmbeddedAttemptStore(folder.file(file)));
    return new Attempts(store, SECRET, clock, registrationsPerHour);
  };
  beforeEach(() => {
    clock = new FixedClock();
    attempts = openOn(`attempts-${(files += 1)}.db`);
  });
  const times = async (n: number, work: () => Promise<unknown>) => {
    for (let one = 0; one < n; one++) await work();
  };
  const account = (name = 'ada') => attempts.begin([LOGIN_TO_ACCOUNT, name]);
  /** Seconds to wait, 0 when the try was let through (and counted). */
  const wait = async (name = 'ada', by = attempts): Promise<number> => {
    try {
      await by.begin([LOGIN_TO_ACCOUNT, name]);
      return 0;
    } catch (error) {
      return (error as { details: { retryAfter: number } }).details.retryAfter;
    }
  };

  it('are free ten times, then wait, and the wait doubles', async () => {
    await times(10, account);
    expect(await wait()).toBe(30);
    clock.advance(29_000);
    expect(await wait()).toBe(1);
    clock.advance(1_000);
    expect(await wait()).toBe(0);
    expect(await wait()).toBe(60);
    clock.advance(60_000);
    expect(await wait()).toBe(0);
    expect(await wait()).toBe(120);
  });

  it('wait fifteen minutes at most', async () => {
    for (let n = 0; n < 40; n++) {
      const seconds = await wait();
      expect(seconds).toBeLessThanOrEqual(900);
      clock.advance(seconds * 1000);
    }
  });

  it('say when to come again', async () => {
    await times(10, account);
    await expect(account()).rejects.toThrow('Too many attempts. Please try again in 30 seconds.');
    clock.advance(30_000);
    await account();
    clock.advance(60_000);
    await account();
    await expect(account()).rejects.toThrow(/^Too many attempts\. Please try again in 2 minutes\.$/);
  });

  it('are counted before they are judged: many at once gain nothing', async () => {
    const under = await Promise.all(Array.from({ length: 10 }, () => account()));
    await expect(account()).rejects.toThrow();
    await under[0]!.succeeded();
    expect(await wait()).toBe(0);
  });

  it('are counted for all processes together, also when they come at once, and after a restart', async () => {
    const file = 'shared.db';
    const processes = [openOn(file), openOn(file), openOn(file)];
    const waits = await Promise.all(Array.from({ length: 30 }, (_, n) => wait('ada', processes[n % 3])));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
    expect(await wait('ada', openOn(file))).toBe(30);
  });

  it('leave other accounts alone', async () => {
    await times(10, account);
    expect(await wait('bob')).toBe(0);
  });

  it('wear off', async () => {
    await times(10, account);
    clock.advance(100 * 60_000);
    await times(9, account);
    expect(await wait()).toBe(0);
    expect(await wait()).toBe(30);
  });

  it('from one address count over all accounts, and a success gives back only itself', async () => {
    const from = (name: string) => attempts.begin([LOGIN_TO_ACCOUNT, name], [LOGIN_FROM_ADDRESS, '192.0.2.7']);
    for (let n = 0; n < 9; n++) await from(`somebody-${n}`);
    for (let n = 0; n < 5; n++) await (await from('own')).succeeded();
    await from('one-more');
    await expect(from('own')).rejects.toThrow('Too many attempts');
    await attempts.begin([LOGIN_TO_ACCOUNT, 'own'], [LOGIN_FROM_ADDRESS, '192.0.2.8']);
  });

  it('that have to wait write nothing: who floods from one address writes as often as they may try', async () => {
    const from = (name: string) => attempts.begin([LOGIN_TO_ACCOUNT, name], [LOGIN_FROM_ADDRESS, '192.0.2.7']);
    for (let n = 0; n < 200; n++) await from(`made-up-${n}`).catch(() => undefined);
    expect(await names()).toBe(11);
  });

  it('that are refused are not counted either when many come at once', async () => {
    const from = (name: string) => attempts.begin([LOGIN_TO_ACCOUNT, name], [LOGIN_FROM_ADDRESS, '192.0.2.7']);
    const tries = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => from(`made-up-${n}`)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await names()).toBe(11);
  });
  const names = async () => {
    const { openSqlite } = await import('#adapters/embedded/sqlite.js');
    const db = openSqlite(folder.file(`attempts-${files}.db`), { readOnly: true });
    const { count } = db.prepare('SELECT count(*) AS count FROM tries').get() as { count: number };
    db.close();
    return count;
  };

  it('to register are as many an hour as configured', async () => {
    const few = openOn('few.db', 30);
    const register = () => few.begin([REGISTER_FROM_ADDRESS, '192.0.2.7']);
    await times(30, register);
    await expect(register()).rejects.toThrow('Too many attempts');
    clock.advance(60 * 60_000);
    await times(30, register);
    await expect(register()).rejects.toThrow('Too many attempts');
  });
});
