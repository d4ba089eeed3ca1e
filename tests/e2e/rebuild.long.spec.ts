/**
 * `recto projections rebuild --all` beside a running server: the list before and after is the same byte for byte, and
 * no read fails in between.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoicePdf } from '../invoice-pdf.js';
import { Client } from './client.js';
import { recto } from './recto.js';
import { ServerProcess } from './server-process.js';

describe('rebuilding read models while the server answers', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-rebuild-'));
    server = await ServerProcess.start('standalone', { DATA_DIR: folder, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1' });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...args: string[]) => recto({ DATA_DIR: folder }, ...args);

  it('changes nothing that a reader could see', async () => {
    const client = new Client(server.url);
    await client.register();
    const ids: string[] = [];
    for (let n = 1; n <= 6; n++) {
      ids.push(
        await client.upload(
          invoicePdf({ number: `INV-${n}`, date: '2026-03-14', total: `${n}20.00` }),
          `invoice ${n}.pdf`,
        ),
      );
    }
    await Client.until(
      async () => (await client.call('GET', '/documents')).documents as { status: string }[],
      (documents) => documents.every(({ status }) => status === 'completed'),
    );
    const { document } = await client.call('GET', `/documents/${ids[0]}`);
    await client.call('PUT', `/documents/${ids[0]}`, {
      extraction: { ...document.extraction, total_amount: 1 },
      changes: [],
    });
    await client.call('DELETE', `/documents/${ids[5]}`);
    await Client.until(
      async () => (await client.call('GET', '/workspaces/usage')).usage,
      ({ reservedCredits }) => reservedCredits === 0,
    );

    const snapshot = async () =>
      JSON.stringify([
        await client.call('GET', '/documents?includeFields=true'),
        await Promise.all(ids.slice(0, 5).map((id) => client.call('GET', `/documents/${id}`))),
        await client.call('GET', '/workspaces/usage'),
      ]);
    const before = await snapshot();
    const status = await run('projections', 'status', '--json');
    expect(status.code).toBe(0);

    let rebuilding = true;
    let reads = 0;
    const reading = (async () => {
      while (rebuilding) {
        expect(await snapshot()).toBe(before);
        reads += 1;
      }
    })();
    const rebuilt = await run('projections', 'rebuild', '--all');
    rebuilding = false;
    await reading;
    expect(rebuilt).toMatchObject({ code: 0, out: expect.stringContaining('document-list@2-2') });
    expect(reads).toBeGreaterThan(10);
    expect(await snapshot()).toBe(before);

    // The running server goes on with the new collections.
    const after = await client.upload(
      invoicePdf({ number: 'INV-7', date: '2026-03-15', total: '720.00' }),
      'invoice 7.pdf',
    );
    await Client.until(
      async () => (await client.call('GET', '/documents?limit=1')).documents[0],
      (newest) => newest._id === after && newest.status === 'completed',
    );
  });

  it('says in words what it cannot do', async () => {
    expect(await run('projections', 'rebuild', 'nonsense')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no read model is called nonsense'),
    });
    expect(await run('projections', 'rebuild')).toMatchObject({ code: 2 });
    expect(await run('projections', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('rebuild') });
  });
});
