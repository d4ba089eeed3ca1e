/**
 * What a collector is told: one upload is one trace, from the request to the last read model, and nothing in it is
 * personal.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoicePdf } from '../invoice-pdf.js';
import { OtlpReceiver, type ReceivedSpan } from '../otlp-receiver.js';
import { oneAtATime } from '../one-at-a-time.js';
import { describeWithServer } from '../servers.js';
import { Client } from './client.js';
import { openEngines, type Engines } from './engines.js';
import { ServerProcess } from './server-process.js';
import { solveBotCheck } from './solve-bot-check.js';

/** Kinds of spans in OTLP. */
const [INTERNAL, SERVER, CLIENT, PRODUCER, CONSUMER] = [1, 2, 3, 4, 5];
const UPLOAD = 'POST /api/documents/upload';
/** Sent soon and given up soon, so that no test waits. */
const SOON = { OTEL_BSP_SCHEDULE_DELAY: '200', OTEL_EXPORTER_OTLP_TIMEOUT: '1000' };
const PLANTED = 'planted-supplier';

async function uploadOnce(client: Client): Promise<void> {
  const bytes = invoicePdf({ number: PLANTED, date: '2026-03-14', total: '240.00' });
  const id = await client.upload(bytes, `${PLANTED}.pdf`);
  const read = async () => (await client.call('GET', `/documents/${id}`)).document;
  await Client.until(read, ({ status }) => status === 'completed');
}

/** All spans of the upload's trace, once the last of them came. */
async function traceOfUpload(receiver: OtlpReceiver): Promise<ReceivedSpan[]> {
  const spans = async () => {
    const upload = receiver.spans.find(({ name }) => name === UPLOAD);
    return receiver.spans.filter(({ traceId }) => traceId === upload?.traceId);
  };
  const last = ['project usage', 'react settle-credits', 'project document-detail', 'work extraction'];
  const whole = (trace: ReceivedSpan[]) => {
    const used = trace.some(({ attributes }) => attributes['recto.event.types'] === 'CreditUsed');
    return used && last.every((name) => trace.some((span) => span.name === name));
  };
  await Client.until(spans, (trace) => whole(trace) && trace.some(projectsCreditUsed));
  return spans();
}
const projectsCreditUsed = ({ name, attributes }: ReceivedSpan) =>
  name === 'project usage' && String(attributes['recto.event.types']).includes('CreditUsed');

/** From the root down, by names. */
function pathTo(span: ReceivedSpan, trace: readonly ReceivedSpan[]): string[] {
  const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent, trace) : []), span.name];
}

function expectOneTree(trace: readonly ReceivedSpan[]): void {
  const ids = new Set(trace.map(({ spanId }) => spanId));
  const roots = trace.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.map(({ name }) => name)).toEqual([UPLOAD]);
  expect(trace.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);

  const one = (name: string, types?: string) =>
    trace.find(
      (span) => span.name === name && (!types || String(span.attributes['recto.event.types']).includes(types)),
    )!;
  const paths = (name: string, types?: string) => pathTo(one(name, types), trace);
  const command = [UPLOAD, 'command UploadDocument'];
  const working = [...command, 'react request-extraction', 'enqueue extraction', 'work extraction'];
  expect(paths('append credits')).toEqual([...command, 'append credits']);
  expect(paths('append document', 'DocumentUploaded')).toEqual([...command, 'append document']);
  expect(paths('project document-list', 'DocumentUploaded')).toEqual([...command, 'project document-list']);
  expect(paths('work extraction')).toEqual(working);
  for (const step of ['extract: decode', 'extract: fields']) expect(paths(step)).toEqual([...working, 'extract', step]);
  expect(paths('append document', 'ExtractionCompleted')).toEqual([...working, 'append document']);
  expect(paths('append credits', 'CreditUsed')).toEqual([...working, 'react settle-credits', 'append credits']);

  const kinds = ['extract', UPLOAD, 'append document', 'enqueue extraction', 'work extraction'].map(
    (name) => one(name).kind,
  );
  expect(kinds).toEqual([INTERNAL, SERVER, CLIENT, PRODUCER, CONSUMER]);
  expect(one(UPLOAD).attributes).toMatchObject({
    'http.route': '/api/documents/upload',
    'http.response.status_code': 201,
  });
  expect(one('work extraction').attributes).toMatchObject({ 'recto.attempt': 1, 'recto.outcome': 'done' });
  for (const { startTimeUnixNano: start, endTimeUnixNano: end } of trace)
    expect(BigInt(end)).toBeGreaterThanOrEqual(BigInt(start));
}

