import { DatabaseSync } from 'node:sqlite';
import { readFileSync } from 'node:fs';
import { tempFolder } from '../../../tests/temp-folder.js';
import { pageSizeOf, unusedSpace } from './unused-space.js';

const folder = tempFolder();

/** A file of every kind of page there is. @returns its pages */
function pagesOf(pageSize: number): Buffer[] {
  const file = folder.file(`${pageSize}.db`);
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA page_size = ${pageSize}; PRAGMA secure_delete = ON;
    CREATE TABLE t (id TEXT UNIQUE, text TEXT); CREATE TABLE gone (text TEXT)`);
  const insert = db.prepare('INSERT INTO t VALUES (?, ?)');
  db.exec('BEGIN');
  for (let n = 0; n < 5_000; n++) insert.run(`id-${n}`, 'x'.repeat(n % 500 === 0 ? 3 * pageSize : n % 200));
  db.exec('INSERT INTO gone SELECT text FROM t; COMMIT; DROP TABLE gone');
  db.close();
  const bytes = readFileSync(file);
  expect(pageSizeOf(bytes)).toBe(pageSize);
  return Array.from({ length: bytes.length / pageSize }, (_, n) => bytes.subarray(n * pageSize, (n + 1) * pageSize));
}

it.each([512, 4096, 65536])('nothing of a page of %i bytes that means anything is unused', (pageSize) => {
  const pages = pagesOf(pageSize);
  const kinds = new Set<number>();
  for (const [n, page] of pages.entries()) {
    const space = unusedSpace(page, n === 0);
    if (!space) continue;
    kinds.add(page.readUInt8(n === 0 ? 100 : 0));
    page.fill(0, space.from, space.to);
  }
  expect(kinds.size).toBeGreaterThanOrEqual(pageSize === 65536 ? 2 : 4);
  const db = new DatabaseSync(':memory:');
  db.deserialize(Buffer.concat(pages));
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const sum = db.prepare('SELECT count(*) AS n, sum(length(text)) AS length FROM t').get();
  const length = Array.from({ length: 5_000 }, (_, n) => (n % 500 === 0 ? 3 * pageSize : n % 200));
  expect(sum).toEqual({ n: 5_000, length: length.reduce((a, b) => a + b) });
  db.close();
});

it('none is told of a page without cells, or of one that is no page', () => {
  expect(unusedSpace(Buffer.alloc(4096), false)).toBeUndefined();
  expect(unusedSpace(Buffer.alloc(4096, 13), false)).toBeUndefined();
  expect(unusedSpace(Buffer.alloc(4096, 255), false)).toBeUndefined();
});
