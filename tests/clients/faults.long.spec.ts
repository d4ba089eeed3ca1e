/** Both clients before a server that refuses, breaks off and keeps silent: what is sent again, and what is said. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEBHOOK_EXAMPLE } from '#contracts/webhook-example.js';
import { signatureHeaders } from '#domain/webhooks/signature.js';
import { describeWithBinary } from '../server-binary.js';
import { data, refused, ScriptedServer } from './scripted.js';
import { Program } from './program.js';
import { installTypeScript } from './stand.js';

const here = join(process.cwd(), 'tests/clients');
let folder: string;
let server: ScriptedServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-clients-'));
});
beforeEach(async () => {
  server = await ScriptedServer.start();
});
afterEach(() => server.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns what came of one call */
type Call = (name: string, options?: Record<string, unknown>) => Promise<{ outcome: unknown }>;

describe('the TypeScript client', () => {
  suite(async () => {
    await installTypeScript(folder);
    await copyFile(join(here, 'faults.mjs'), join(folder, 'faults.mjs'));
    return new Program(process.execPath, ['faults.mjs'], folder);
  });
});

describeWithBinary('client-judges/python/bin/python', 'the Python client', (python) => {
  const env = { PYTHONPATH: join(process.cwd(), 'clients/python/src'), PYTHONDONTWRITEBYTECODE: '1' };
  describe.each(['sync', 'async'])('%s', (kind) => {
    suite(async () => new Program(python, [join(here, 'faults.py'), kind], folder, env));
  });
});

