import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { compiledForTests } from '../../../tests/compiled-for-tests.js';
import { inTransaction, openSqlite } from './sqlite.js';

describe('openSqlite', () => {
  let folder: string;
  let db: DatabaseSync;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-sqlite-'));
    db = openSqlite(join(folder, 'a', 'b.db'), { busyTimeoutMs: 1234 });
  });
  afterEach(async () => {
    db.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['journal_mode', 'wal'],
    // FULL: the write-ahead log is synced at every commit.
    ['synchronous', 2],
    ['fullfsync', 1],
    ['foreign_keys', 1],
    ['busy_timeout', 1234],
  ])('sets %s', (pragma, value) => {
    expect(Object.values(db.prepare(`PRAGMA ${pragma}`).get()!)).toEqual([value]);
  });

  it('syncs no single commit of a file that can be made again', () => {
    const derived = openSqlite(join(folder, 'derived.db'), { derived: true });
    expect(derived.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 });
    derived.close();
  });

  it('writes a transaction as a whole or not at all', () => {
    db.exec('CREATE TABLE words (word TEXT PRIMARY KEY) STRICT');
    const insert = db.prepare('INSERT INTO words VALUES (?)');
    expect(inTransaction(db, () => insert.run('one').changes)).toBe(1);
    expect(() =>
      inTransaction(db, () => {
        insert.run('two');
        insert.run('one');
      }),
    ).toThrow('UNIQUE');
    expect(db.prepare('SELECT count(*) AS n FROM words').get()).toEqual({ n: 1 });
    expect(inTransaction(db, () => insert.run('two').changes)).toBe(1);
  });

  it('gives the pages it keeps back when the process rests', async () => {
    const [condition, script] = compiledForTests('libs/adapters/embedded/testing/pages-at-rest.child.ts');
    // Each page goes back to the system when it is freed.
    const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: '4096' };
    const child = fork(script, [join(folder, 'read.db')], { env, execArgv: [condition] });
    const [freed] = (await once(child, 'message')) as [number];
    await once(child, 'exit');
    // Of the 2 MiB that a connection keeps.
    expect(freed).toBeGreaterThan(1.25 * 2 ** 20);
  });
});
