/**
 * kill -9 of the whole server at random moments while documents are uploaded and read: nothing acknowledged is lost,
 * nothing counted twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoicePdf } from '../invoice-pdf.js';
import { Client } from './client.js';
import { ServerProcess } from './server-process.js';

const KILLS = 20;
const UPLOADS = 12;

describe('kill -9 during uploads', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'recto-kill-'));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const boot = () => ServerProcess.start('standalone', { DATA_DIR: folder, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1' });

  it(`keeps every acknowledged document over ${KILLS} kills`, async () => {
    server = await boot();
    const client = new Client(server.url);
    await client.register();
    const acknowledged: string[] = [];
    let kills = 0;

    // Uploads are spread over the kills; each kill comes at a random moment of an upload or of reading.
    const uploading = (async () => {
      while (acknowledged.length < UPLOADS || kills < KILLS) {
        if (acknowledged.length <= (kills / KILLS) * UPLOADS && acknowledged.length < UPLOADS) {
          const number = `INV-${acknowledged.length + 1}`;
          const pdf = invoicePdf({ number, date: '2026-03-14', total: '120.00' });
          await client.upload(pdf, `${number}.pdf`).then(
            (id) => acknowledged.push(id),
            () => new Promise((resolve) => setTimeout(resolve, 20)), // the server was killed under it: not acknowledged, tried again
          );
        } else await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    while (kills < KILLS) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
      await server.kill();
      server = await boot();
      client.url = server.url;
      kills += 1;
    }
    await uploading;
    expect(acknowledged).toHaveLength(UPLOADS);

    type Listed = { _id: string; status: string };
    const list = async (): Promise<Listed[]> => (await client.call('GET', '/documents?limit=100')).documents;
    const documents = await Client.until(list, (all) => all.every(({ status }) => status === 'completed'));
    const ids = documents.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    // An upload whose answer was lost may stand in the list, with its credit; a credit without a document may not.
    const usage = async () => (await client.call('GET', '/workspaces/usage')).usage;
    const { usedCredits } = await Client.until(usage, ({ reservedCredits }) => reservedCredits === 0);
    expect(usedCredits).toBe(documents.length);
    for (const { _id } of documents) {
      const { document } = await client.call('GET', `/documents/${_id}`);
      expect(document.versions).toHaveLength(1);
      expect(document.extraction.total_amount).toBe(120);
    }
  });
});