function suite(start: () => Promise<Program>): void {
  let program: Program;
  beforeAll(async () => {
    program = await start();
  });
  afterAll(() => program?.close());
  const call: Call = async (name, options = {}) =>
    JSON.parse(await program.ask(JSON.stringify({ url: server.url, name, ...options }))) as { outcome: unknown };
  const usage = data({ usage: { plan: 'free' } });
  const one = (status: string, more = {}) => data({ document: { _id: 'd', status, ...more } });
  const list = (next: string | null, ids: string[]) =>
    data({ documents: ids.map((_id) => ({ _id })), pagination: { page: 1, limit: 100, total: 3, pages: 2, next } });

  it('asks again after 429 and 503', async () => {
    server.script = [refused(429, 'slow', { 'retry-after': '0' }), refused(503, 'away', { 'retry-after': '0' }), usage];
    expect(await call('usage')).toEqual({ outcome: 'free' });
    expect(server.asked).toHaveLength(3);
  });

  it('asks again after an answer of something between that says 503', async () => {
    server.script = [{ status: 503, body: '<html>', headers: { 'retry-after': '0' } }, usage];
    expect(await call('usage')).toEqual({ outcome: 'free' });
  });

  it('does not wait for longer than a minute, and says how long it should', async () => {
    server.script = [refused(429, 'too_many_requests', { 'retry-after': '3600' }), usage];
    const outcome = { error: 'RateLimitedError', code: 'too_many_requests', status: 429, retryAfter: 3600 };
    expect(await call('usage')).toMatchObject({ outcome });
    expect(server.asked).toHaveLength(1);
  });

  it('gives up after so many times', async () => {
    server.script = [refused(503, 'unavailable', { 'retry-after': '0' })];
    expect(await call('usage', { maxRetries: 1 })).toMatchObject({ outcome: { error: 'ServerError', status: 503 } });
    expect(server.asked).toHaveLength(2);
  });

  it.each(['upload', 'retry'])('sends the %s whose answer was lost again, under the same key', async (name) => {
    server.script = ['cut', one('pending')];
    expect(await call(name)).toEqual({ outcome: 'd' });
    const keys = server.asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\x21-\x7e]{16,255}$/), keys[0]]);
  });

  it('has the server fetch a file by its address, under a key as any upload', async () => {
    server.script = ['cut', one('pending')];
    expect(await call('uploadUrl', { at: 'https://files.example/a.pdf', filename: 'b.pdf' })).toEqual({ outcome: 'd' });
    const sent = { url: 'https://files.example/a.pdf', filename: 'b.pdf', deleteAfterProcessing: false };
    expect(server.asked.map(({ method, url, json }) => [method, url, json])).toEqual([
      ['POST', '/api/documents', sent],
      ['POST', '/api/documents', sent],
    ]);
    const keys = server.asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\x21-\x7e]{16,255}$/), keys[0]]);
  });

  it('never does twice what could do more', async () => {
    server.script = ['cut', one('pending')];
    const outcome = { error: 'RectoConnectionError', code: 'no_connection' };
    expect(await call('edit', { ifVersion: 1 })).toMatchObject({ outcome });
    expect(await call('edit', { ifVersion: 1 })).toMatchObject({ outcome: 'd' });
    expect(server.asked.map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"1"']);
  });

  it('says what something between answered', async () => {
    server.script = [{ status: 502, body: '<html>', headers: { 'x-correlation-id': 'c-2' } }];
    const outcome = { error: 'ServerError', code: 'http_502', status: 502, requestId: 'c-2' };
    expect(await call('usage')).toMatchObject({ outcome });
    expect(server.asked).toHaveLength(1);
  });

  it('follows nobody elsewhere with the key', async () => {
    server.script = [{ status: 307, headers: { location: '/elsewhere' } }];
    expect(await call('usage')).toMatchObject({ outcome: { error: 'ApiError', code: 'http_307', status: 307 } });
    expect(server.asked).toHaveLength(1);
  });

  it.each(['<html>', [], 'null', { success: true }])('says that %j is not of Recto', async (body) => {
    server.script = [{ body }];
    expect(await call('usage')).toMatchObject({ outcome: { error: 'ApiError', code: 'not_recto', status: 200 } });
  });

  it.each([
    [400, 'InvalidRequestError'],
    [401, 'AuthenticationError'],
    [402, 'NoCreditsError'],
    [403, 'PermissionDeniedError'],
    [404, 'NotFoundError'],
    [409, 'ConflictError'],
    [412, 'VersionConflictError'],
    [413, 'TooLargeError'],
    [415, 'UnsupportedFileError'],
    [418, 'ApiError'],
    [422, 'InvalidRequestError'],
    [500, 'ServerError'],
  ])('has a class for %i: %s', async (status, error) => {
    server.script = [refused(status, 'some_code')];
    const outcome = { error, code: 'some_code', status, requestId: 'c-1', message: 'It is some_code.' };
    expect(await call('usage')).toMatchObject({ outcome });
  });

  it('says that nobody answered in time', async () => {
    server.script = ['silent'];
    const outcome = await call('usage', { timeoutMs: 50, maxRetries: 0 });
    expect(outcome).toMatchObject({ outcome: { error: 'RectoTimeoutError', code: 'timeout' } });
  });

  it('waits until a document is read, and reads what the server read', async () => {
    const read = { docType: 'invoice', extraction: { tax: [1, 2], rows: [{ a: 1 }] }, confidence: { tax: 0.5 } };
    const rest = { evidence: { 'rows.0.a': { page: 0 } }, confirmed: ['tax'], edited: [] };
    server.script = [one('pending'), one('processing'), one('completed', { ...read, ...rest })];
    expect(await call('extract')).toEqual({
      outcome: [
        { path: 'tax', value: [1, 2], confidence: 0.5, confirmed: true, edited: false },
        { path: 'rows.0.a', value: 1, place: { page: 0 }, confirmed: false, edited: false },
      ],
    });
    expect(server.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/documents/upload',
      ...Array<string>(2).fill('GET /api/documents/d?wait=30'),
    ]);
  });

  it('names the document when waiting takes too long', async () => {
    server.script = [one('pending')];
    const outcome = { error: 'RectoTimeoutError', code: 'timeout', documentId: 'd' };
    expect(await call('extract', { waitMs: 0 })).toMatchObject({ outcome });
  });

  it('reads what it wrote', async () => {
    server.script = [{ ...(one('pending') as object), headers: { position: '42' } }, one('completed')];
    await call('uploadAndGet');
    expect(server.asked.map(({ headers }) => headers['min-position'])).toEqual([undefined, '42']);
  });

  it('lists part after part, as long as there is a next one', async () => {
    server.script = [list('n-2', ['a', 'b']), list(null, ['c'])];
    expect(await call('list', { status: ['completed', 'failed'] })).toEqual({ outcome: ['a', 'b', 'c'] });
    const asked = server.asked.map(({ url }) => Object.fromEntries(new URL(url, server.url).searchParams));
    const part = { limit: '100', status: 'completed,failed' };
    expect(asked).toEqual([part, { ...part, cursor: 'n-2' }]);
  });

  describe('verifies messages:', () => {
    const { secret, body, id, signature, timestamp } = WEBHOOK_EXAMPLE;
    const published = { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': signature };
    const verify = async (more: Record<string, unknown> = {}) =>
      (await call('verify', { text: body, headers: published, secret, tolerance: 1e12, ...more })).outcome;
    const wrong = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const not = (message: string) => expect.objectContaining({ error: 'WebhookVerificationError', message });
    const UNFIT = not('No signature fits the secret.');

    it('the published example, by any of several secrets and signatures', async () => {
      expect(await verify()).toBe('document.completed');
      expect(await verify({ secret: [wrong, secret] })).toBe('document.completed');
      const several = `v1a,abc v1,=== v1,AAAA ${signature}`;
      const upper = { 'Webhook-Id': id, 'Webhook-Timestamp': `${timestamp}`, 'Webhook-Signature': several };
      expect(await verify({ headers: upper })).toBe('document.completed');
    });

    it('nothing that was changed, signed by another, unsigned or old', async () => {
      expect(await verify({ text: body.replace('invoice', 'receipt') })).toEqual(UNFIT);
      expect(await verify({ headers: { ...published, 'webhook-id': 'msg_2' } })).toEqual(UNFIT);
      expect(await verify({ headers: { ...published, 'webhook-signature': 'v1,' } })).toEqual(UNFIT);
      expect(await verify({ secret: wrong })).toEqual(UNFIT);
      expect(await verify({ secret: [] })).toEqual(UNFIT);
      expect(await verify({ secret: 'whsec_' })).toEqual(not('The secret is not whsec_… in base64.'));
      expect(await verify({ secret: 'whsec_!' })).toEqual(not('The secret is not whsec_… in base64.'));
      expect(await verify({ headers: {} })).toEqual(not('There is no webhook-id header.'));
      const timeless = { ...published, 'webhook-timestamp': 'now' };
      expect(await verify({ headers: timeless })).toEqual(not('webhook-timestamp is not a number of seconds.'));
      const old = not('The message is too old, or the clocks differ.');
      expect(await verify({ tolerance: undefined })).toEqual(old);
      const ahead = Math.floor(Date.now() / 1_000) + 3_600;
      const headers = signatureHeaders({ id, timestamp: ahead, body }, [secret]);
      expect(await verify({ headers, tolerance: undefined })).toEqual(old);
      expect(await verify({ headers, tolerance: 7_200 })).toBe('document.completed');
    });
  });
}
