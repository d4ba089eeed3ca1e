import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { tempFolder } from '../../../tests/temp-folder.js';
import { openSqlite } from './sqlite.js';
import { pageSizeOf, unusedSpace } from './unused-space.js';
import { mark, WipedFile } from './wiped-file.js';

const folder = tempFolder();
const LEFT = Buffer.from('what was deleted');
const PAGES = 200;
/** As long as a turn of a busy event loop. */
const TURN_MS = 10;

/** Something left in the unused space of each page but the first, which has the schema. @returns in how many */
function leaveInEach(file: string): number {
  const bytes = readFileSync(file);
  const pageSize = pageSizeOf(bytes);
  const handle = openSync(file, 'r+');
  let left = 0;
  for (let at = pageSize; at < bytes.length; at += pageSize) {
    const space = unusedSpace(bytes.subarray(at, at + pageSize), false);
    if (!space || space.to - space.from < LEFT.length) continue;
    writeSync(handle, LEFT, 0, LEFT.length, at + space.from);
    left += 1;
  }
  closeSync(handle);
  return left;
}

it('wipes many pages in a few turns of the event loop, for writes wait until it is done', async () => {
  const file = folder.file('many-pages.db');
  const db = openSqlite(file);
  db.exec('CREATE TABLE t (text TEXT)');
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  for (let n = 0; n < PAGES; n++) insert.run('x'.repeat(3_000));
  mark(db);
  db.close();
  expect(leaveInEach(file)).toBeGreaterThanOrEqual(PAGES);

  let turns = 0;
  const busy = setInterval(() => {
    turns += 1;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TURN_MS);
  }, 0);
  const wiped = new WipedFile(file);
  expect(await wiped.wipe()).toBe(true);
  clearInterval(busy);
  await wiped.close();

  expect(turns).toBeLessThan(PAGES / 2);
  expect(readFileSync(file).includes(LEFT)).toBe(false);
  const again = openSqlite(file);
  expect(again.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(again.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: PAGES });
  again.close();
});
