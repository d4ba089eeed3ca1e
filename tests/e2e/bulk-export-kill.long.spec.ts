/**
 * kill -9 of the whole server while it writes the file of a bulk export: it is written again, whole, and nothing else
 * stays.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BulkExport } from '#contracts/bulk-jobs.js';
import { invoicePdf } from '../invoice-pdf.js';
import { Client } from './client.js';
import { ServerProcess } from './server-process.js';

const DOCUMENTS = 3;

describe('kill -9 during a bulk export', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'recto-export-kill-'));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const boot = () => ServerProcess.start('standalone', { DATA_DIR: folder, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1' });
  const parts = () => globSync('objects/exports/*/*/*', { cwd: folder });

  it('resumes, with each document in the file once', async () => {
    server = await boot();
    const client = new Client(server.url);
    await client.register();
    const ids: string[] = [];
    for (let n = 0; n < DOCUMENTS; n++) {
      const facts = { number: `INV-${n}`, date: '2026-03-14', total: '120.00' };
      const id = await client.upload(invoicePdf(facts), `${n}.pdf`);
      const asked = () => client.call('GET', `/documents/${id}`) as Promise<{ document: { status: string } }>;
      await Client.until(asked, ({ document: { status } }) => status === 'completed');
      ids.push(id);
    }
    const form = { format: 'json', selectedFields: ['extraction.invoice_number'] };
    const log = new DatabaseSync(join(folder, 'events.db'), { readOnly: true });
    const interrupted = () =>
      log.prepare("SELECT count(*) AS count FROM events WHERE type = 'BulkExportInterrupted'").get()!['count'] !== 0;
    let finished: BulkExport;
    // Once more when it was faster than the kill.
    do {
      const { job } = (await client.call('POST', '/bulk-jobs/exports', { ids, ...form })) as { job: BulkExport };
      const asked = async () => ((await client.call('GET', `/bulk-jobs/exports/${job.id}`)) as { job: BulkExport }).job;
      await Client.until(asked, ({ status }) => status !== 'pending');
      await server.kill();
      server = await boot();
      client.url = server.url;
      finished = await Client.until(asked, ({ status }) => status === 'finished');
    } while (!interrupted());
    log.close();
    expect(finished).toMatchObject({ total: DOCUMENTS, done: DOCUMENTS, failed: [] });

    const records = await (await client.fetch(`/api${finished.file!.href}`)).text();
    expect([...records.matchAll(/INV-\d/g)].map(([number]) => number).toSorted()).toEqual(
      ids.map((_, n) => `INV-${n}`),
    );
    // Nothing is left of a file that was not to be: as many as jobs.
    const names = () => parts().map((path) => path.split('/'));
    const count = (at: number) => new Set(names().map((path) => path.at(at))).size;
    await Client.until(async () => count(-2) === count(-3), Boolean);
  });
});
