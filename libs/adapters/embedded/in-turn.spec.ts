import { tempFolder } from '../../../tests/temp-folder.js';
import { eventually } from '../../../tests/eventually.js';
import { EmbeddedReadModelStore } from './embedded-read-model-store.js';
import { InTurn } from './in-turn.js';
import { openSqlite } from './sqlite.js';

describe('writing beside another process', () => {
  const folder = tempFolder();
  const busy = Object.assign(new Error('database is locked'), { errcode: 261 });

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
    let tries = 0;
    const fail = (error: Error) => () => {
      tries += 1;
      throw error;
    };
    await expect(new InTurn(50).write(fail(busy))).rejects.toBe(busy);
    expect(tries).toBeGreaterThan(1);
    tries = 0;
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    await expect(new InTurn().write(fail(full))).rejects.toBe(full);
    expect(tries).toBe(1);
  });

  it('asks for one of all who wait, and lets them go on in the order they came', async () => {
    const turns = new InTurn();
    let locked = true;
    const tries: number[] = [];
    const done: number[] = [];
    const writing = Array.from({ length: 10 }, (_, n) =>
      turns.write(() => {
        tries.push(n);
        if (locked) throw busy;
        done.push(n);
        return n;
      }),
    );
    await eventually('it to ask again', () => tries.length >= 4);
    expect(new Set(tries)).toEqual(new Set([0]));
    locked = false;
    const ten = Array.from({ length: 10 }, (_, n) => n);
    expect(await Promise.all(writing)).toEqual(ten);
    expect(done).toEqual(ten);
    expect(await turns.write(() => 'at once')).toBe('at once');
  });

  it('goes on behind one that failed', async () => {
    const turns = new InTurn();
    let locked = true;
    const first = turns.write(() => {
      if (locked) throw busy;
      throw new Error('no such table');
    });
    const second = turns.write(() => 'written');
    locked = false;
    await expect(first).rejects.toThrow('no such table');
    expect(await second).toBe('written');
  });
});
