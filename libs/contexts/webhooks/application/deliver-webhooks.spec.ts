import { HttpWebhookSender } from '#adapters/webhook-sender/http-webhook-sender.js';
import { deliveryDecider, isKept } from '#domain/webhooks/delivery.js';
import { endpointsDecider, type Wanted } from '#domain/webhooks/endpoints.js';
import { MOST_ATTEMPTS } from '#domain/webhooks/schedule.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { JsonObject } from '#kernel/json.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { openDeliveries } from '#projections/open-deliveries/projection.js';
import { webhookDeliveries } from '#projections/webhook-deliveries/projection.js';
import type { WebhookDeliveryView } from '#projections/webhook-deliveries/view.js';
import { ProjectionRunner } from '#read-side/projection-runner.js';
import { ReactorRunner } from '#read-side/reactor-runner.js';
import { Views } from '#read-side/views.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { eventually } from '../../../../tests/eventually.js';
import { engineOver, runUntilStopped } from '../../../../tests/read-side.js';
import { anInvoice } from '../../../../tests/scripted-extractor.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { isSignedBy, WebhookReceiver } from '../../../../tests/webhook-receiver.js';
import { DeliverWebhooks } from './deliver-webhooks.js';
import { ForgetDeliveries, forgetWebhooks } from './forget-deliveries.js';
import { MessageContent } from './message-content.js';
import { planDeliveries } from './plan-deliveries.js';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const NEXT = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const DAY_MS = 24 * 60 * 60_000;

