/**
 * kill -9 of the whole server while it tells a program what happens: each message arrives, those of a document in
 * order.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoicePdf } from '../invoice-pdf.js';
import { WebhookReceiver } from '../webhook-receiver.js';
import { Client } from './client.js';
import { ServerProcess } from './server-process.js';

const KILLS = 5;
const DOCUMENTS = 4;
const EDITS = 6;

describe('kill -9 while webhooks are delivered', () => {
  let folder: string;
  let server: ServerProcess;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-webhooks-'));
    receiver = await WebhookReceiver.start();
  });
  afterAll(async () => {
    await server?.stop();
    await receiver?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const boot = () =>
    ServerProcess.start('standalone', {
      ...{ DATA_DIR: folder, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1', WEBHOOKS_ALLOW_HOSTS: '127.0.0.1' },
    });
  /** By document, the version each message tells of, in the order they came. */
  const told = () =>
    Map.groupBy(
      receiver.received.map(({ body: { data } }) => data),
      ({ documentId }) => documentId!,
    );

  it(`tells all of it over ${KILLS} kills, at least once and in order per document`, async () => {
    server = await boot();
    const client = new Client(server.url);
    await client.register();
    const ids: string[] = [];
    for (let n = 0; n < DOCUMENTS; n++)
      ids.push(await client.upload(invoicePdf({ number: `INV-${n}`, date: '2026-03-14', total: '120.00' }), 'i.pdf'));
    const read = async (): Promise<{ status: string }[]> => (await client.call('GET', '/documents')).documents;
    await Client.until(read, (all) => all.every(({ status }) => status === 'completed'));
    const events = ['document.edited', 'document.deleted'];
    const { webhook } = await client.call('POST', '/webhooks', { url: receiver.url(), events });

    // Nobody says yes before the first kill, so that there is something to be told after each.
    let taking = false;
    receiver.answer = () => ({ status: taking ? 200 : 503, headers: { 'retry-after': '0' } });
    for (let edit = 0; edit < EDITS; edit++)
      for (const id of ids)
        await client.call('PUT', `/documents/${id}`, { extraction: { note: `${edit}` }, changes: ['Updated note'] });
    for (let kill = 0; kill < KILLS; kill++) {
      const before = receiver.received.length;
      await server.kill();
      taking = true;
      server = await boot();
      client.url = server.url;
      const all = DOCUMENTS * EDITS;
      await Client.until(
        async () => new Set(receiver.received.map(({ id }) => id)).size,
        (distinct) => receiver.received.length > before || distinct === all,
      );
    }
    for (const id of ids) await client.call('DELETE', `/documents/${id}`);
    const list = async () =>
      (await client.call('GET', `/webhooks/${webhook.id}/deliveries?status=taken&limit=100`)).pagination
        .total as number;
    await Client.until(list, (total) => total === DOCUMENTS * (EDITS + 1));

    expect([...told().keys()].toSorted()).toEqual(ids.toSorted());
    const order = [...Array.from({ length: EDITS }, (_, n) => n + 2), 'deleted'];
    for (const [id, messages] of told()) {
      const versions = messages.map(({ version, status }) => version ?? status);
      // What was not noted as taken came again, before what follows it.
      expect([id, versions.filter((one, n) => one !== versions[n - 1])]).toEqual([id, order]);
    }
  });
});
