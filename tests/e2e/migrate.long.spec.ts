/**
 * `recto migrate` from filled embedded stores to NATS, MinIO, a MongoDB server and the event log over gRPC, killed
 * twice on its way: what is served afterwards is what was served before, byte for byte.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbEventStore } from '#adapters/eventstoredb/eventstoredb-event-store.js';
import { MinioObjectStore } from '#adapters/minio/minio-object-store.js';
import { ORIGIN } from '#kernel/position.js';
import { oneAtATime } from '../one-at-a-time.js';
import { describeWithServer } from '../servers.js';
import { invoicePdf } from '../invoice-pdf.js';
import { Client } from './client.js';
import { startStandIn, withPath } from './engines.js';
import { ended, recto, startRecto } from './recto.js';
import { ServerProcess } from './server-process.js';

const DOCUMENTS = 8;

describeWithServer('mongodb', 'Moving to NATS, MinIO, MongoDB and gRPC', (mongodb) => {
  describeWithServer('nats', 'with NATS', (nats) => {
    oneAtATime('nats');
    describeWithServer('s3', 'with MinIO', (s3) => {
      let folder: string;
      let standIn: Awaited<ReturnType<typeof startStandIn>> | undefined;
      let server: ServerProcess | undefined;
      beforeAll(() => {
        folder = mkdtempSync(join(tmpdir(), 'recto-migrate-'));
      });
      afterAll(async () => {
        await server?.stop();
        standIn?.stop();
        rmSync(folder, { recursive: true, force: true });
      });

      it('interrupted twice and resumed, serves the same lists, histories and exports', async () => {
        const env = { DATA_DIR: folder, WORKER_CONCURRENCY: '1' };
        server = await ServerProcess.start('standalone', { ...env, BOT_CHECK: 'off' });
        const client = new Client(server.url);
        await client.register();
        const ids: string[] = [];
        for (let n = 1; n <= DOCUMENTS; n++)
          ids.push(
            await client.upload(
              invoicePdf({ number: `INV-${n}`, date: '2026-03-14', total: `${n}0.00` }),
              `invoice ${n}.pdf`,
            ),
          );
        await Client.until(
          async () => (await client.call('GET', '/documents')).documents as { status: string }[],
          (documents) => documents.every(({ status }) => status === 'completed'),
          120_000,
        );
        const { document } = await client.call('GET', `/documents/${ids[0]}`);
        await client.call('PUT', `/documents/${ids[0]}`, {
          extraction: { ...document.extraction, total_amount: 1 },
          changes: [],
        });
        await client.call('DELETE', `/documents/${ids[1]}`);
        const settled = async () => (await client.call('GET', '/workspaces/usage')).usage;
        await Client.until(settled, ({ reservedCredits }) => reservedCredits === 0);
        await Client.until(
          async () => JSON.parse((await recto(env, 'verify', '--json')).out),
          ({ ok, notes }) => ok && notes.length === 0,
        );

        const served = async () => {
          const paths = [
            '/documents?limit=100&includeFields=true',
            '/workspaces/usage',
            '/workspaces/credits',
            ...ids.flatMap((id) => [
              `/documents/${id}`,
              `/documents/${id}/history`,
              `/documents/${id}/original`,
              `/documents/${id}/history/package`,
            ]),
          ];
          const answers: [string, number, string][] = [];
          for (const path of paths) answers.push([path, ...(await sum(await client.fetch(`/api${path}`)))]);
          for (const format of ['json', 'csv', 'xml']) {
            const response = await client.fetch('/api/export/advanced', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                format,
                selectedDocuments: ids.filter((_, n) => n !== 1),
                selectedFields: ['invoice_number', 'invoice_date', 'total_amount'],
              }),
            });
            expect([format, response.status]).toEqual([format, 200]);
            answers.push([format, ...(await sum(response))]);
          }
          return answers;
        };
        const before = await served();

        const to = await targets();
        const beside = await recto(env, 'migrate', '--to', ...to);
        expect(beside).toMatchObject({ code: 3, err: expect.stringContaining('Another Recto server is using') });
        await server.stop();

        // In the middle of the log, then in the middle of the files.
        for (const begun of [() => hasEvents(to), () => hasObjects(to)]) {
          const run = startRecto(env, 'migrate', '--json', '--to', ...to);
          while (run.child.exitCode === null && !(await begun()))
            await new Promise((resolve) => setTimeout(resolve, 5));
          run.child.kill('SIGKILL');
          await ended(run);
          // Unless this process had to wait so long for its turn that there was nothing left to kill.
          expect(run.child.signalCode ?? run.child.exitCode).toBe(run.child.exitCode === 0 ? 0 : 'SIGKILL');
        }
        const done = await recto(env, 'migrate', '--json', '--to', ...to);
        expect({ code: done.code, err: done.err }).toEqual({ code: 0, err: '' });
        expect(JSON.parse(done.out)).toMatchObject({ ok: true, verified: { faults: [], documents: DOCUMENTS - 1 } });
        const again = await recto(env, 'migrate', '--json', '--to', ...to);
        expect(JSON.parse(again.out)).toMatchObject({ ok: true, eventsCopied: 0, objectsCopied: 0 });

        const { masterKey, jwtSecret } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
        const urls = Object.fromEntries(
          to.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
        );
        server = await ServerProcess.start('standalone', {
          ...env,
          ...urls,
          DATA_DIR: join(folder, 'elsewhere'),
          MASTER_KEY: masterKey,
          JWT_SECRET: jwtSecret,
        });
        client.url = server.url;
        expect(await served()).toEqual(before);
      });

      async function targets(): Promise<string[]> {
        const own = `recto-${randomBytes(4).toString('hex')}`;
        const log = process.env['RECTO_TEST_ESDB_URL'] ?? (standIn = await startStandIn()).url;
        return [
          `EVENT_STORE_URL=${log}`,
          `READ_MODEL_URL=${withPath(mongodb, own)}`,
          `KEY_VAULT_URL=${withPath(mongodb, `${own}-keys`)}`,
          `QUEUE_URL=${nats}`,
          `OBJECT_STORE_URL=${withPath(s3, own)}`,
        ];
      }
    });
  });
});

const urlIn = (to: readonly string[], name: string) =>
  to.find((pair) => pair.startsWith(`${name}=`))!.slice(name.length + 1);

async function hasEvents(to: readonly string[]): Promise<boolean> {
  const log = new EventStoreDbEventStore(urlIn(to, 'EVENT_STORE_URL'));
  return (await log.head().finally(() => log.close())) !== ORIGIN;
}

async function hasObjects(to: readonly string[]): Promise<boolean> {
  const objects = await MinioObjectStore.connect(urlIn(to, 'OBJECT_STORE_URL'));
  for await (const _object of objects.list('')) return true;
  return false;
}

/** A refusal names its request; of it only the status is the same. */
async function sum(response: Response): Promise<[status: number, sha256: string]> {
  if (response.status !== 200) return [response.status, ''];
  return [
    response.status,
    createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex'),
  ];
}
