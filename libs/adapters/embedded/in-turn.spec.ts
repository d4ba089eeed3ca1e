import { tempFolder } from '../../../tests/temp-folder.js';
import { EmbeddedReadModelStore } from './embedded-read-model-store.js';
import { inTurn } from './in-turn.js';
import { openSqlite } from './sqlite.js';

describe('writing beside another process', () => {
  const folder = tempFolder();

  it('waits off the thread until the other is done, however often it has to ask', async () => {
    const store = folder.closeAfterTest(new EmbeddedReadModelStore(folder.file('read-models.db')));
    const other = openSqlite(folder.file('read-models.db'));
    folder.closeAfterTest({ close: async () => other.close() });
    other.exec('BEGIN IMMEDIATE');
    let asked = 0;
    const waiting = store.acquireLease('a', 'one', 60_000);
    const turns = setInterval(() => (asked += 1) === 5 && other.exec('COMMIT'), 1);
    expect(await waiting).toMatchObject({ name: 'a', owner: 'one', fence: 1 });
    clearInterval(turns);
    expect(asked).toBeGreaterThanOrEqual(5);
  });

  it('gives up in the end, and at once when it is not about the lock', async () => {
    const busy = Object.assign(new Error('database is locked'), { errcode: 261 });
    let tries = 0;
    const fail = (error: Error) => () => {
      tries += 1;
      throw error;
    };
    await expect(inTurn(fail(busy), 50)).rejects.toBe(busy);
    expect(tries).toBeGreaterThan(1);
    tries = 0;
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    await expect(inTurn(fail(full))).rejects.toBe(full);
    expect(tries).toBe(1);
  });
});
