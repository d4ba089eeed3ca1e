/**
 * The whole journey with api, projector and worker as processes of their own, on NATS, MinIO and a MongoDB server, with
 * the event log over gRPC: a real EventStoreDB when one is given, else its stand-in.
 */
import { MinioObjectStore } from '#adapters/minio/minio-object-store.js';
import { invoicePdf } from '../invoice-pdf.js';
import { receiptJpeg } from '../receipt-jpeg.js';
import { oneAtATime } from '../one-at-a-time.js';
import { describeWithServer } from '../servers.js';
import { Listening } from '../api/listening.js';
import { Client } from './client.js';
import { openEngines, type Engines } from './engines.js';
import { ServerProcess } from './server-process.js';
import { solveBotCheck } from './solve-bot-check.js';

describeWithServer('mongodb', 'Three processes on NATS, MinIO, MongoDB and gRPC', (mongodb) => {
  describeWithServer('nats', 'with NATS', (nats) => {
    oneAtATime('nats');
    describeWithServer('s3', 'with MinIO', (s3) => {
      const processes: ServerProcess[] = [];
      let engines: Engines;
      let env: Record<string, string>;

      beforeAll(async () => {
        engines = await openEngines({ mongodb, nats, s3 });
        env = engines.env;
      });
      afterAll(async () => {
        for (const process of processes.reverse()) await process.stop();
        engines?.stop();
      });

      it('takes a document from upload to its values, an edit and its history', async () => {
        for (const app of ['projector', 'worker', 'api'] as const) processes.push(await ServerProcess.start(app, env));
        const client = new Client(processes.at(-1)!.url);
        await client.register('ada@example.test', await solveBotCheck(client.url, 'register'));

        const listening = await Listening.start(client, client.token);
        await listening.until('the start', ({ name }) => name === 'ready');

        const id = await client.upload(
          invoicePdf({ number: 'INV-2026-7', date: '2026-03-14', total: '240.00' }),
          'invoice.pdf',
        );
        const read = async () => (await client.call('GET', `/documents/${id}`)).document;
        // Told by the process that serves HTTP, of what another one did, once what a third one wrote shows it.
        const told = async () => listening.named('document').at(-1)?.data['status'];
        await Client.until(told, (status) => status === 'completed' || status === 'failed');
        const document = await read();
        expect(document).toMatchObject({
          status: 'completed',
          docType: 'invoice',
          extraction: { invoice_date: '2026-03-14', total_amount: 240 },
        });

        expect(listening.named('document').map(({ data }) => data['status'])).toEqual([
          'pending',
          'pending',
          'processing',
          'completed',
        ]);

        const extraction = { ...document.extraction, total_amount: 241 };
        await client.call('PUT', `/documents/${id}`, { extraction, changes: ['Updated total_amount'] });
        const edited = await read();
        expect(edited.versions[1]).toMatchObject({
          version: 2,
          editedBy: 'Ada Example',
          fieldChanges: [{ path: 'total_amount', before: 240, after: 241 }],
        });
        await listening.until('the edit', ({ data }) => data['version'] === 2);
        const usage = async () => (await client.call('GET', '/workspaces/usage')).usage;
        expect(await Client.until(usage, ({ reservedCredits }) => reservedCredits === 0)).toMatchObject({
          usedCredits: 1,
        });
        expect((await client.call('GET', '/documents?search=INVOICE')).documents).toHaveLength(1);
        await listening.until('the credits', ({ name }) => name === 'usage');
        await listening.stop();
        for (const process of processes) expect(process.output()).not.toContain('"level":"error"');
      });

      it('reads free tests asked of two API processes, which count as one, and leaves no picture behind', async () => {
        const first = processes.at(-1)!;
        const second = await ServerProcess.start('api', env);
        processes.push(second);
        const [here, there] = [new Client(first.url), new Client(second.url)];
        const left = async (client: Client) => (await client.call('GET', '/free-test/usage')).remaining as number;
        const items = [
          ['Rye loaf', '4.80'],
          ['Salted butter', '3.20'],
        ] as const;
        const picture = await receiptJpeg({ merchant: 'Saltmarsh Stores', date: '14/03/2026', items, total: '8.00' });
        for (const [client, other, remaining] of [
          [here, there, 4],
          [there, here, 3],
        ] as const) {
          const form = new FormData();
          form.set('file', new Blob([new Uint8Array(picture)]), 'receipt.jpg');
          const read = await client.call('POST', '/free-test/upload', form);
          expect(read).toMatchObject({ docType: 'receipt', extraction: { total_amount: 8 } });
          expect(await left(other)).toBe(remaining);
        }
        const objects = await MinioObjectStore.connect(env['OBJECT_STORE_URL']!);
        try {
          for await (const { key } of objects.list('free-test')) throw new Error(`${key} is still there`);
        } finally {
          await objects.close();
        }
      });
    });
  });
});