describe('webhooks', () => {
  const folder = tempFolder();
  let documents: Documents;
  let models: ReadModelStore;
  let views: Views;
  let receiver: WebhookReceiver;
  let delivering: DeliverWebhooks;
  let stop: AbortController;

  beforeEach(async () => {
    documents = openDocuments(folder);
    models = openReadModels(folder);
    views = new Views(models);
    receiver = await WebhookReceiver.start();
    folder.closeAfterTest(receiver);
    const engine = engineOver(documents, models);
    for (const projection of [openDeliveries, webhookDeliveries])
      runUntilStopped(folder, new ProjectionRunner(engine, projection));
    const { decisions, keys, clock } = documents;
    const reactors = [planDeliveries(decisions), forgetWebhooks(decisions, views, engine.progress, keys)];
    for (const reactor of reactors) runUntilStopped(folder, new ReactorRunner(engine, reactor));
    delivering = new DeliverWebhooks({
      ...{ decisions, views, clock, log: engine.log, progress: engine.progress, random: () => 0 },
      sender: new HttpWebhookSender({ allowHosts: ['127.0.0.1'], longestMs: 60_000 }),
      content: new MessageContent(decisions, 'https://recto.test'),
    });
    stop = new AbortController();
  });

  const place = (endpoint = 1) => ({ workspaceId: documents.workspace, endpointId: countedId(endpoint, 0xe) });
  const command = (given: Parameters<typeof endpointsDecider.decide>[0]) =>
    documents.decisions.run(endpointsDecider, documents.workspace, given, byAda);
  const add = (wanted: Partial<Wanted> = {}, endpoint = 1) =>
    command({
      ...{ type: 'AddWebhook', ...place(endpoint), secret: SECRET, url: receiver.url(), description: '' },
      ...{ events: ['document.completed', 'document.edited', 'document.deleted'], withValues: false, ...wanted },
    });
  const read = async () => {
    const { documentId, requestId } = await documents.upload();
    const { text: _text, ...result } = anInvoice();
    const record = { type: 'RecordExtraction', requestId, result: JSON.parse(JSON.stringify(result)) } as const;
    await documents.decisions.run(documentDecider, documentId, record, byAda);
    return documentId;
  };
  const edit = async (documentId: string, value: string) => {
    const { workspace: workspaceId, decisions } = documents;
    const extraction: JsonObject = { invoice_number: value };
    const editing = { type: 'EditFields', workspaceId, extraction, changes: [] } as const;
    await decisions.run(documentDecider, documentId, editing, byAda);
  };
  const listed = () => views.find<WebhookDeliveryView>('webhook-deliveries', {});
  const planned = (count: number) =>
    eventually(`${count} deliveries`, async () => (await listed()).length === count && (await inStep()));
  /** Both views show the same. */
  const inStep = async () => {
    const pending = (await listed()).filter(({ status }) => status === 'pending').length;
    const open = await views.find<{ waiting: unknown[] }>('open-deliveries', {});
    return open.reduce((sum, { waiting }) => sum + waiting.length, 0) === pending;
  };
  /** One turn of every endpoint that is due. */
  const turn = async () => {
    await delivering.begin(stop.signal);
    await delivering.ended();
  };
  const types = () => receiver.received.map(({ body }) => body.type);
  const only = async () => (await listed())[0]!;

  it('tell what happened, signed, once it did', async () => {
    await add();
    const documentId = await read();
    await planned(1);
    await turn();
    await turn();
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received;
    expect(received!.body).toEqual({
      type: 'document.completed',
      timestamp: '2026-03-01T09:00:00.000Z',
      data: {
        ...{ workspaceId: documents.workspace, documentId, docType: 'invoice', status: 'completed', version: 1 },
        link: `https://recto.test/api/documents/${documentId}`,
      },
    });
    expect(received!.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': String(Date.parse('2026-03-01T09:00:00.000Z') / 1_000),
    });
    expect(isSignedBy(SECRET, received!)).toBe(true);
    expect(isSignedBy(NEXT, received!)).toBe(false);
    expect(await only()).toMatchObject({ status: 'taken', attempts: 1, code: 204 });
  });

  it('tell only what is wanted, and nothing that was before', async () => {
    const before = await read();
    documents.clock.advance(1_000);
    await add({ events: ['document.deleted'] });
    await documents.remove(await read());
    await documents.remove(before);
    await planned(2);
    await turn();
    expect(types()).toEqual(['document.deleted', 'document.deleted']);
  });

  it('carry values only for who wants them, and none of what was deleted meanwhile', async () => {
    await add({ withValues: true });
    const documentId = await read();
    await planned(1);
    receiver.answer = () => ({ status: 500 });
    await turn();
    expect(receiver.received[0]!.body.data).toHaveProperty('values', anInvoice().extraction);
    await documents.remove(documentId);
    await documents.keys.shred(`document:${documentId}`);
    documents.clock.advance(DAY_MS);
    await turn();
    expect(receiver.received.at(-1)!.body).toMatchObject({ type: 'document.completed', data: { documentId } });
    expect(receiver.received.at(-1)!.body.data).not.toHaveProperty('values');
  });

  it('keep the order of a document through failures, and hold up no other', async () => {
    await add();
    receiver.answer = ({ body }) => ({ status: body.type === 'document.completed' && failing ? 503 : 200 });
    let failing = true;
    const documentId = await read();
    await edit(documentId, 'one');
    await edit(documentId, 'two');
    const other = await read();
    await planned(4);
    await turn();
    await turn();
    expect(types()).toEqual(['document.completed', 'document.completed']);
    await edit(other, 'three');
    failing = false;
    documents.clock.advance(5_000);
    await planned(5);
    for (let turns = 0; turns < 3; turns++) await turn();
    const told = receiver.received.slice(2).map(({ body: { type, data } }) => [data.documentId, type, data['version']]);
    const of = (id: string) => told.filter(([about]) => about === id).map(([, ...rest]) => rest);
    const completed = ['document.completed', 1];
    expect(of(documentId)).toEqual([completed, ['document.edited', 2], ['document.edited', 3]]);
    expect(of(other)).toEqual([completed, ['document.edited', 2]]);
  });

  it('wait for Retry-After, under the same id', async () => {
    await add();
    await read();
    await planned(1);
    receiver.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await turn();
    documents.clock.advance(599_000);
    await turn();
    expect(receiver.received).toHaveLength(1);
    documents.clock.advance(1_000);
    await turn();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
  });

  const state = async () =>
    (await documents.decisions.state(endpointsDecider, documents.workspace)).get(place().endpointId);

  it('are switched off by 410, and what waits is given up', async () => {
    await add();
    const documentId = await read();
    await edit(documentId, 'one');
    await planned(2);
    receiver.answer = () => ({ status: 410 });
    for (let turns = 0; turns < 2; turns++) await turn();
    expect(receiver.received).toHaveLength(1);
    expect((await state())!.off).toBe('gone');
    expect((await listed()).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  it('are not told what happened while they were switched off', async () => {
    await add();
    await command({ type: 'SwitchOffWebhook', ...place(), reason: 'owner' });
    await read();
    documents.clock.advance(1_000);
    await command({ type: 'SwitchOnWebhook', ...place() });
    const documentId = await read();
    await planned(1);
    expect(await only()).toMatchObject({ documentId });
  });

  it('are switched off when nothing was taken for days', async () => {
    await add();
    await read();
    await planned(1);
    receiver.answer = () => ({ status: 302, headers: { location: receiver.url('/elsewhere') } });
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      expect((await state())!.off).toBeUndefined();
      await turn();
      documents.clock.advance(DAY_MS);
    }
    await turn();
    expect(receiver.received.map(({ path }) => path)).toEqual(Array(MOST_ATTEMPTS).fill('/hook'));
    expect((await state())!.off).toBe('failing');
    expect(await only()).toMatchObject({ status: 'failed', outcome: 'redirected', attempts: MOST_ATTEMPTS });
  });

  it('stay on when only one message is the fault', async () => {
    await add();
    const bad = await read();
    await planned(1);
    receiver.answer = ({ body }) => ({ status: body.data.documentId === bad ? 400 : 200 });
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      await turn();
      documents.clock.advance(DAY_MS);
    }
    expect((await only()).attempts).toBe(MOST_ATTEMPTS);
    expect((await state())!.off).toBe('failing');

    await command({ type: 'SwitchOnWebhook', ...place() });
    const { deliveryId } = await only();
    await documents.decisions.run(deliveryDecider, deliveryId, { type: 'RepeatDelivery', ...place() }, byAda);
    await read();
    await planned(2);
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      // Something is taken each day.
      await edit(await read(), String(attempt));
      await planned(2 + 2 * attempt);
      for (let turns = 0; turns < 2; turns++) await turn();
      documents.clock.advance(DAY_MS);
    }
    expect((await state())!.off).toBeUndefined();
    expect((await listed()).filter(({ status }) => status === 'failed')).toHaveLength(1);
  });

  it('do not wait for each other: an endpoint that does not answer holds up itself only', async () => {
    await add({ url: receiver.url('/slow') });
    await add({}, 2);
    receiver.answer = ({ path }) => (path === '/slow' ? undefined : { status: 200 });
    await read();
    await planned(2);
    await delivering.begin(stop.signal);
    const paths = () => receiver.received.map(({ path }) => path);
    await eventually('both asked', () => new Set(paths()).size === 2);
    await edit(await read(), 'one');
    await planned(6);
    await eventually('the other one told all', async () => {
      await delivering.begin(stop.signal);
      return paths().filter((path) => path === '/hook').length === 3;
    });
    expect(paths().filter((path) => path === '/slow')).toHaveLength(1);
    stop.abort();
    await delivering.ended();
    const { attempts } = (await listed()).find(({ endpointId }) => endpointId === place(1).endpointId)!;
    expect(attempts).toBe(0);
  });

  it('are signed by two secrets for a day', async () => {
    await add();
    await command({ type: 'RotateSecret', ...place(), secret: NEXT, overlap: true });
    const documentId = await read();
    await planned(1);
    await turn();
    documents.clock.advance(DAY_MS);
    await edit(documentId, 'one');
    await planned(2);
    await turn();
    const signed = receiver.received.map((one) => [isSignedBy(NEXT, one), isSignedBy(SECRET, one)]);
    expect(signed).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('tell that credits are low, once for each height', async () => {
    await add({ events: ['credits.low'] });
    for (let n = 0; n < 46; n++) await documents.upload();
    await planned(1);
    await turn();
    expect(receiver.received[0]!.body).toMatchObject({
      type: 'credits.low',
      data: { period: '2026-03', granted: 50, used: expect.any(Number), left: expect.any(Number) },
    });
  });

  it('seal what was answered so that it is gone with the document', async () => {
    await add();
    const documentId = await read();
    await planned(1);
    receiver.answer = () => ({ status: 200, text: 'I heard you' });
    await turn();
    const { deliveryId } = await only();
    const answers = async () =>
      (await documents.decisions.read(`delivery-${deliveryId}`))
        .filter(({ type }) => type === 'DeliveryAttempted')
        .map(({ data }) => (data as { answer: string }).answer);
    expect(await answers()).toEqual(['I heard you']);
    await documents.keys.shred(`document:${documentId}`);
    expect(await answers()).toEqual(['']);
  });

  it('take note of an answer that came when the document was gone, without it', async () => {
    await add();
    const documentId = await read();
    await planned(1);
    await documents.keys.shred(`document:${documentId}`);
    await turn();
    expect(await only()).toMatchObject({ status: 'taken' });
  });

  it('are forgotten with everything when they are removed', async () => {
    await add();
    const documentId = await read();
    await edit(documentId, 'one');
    await planned(2);
    await turn();
    await command({ type: 'RemoveWebhook', ...place() });
    await eventually('nothing listed', async () => (await listed()).length === 0 && (await inStep()));
    expect((await documents.vault.keys([`webhook:${place().endpointId}`])).size).toBe(0);
    await turn();
    expect(receiver.received).toHaveLength(1);
  });

  it('are forgotten after thirty days, unless they wait', async () => {
    await add();
    await read();
    await planned(1);
    await turn();
    await command({
      type: 'ChangeWebhook',
      ...place(),
      url: receiver.url(),
      description: '',
      events: [],
      withValues: false,
    });
    const { deliveryId } = await only();
    const forgetting = new ForgetDeliveries(views, documents.decisions, documents.clock);
    documents.clock.advance(30 * DAY_MS - 1);
    await forgetting.run(stop.signal);
    expect(isKept(await documents.decisions.state(deliveryDecider, deliveryId))).toBe(true);
    documents.clock.advance(1);
    await forgetting.run(stop.signal);
    expect(isKept(await documents.decisions.state(deliveryDecider, deliveryId))).toBe(false);
  });
});
