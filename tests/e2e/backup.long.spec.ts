/**
 * A backup taken while documents are uploaded, read and deleted; restored into an empty folder it is clean and
 * complete.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '#kernel/backoff.js';
import { invoicePdf } from '../invoice-pdf.js';
import { Client } from './client.js';
import { recto } from './recto.js';
import { ServerProcess } from './server-process.js';

/**
 * Uploads: within the 50 credits of the month, those before the first backup, and how the others are spread over both.
 */
const [MOST, BEFORE, EVERY_MS] = [48, 8, 250];

describe('backup and restore', () => {
  let folder: string;
  let server: ServerProcess | undefined;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'recto-backup-'));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const boot = (dataDir: string) =>
    ServerProcess.start('standalone', { DATA_DIR: dataDir, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1' });
  const passphrase = { RECTO_PASSPHRASE: 'a lantern over the harbour' };

  it('taken under uploads and deletions, holds every document acknowledged before it, and verifies clean', async () => {
    const [source, copy, target] = ['source', 'backup', 'target'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    server = await boot(source);
    const client = new Client(server.url);
    await client.register();
    const acknowledged: string[] = [];
    const deleted = new Set<string>();
    const stop = new AbortController();
    const uploading = (async () => {
      for (let n = 1; n <= MOST && !stop.signal.aborted; n++) {
        acknowledged.push(
          await client.upload(
            invoicePdf({ number: `INV-${n}`, date: '2026-03-14', total: `${n}.00` }),
            `invoice ${n}.pdf`,
          ),
        );
        if (n % 4 === 0) {
          const gone = acknowledged[n - 3]!;
          deleted.add(gone);
          await client.call('DELETE', `/documents/${gone}`);
        }
        if (n > BEFORE) await pause(EVERY_MS, stop.signal);
      }
    })();
    await Client.until(
      async () => acknowledged.length,
      (count) => count >= BEFORE,
    );

    // Twice into the same folder: the second one continues the first.
    expect(await recto({ DATA_DIR: source, ...passphrase }, 'backup', copy)).toMatchObject({ code: 0, err: '' });
    const before = acknowledged.filter((id) => !deleted.has(id));
    const again = await recto({ DATA_DIR: source, ...passphrase }, 'backup', copy, '--json');
    const deletedSince = new Set(deleted);
    stop.abort();
    await uploading;
    expect(again).toMatchObject({ code: 0, err: '' });
    const { keyFile } = JSON.parse(again.out);
    expect(readdirSync(copy).sort()).toEqual(expect.arrayContaining(['events.db', 'manifest.json', 'objects']));
    for (const secret of ['masterKey', 'document:', 'INV-']) expect(readFileSync(keyFile).includes(secret)).toBe(false);
    await server.stop();

    const wrong = await recto({ DATA_DIR: target, RECTO_PASSPHRASE: 'a lantern over the river' }, 'restore', copy);
    expect(wrong).toMatchObject({ code: 3, err: expect.stringContaining('the passphrase is wrong') });
    expect(await recto({ DATA_DIR: target, ...passphrase }, 'restore', copy)).toMatchObject({ code: 0, err: '' });
    expect((await recto({ DATA_DIR: target, ...passphrase }, 'restore', copy)).code).toBe(3);
    const fresh = await recto({ DATA_DIR: target }, 'verify', '--json');
    expect(JSON.parse(fresh.out)).toMatchObject({ ok: true, faults: [] });

    server = await boot(target);
    client.url = server.url;
    await Client.until(async () => (await client.fetch('/api/health/ready')).ok, Boolean);
    type Listed = { _id: string; status: string };
    const list = async (): Promise<Listed[]> => (await client.call('GET', '/documents?limit=100')).documents;
    const documents = await Client.until(
      list,
      (all) => all.length > 0 && all.every(({ status }) => status === 'completed'),
      120_000,
    );
    const missing = before.filter((id) => !documents.some(({ _id }) => _id === id));
    // What was deleted while the second backup ran may be in it or not.
    expect(missing.filter((id) => !deletedSince.has(id))).toEqual([]);
    for (const { _id } of documents) expect((await client.fetch(`/api/documents/${_id}/original`)).status).toBe(200);
    await Client.until(
      async () => (await client.call('GET', '/workspaces/usage')).usage,
      ({ reservedCredits }) => reservedCredits === 0,
    );
    const beside = await recto({ DATA_DIR: target }, 'verify', '--json');
    expect(JSON.parse(beside.out)).toMatchObject({ ok: true, faults: [], documents: documents.length });
    expect(await recto({ DATA_DIR: target }, 'audit', 'verify')).toMatchObject({
      code: 0,
      out: expect.stringContaining('intact'),
    });
  });
});
