import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { answerTo } from './error-filter.js';

const refusedBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
};

describe('what a request is answered when', () => {
  it('a store of another process does not answer', async () => {
    const refused = await new Promise((resolve) => connect(1, '127.0.0.1').once('error', resolve));
    expect(answerTo(refused)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answerTo(new Error('put failed', { cause: refused }))).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('the disk is full: of files, and of a database', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
    expect(answerTo(full)).toMatchObject({ status: 503, code: 'unavailable' });
    const folder = mkdtempSync(join(tmpdir(), 'recto-full-'));
    const db = new DatabaseSync(join(folder, 'full.db'));
    try {
      db.exec('PRAGMA max_page_count = 2; CREATE TABLE t (x)');
      const tooMuch = refusedBy(() => db.exec('INSERT INTO t VALUES (hex(zeroblob(100000)))'));
      expect(answerTo(tooMuch)).toMatchObject({ status: 503, code: 'unavailable' });
    } finally {
      db.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('there is no file descriptor left', () => {
    for (const code of ['EMFILE', 'ENFILE']) {
      const none = Object.assign(new Error(`${code}: too many open files, open`), { code });
      expect(answerTo(new Error('put failed', { cause: none }))).toMatchObject({ status: 503, code: 'unavailable' });
    }
    const cannotOpen = refusedBy(() => new DatabaseSync(join(tmpdir(), 'recto-no-such-folder', 'a.db')));
    expect(answerTo(cannotOpen)).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('nobody foresaw it: nothing of what was inside', () => {
    const database = new DatabaseSync(':memory:');
    for (const error of [new Error('secret'), refusedBy(() => database.exec('SELECT secret')), 'secret', undefined]) {
      const answer = answerTo(error);
      expect([answer.status, answer.code]).toEqual([500, 'internal']);
      expect(JSON.stringify(answer)).not.toContain('secret');
    }
    database.close();
  });
});
