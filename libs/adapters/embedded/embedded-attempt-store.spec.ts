import { randomUUID } from 'node:crypto';
import { attemptStoreContract } from '#ports/attempt-store.contract.js';
import { FixedClock } from '../../../tests/fixed-clock.js';
import { tempFolder } from '../../../tests/temp-folder.js';
import { EmbeddedAttemptStore } from './embedded-attempt-store.js';
import { openSqlite } from './sqlite.js';

describe('EmbeddedAttemptStore', () => {
  const folder = tempFolder();
  attemptStoreContract('EmbeddedAttemptStore', () => new EmbeddedAttemptStore(folder.file('attempts.db')));

  it('deletes what is worn off with a later change', async () => {
    const clock = new FixedClock();
    const store = new EmbeddedAttemptStore(folder.file('cleared.db'));
    const rows = () => {
      const db = openSqlite(folder.file('cleared.db'), { readOnly: true });
      const { count } = db.prepare('SELECT count(*) AS count FROM tries').get() as { count: number };
      db.close();
      return count;
    };
    const add = () => {
      const now = clock.now().getTime();
      const tries = { count: 1, countedAt: now, blockedUntil: 0, wornOffAt: now + 60_000 };
      return store.change(randomUUID(), now, () => tries);
    };
    for (let n = 0; n < 20; n++) await add();
    expect(rows()).toBe(20);
    clock.advance(60_000);
    await add();
    expect(rows()).toBe(1);
    await store.close();
  });
});
