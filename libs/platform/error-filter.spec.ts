import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EngineUnfit } from '#ports/engine-unfit.js';
import { EventTooLarge } from '#ports/event-store.js';
import { NotPermitted } from '#ports/not-permitted.js';
import type { ArgumentsHost } from '@nestjs/common';
import { answerTo, ErrorFilter } from './error-filter.js';
import type { Logger } from './logging.js';

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

  it('an engine does not let Recto in: nothing of where and how', () => {
    const refused = new NotPermitted('MongoDB at db:27017', 'user and password in READ_MODEL_URL');
    for (const answer of [refused, new EngineUnfit('READ_MODEL_URL asks MongoDB for more')].map(answerTo)) {
      expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
      expect(JSON.stringify(answer)).not.toMatch(/MongoDB|READ_MODEL_URL/);
    }
  });

  it('an append is too large', () => {
    const refused = new EventTooLarge('DocumentEdited', 1_000_001, 1_000_000);
    const details = { bytes: 1_000_001, most: 1_000_000 };
    expect(answerTo(refused)).toMatchObject({ status: 413, code: 'event_too_large', details });
    expect(refused.message).toBe(
      'This is too large to be kept: DocumentEdited would take 1,000,001 bytes, and at most 1,000,000 are kept.',
    );
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

it('is no failure when who asked has left', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1', () => client.write('GET / HTTP/1.1\r\nHost: recto.test\r\n\r\n'));
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  client.destroy();
  await once(response, 'close');
  const said: unknown[] = [];
  const logger = { error: (...line: unknown[]) => said.push(line) } as unknown as Logger;
  const host = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }) };
  const givenUp = new AbortController();
  givenUp.abort();
  new ErrorFilter(logger).catch(givenUp.signal.reason, host as unknown as ArgumentsHost);
  expect(said).toEqual([]);
  server.close();
});
