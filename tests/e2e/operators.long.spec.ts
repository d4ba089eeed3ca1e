/** What operators type, beside a running server: projections, queue, events, members, audit. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from './client.js';
import { recto } from './recto.js';
import { ServerProcess } from './server-process.js';
import { invoicePdf } from '../invoice-pdf.js';

describe('the commands for operators', () => {
  let folder: string;
  let server: ServerProcess;
  let client: Client;
  let id: string;
  let correlationId: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-operators-'));
    server = await ServerProcess.start('standalone', { DATA_DIR: folder, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1' });
    client = new Client(server.url);
    await client.register();
    id = await client.upload(invoicePdf({ number: 'INV-1', date: '2026-03-14', total: '20.00' }), 'invoice.pdf');
    const history = async () =>
      (await client.call('GET', `/documents/${id}/history`)).facts as { type: string; correlationId: string }[];
    const facts = await Client.until(history, (all) => all.at(-1)?.type === 'ExtractionCompleted');
    correlationId = facts[0]!.correlationId;
    await Client.until(
      async () => (await client.call('GET', '/workspaces/usage')).usage,
      ({ reservedCredits }) => reservedCredits === 0,
    );
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (...args: string[]) => recto({ DATA_DIR: folder }, ...args);

  it('answer --help for every command, and say 2 to what they do not know', async () => {
    const commands = [
      'audit verify',
      'audit head',
      'verify',
      'backup',
      'restore',
      'migrate',
      'queue status',
      'queue dead list',
      'queue dead retry',
      'events tail',
      'events trace',
      'projections skip',
      'members list',
      'keys list',
      'workspaces quota',
    ];
    for (const command of commands) {
      const { code, out } = await run(...command.split(' '), '--help');
      expect([command, code, out]).toEqual([command, 0, expect.stringContaining('Exit status: 0')]);
    }
    expect((await run('queue', 'dead', 'retry', '--everything')).code).toBe(2);
    expect((await run('projections', 'pause', 'nothing')).code).toBe(2);
  });

  it('look at what was typed before they open anything', async () => {
    const nowhere = join(folder, 'nowhere');
    const slips = [
      ['projections', 'rebuild', 'nothing'],
      ['projections', 'rebuild'],
      ['projections', 'skip', 'nothing'],
      ['queue', 'dead', 'retry'],
      ['members', 'invite', 'ada@example.test', 'eve'],
      ['keys', 'create', 'ada@example.test', '--name', 'Ledger', '--scope', 'everything'],
      ['plans', 'grant', 'ada@example.test', '--reason', 'ticket 7'],
    ];
    for (const slip of slips) {
      const { code, out, err } = await recto({ DATA_DIR: nowhere }, ...slip);
      expect([slip, code, out, err]).toEqual([slip, 2, '', expect.stringMatching(/^error: .+\n$/)]);
    }
    expect(existsSync(nowhere)).toBe(false);
  });

  it('show the log, a stream, and what a request led to as a tree, without what is sealed', async () => {
    const tail = await run('events', 'tail', '-n', '3');
    expect(tail.out.trim().split('\n')).toHaveLength(3);
    const stream = await run('events', 'stream', `document-${id}`, '--json');
    expect(
      stream.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).type),
    ).toEqual(['DocumentUploaded', 'ExtractionRequested', 'ExtractionStarted', 'ExtractionCompleted']);
    expect(stream.out).not.toContain('invoice.pdf');
    expect((await run('events', 'stream', 'document-nothing')).code).toBe(1);
    const trace = await run('events', 'trace', correlationId);
    expect(trace).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^caused by [\s\S]*\n {2}\S+ {2}DocumentUploaded[\s\S]*CreditUsed/),
    });
  });

  it('bound what files a workspace keeps, from the next upload on, and take it back', async () => {
    const quota = (...args: string[]) => run('workspaces', 'quota', 'ada@example.test', ...args);
    expect((await quota()).out).toContain('without a bound');
    const { usedBytes } = JSON.parse((await quota('--json')).out) as { usedBytes: number };
    expect(usedBytes).toBeGreaterThan(0);
    expect((await quota('1')).out).toContain('of 1.00 MB');
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1024 * 1024)]);
    await expect(client.upload(large, 'large.pdf')).rejects.toThrow('storage_full');
    expect(JSON.parse((await quota('default', '--json')).out)).toMatchObject({ usedBytes, quotaBytes: null });
    expect((await run('workspaces', 'quota', 'ada@example.test', 'lots')).code).toBe(2);
    expect((await run('workspaces', 'quota', '0190a000-0000-7000-8000-0000000000cc')).code).not.toBe(0);
  });

  it('let a read model stand still and go on', async () => {
    expect((await run('projections', 'resume', 'usage')).code).toBe(1);
    expect((await run('projections', 'skip', 'usage')).code).toBe(1);
    expect((await run('projections', 'pause', 'usage', '--because', 'a disk is moved')).code).toBe(0);
    const ready = async () => (await fetch(`${server.url}/api/health/ready`)).status;
    await Client.until(ready, (status) => status === 503);
    const paused = { code: 1, out: expect.stringContaining('a disk is moved') };
    expect(await run('projections', 'status')).toMatchObject(paused);
    const another = '0190a000-0000-7000-8000-0000000000bb';
    expect((await run('projections', 'skip', 'usage', '--event', another, '--because', 'a bad import')).code).toBe(0);
    expect(await run('projections', 'status')).toMatchObject(paused);
    expect((await run('projections', 'resume', 'usage')).code).toBe(0);
    await Client.until(ready, (status) => status === 200);
    expect((await run('projections', 'status')).code).toBe(0);
  });

  it('count jobs, list the dead and bring them back, while the server works', async () => {
    const db = new DatabaseSync(join(folder, 'queue.db'));
    const now = Date.now();
    const requestId = '0190a000-0000-7000-8000-0000000000aa';
    db.prepare(
      `INSERT INTO job (queue, id, lane, payload, state, attempts, enqueued_at, visible_at, reason, died_at) VALUES ('extraction', ?, 'members', ?, 'dead', 5, ?, ?, 'out of memory', ?)`,
    ).run(requestId, JSON.stringify({ documentId: id, requestId, correlationId }), now, now, now);
    db.close();
    expect(await run('queue', 'status')).toMatchObject({ code: 1, out: expect.stringContaining('1 dead') });
    expect((await run('queue', 'dead', 'list')).out).toContain('out of memory');
    expect(JSON.parse((await run('queue', 'dead', 'retry', requestId, 'no-such-job', '--json')).out)).toEqual({
      retried: [requestId],
      missing: ['no-such-job'],
    });
    // The server takes it without being told, finds that request concluded long ago, and is done with it.
    const depth = async () => JSON.parse((await run('queue', 'status', '--json')).out);
    expect(await Client.until(depth, ({ ready, working }) => ready + working === 0)).toMatchObject({ dead: 0 });
  });

  it('list members, and audit what they did', async () => {
    expect((await run('members', 'list')).out).toMatch(/owner .*ada@example\.test/);
    const audited = JSON.parse((await run('audit', 'verify', '--json')).out);
    expect(audited).toMatchObject({ ok: true, faults: [] });
    expect(JSON.parse((await run('audit', 'verify', '--stream', `document-${id}`, '--json')).out)).toMatchObject({
      ok: true,
      events: 4,
    });
  });
});