describe('traces of one process', () => {
  let folder: string;
  let receiver: OtlpReceiver;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-traces-'));
    receiver = await OtlpReceiver.start();
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'recto-spec', ...SOON };
    const env = { DATA_DIR: folder, BOT_CHECK: 'off', WORKER_CONCURRENCY: '1', ...collector };
    server = await ServerProcess.start('standalone', env);
  });
  afterAll(async () => {
    await server?.stop();
    await receiver?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('hold an upload together, from the request over queue and reader to the read models', async () => {
    const client = new Client(server.url);
    await client.register('ada-planted@example.test');
    await uploadOnce(client);
    const trace = await traceOfUpload(receiver);
    expectOneTree(trace);
    expect(new Set(trace.map(({ resource }) => resource['service.name']))).toEqual(new Set(['recto-spec']));
  });

  it('say how a request failed by its status, and begin again whatever a stranger sends', async () => {
    const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const correlationId = 'refused-request-1';
    const headers = { traceparent: foreign, 'x-correlation-id': correlationId };
    await fetch(`${server.url}/api/documents/${PLANTED}?search=${PLANTED}`, { headers });
    await fetch(`${server.url}/api/health/ready`);
    const refused = await Client.until(
      async () => receiver.spans.find(({ attributes }) => attributes['recto.correlation_id'] === correlationId),
      (span) => span !== undefined,
    );
    expect(refused).toMatchObject({ name: 'GET /api/documents/:id', attributes: { 'http.response.status_code': 401 } });
    expect(refused!.traceId).not.toBe('a'.repeat(32));
    expect(receiver.spans.filter(({ name }) => name.includes('health'))).toEqual([]);
  });

  it('name nobody and nothing that stands in a document', () => {
    expect(receiver.spans.length).toBeGreaterThan(30);
    expect(receiver.text).not.toContain('planted');
    expect(receiver.text).not.toContain('example.test');
  });

  it('cost a server nothing when the collector is gone', async () => {
    await receiver.close();
    const before = server.output().length;
    const client = new Client(server.url);
    await client.register('bob@example.test');
    await uploadOnce(client);
    const said = (from = 0) =>
      server
        .output()
        .slice(from)
        .match(/traces cannot be sent/g) ?? [];
    await Client.until(
      async () => said(),
      ({ length }) => length > 0,
    );
    expect(await server.stop()).toBe(0);
    // Of a collector that is slow for a moment and comes back it is said, too: on a busy machine before it is closed.
    expect(said(before).length).toBeLessThanOrEqual(1);
    receiver = await OtlpReceiver.start();
  });
});

describeWithServer('mongodb', 'traces across three processes', (mongodb) => {
  describeWithServer('nats', 'with NATS', (nats) => {
    oneAtATime('nats');
    describeWithServer('s3', 'with MinIO', (s3) => {
      let cluster: Engines;
      let receiver: OtlpReceiver;
      const processes: ServerProcess[] = [];
      beforeAll(async () => {
        receiver = await OtlpReceiver.start();
        cluster = await openEngines({ mongodb, nats, s3 });
        const env = { ...cluster.env, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...SOON };
        for (const app of ['projector', 'worker', 'api'] as const) processes.push(await ServerProcess.start(app, env));
      });
      afterAll(async () => {
        for (const process of processes.reverse()) await process.stop();
        cluster?.stop();
        await receiver?.close();
      });

      it('hang together', async () => {
        const client = new Client(processes.at(-1)!.url);
        await client.register('ada@example.test', await solveBotCheck(client.url, 'register'));
        await uploadOnce(client);
        const trace = await traceOfUpload(receiver);
        expectOneTree(trace);
        const roleOf = (name: string) => trace.find((span) => span.name === name)!.resource['recto.roles'];
        expect([UPLOAD, 'enqueue extraction', 'extract', 'project usage'].map(roleOf)).toEqual([
          'api',
          'projector',
          'worker',
          'projector',
        ]);
      });
    });
  });
});
