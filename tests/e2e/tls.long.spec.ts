/**
 * Recto on engines that speak TLS alone and let in one user, with certificates of deploy/make-certificates.sh and URLs
 * as in deploy/compose-tls.yml.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cuttableProxy, type CuttableProxy } from '../cuttable-proxy.js';
import { invoicePdf } from '../invoice-pdf.js';
import {
  PASSWORD,
  securedEventStore,
  securedMongo,
  securedNats,
  securedS3,
  USER,
  type SecuredEngine,
} from '../secured-engines.js';
import { describeWithBinary } from '../server-binary.js';
import { Client } from './client.js';
import { recto } from './recto.js';
import { ServerProcess } from './server-process.js';
import { solveBotCheck } from './solve-bot-check.js';

const BINARIES = ['openssl', 'ferretdb', 'nats-server', 'minio'] as const;
type Paths = Readonly<Record<(typeof BINARIES)[number], string>>;

interface Part {
  readonly state: string;
}
const WELL = ['ok', 'running', 'waiting'];

const SUITE = 'Recto on engines with TLS and users';
const withAll = (names: readonly string[], found: Partial<Paths>, define: (paths: Paths) => void): void => {
  const [name, ...others] = names;
  if (name === undefined) return define(found as Paths);
  describeWithBinary(name, others.length > 0 ? `${name}:` : SUITE, (path) =>
    withAll(others, { ...found, [name]: path }, define),
  );
};

withAll(BINARIES, {}, (paths) => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-tls-'));
  const authority = join(folder, 'ca.pem');
  const engines: SecuredEngine[] = [];
  const proxies: Record<string, CuttableProxy> = {};
  let env: Record<string, string>;
  let server: ServerProcess;
  let client: Client;
  beforeAll(async () => {
    execFileSync('sh', ['deploy/make-certificates.sh', folder], { stdio: 'ignore' });
    const files = (name: string) => ({ certFile: join(folder, `${name}.crt`), keyFile: join(folder, `${name}.key`) });
    await copyFile(files('minio').certFile, join(folder, 'public.crt'));
    await copyFile(files('minio').keyFile, join(folder, 'private.key'));
    const log = await securedEventStore(files('eventstore'));
    const mongo = await securedMongo(paths.ferretdb, files('mongodb'));
    const nats = await securedNats(paths['nats-server'], files('nats'));
    const s3 = await securedS3(paths.minio, folder);
    engines.push(log, mongo, nats, s3);
    const behind = async (name: string, { tlsPort }: SecuredEngine) => {
      const proxy = await cuttableProxy('127.0.0.1', tlsPort);
      proxies[name] = proxy;
      return `${USER}:${PASSWORD}@127.0.0.1:${proxy.port}`;
    };
    const readModels = `authSource=admin&directConnection=true&tls=true&tlsCAFile=${authority}`;
    env = {
      DATA_DIR: join(folder, 'data'),
      EVENT_STORE_URL: `esdb://${await behind('EventStoreDB', log)}?tls=true&tlsCAFile=${authority}`,
      READ_MODEL_URL: `mongodb://${await behind('MongoDB', mongo)}/recto?${readModels}`,
      KEY_VAULT_URL: `mongodb://${USER}:${PASSWORD}@127.0.0.1:${proxies['MongoDB']!.port}/recto-keys?${readModels}`,
      QUEUE_URL: `tls://${await behind('NATS', nats)}`,
      OBJECT_STORE_URL: `s3://${await behind('S3', s3)}/recto?tls=true`,
      NODE_EXTRA_CA_CERTS: authority,
      MASTER_KEY: randomBytes(32).toString('hex'),
      JWT_SECRET: randomBytes(32).toString('hex'),
      WORKER_CONCURRENCY: '1',
    };
    server = await ServerProcess.start('standalone', env);
    client = new Client(server.url);
  });
  afterAll(async () => {
    await server?.stop();
    for (const proxy of Object.values(proxies)) await proxy.close();
    for (const engine of engines) await engine.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  afterEach(() => {
    for (const proxy of Object.values(proxies)) proxy.mend();
  });

  const ready = async () => {
    const response = await fetch(`${server.url}/api/health/ready`);
    const { data } = (await response.json()) as {
      data: { stores: Record<string, string>; readModels: Part[]; reactors: Part[] };
    };
    const unwell = [...data.readModels, ...data.reactors].filter(({ state }) => !WELL.includes(state));
    return { status: response.status, stores: data.stores, unwell };
  };

  /** On a busy machine the server may say that it has not read yet who is asking. */
  const uploaded = (pdf: Uint8Array, name: string) =>
    Client.until(
      () => client.upload(pdf, name),
      () => true,
    );

  it('reads a document, and is ready', async () => {
    await Client.until(ready, ({ status }) => status === 200);
    await client.register('ada@example.test', await solveBotCheck(client.url, 'register'));
    const id = await uploaded(invoicePdf({ number: 'INV-1', date: '2026-03-14', total: '20.00' }), 'invoice.pdf');
    await Client.until(
      async () => (await client.call('GET', `/documents/${id}`)).document.status as string,
      (status) => status === 'completed',
    );
    const { data } = (await (await fetch(`${server.url}/api/health/ready`)).json()) as { data: { stores: object } };
    expect(Object.values(data.stores)).toEqual(Array(5).fill('ok'));
  });

  it.each([
    ['EventStoreDB', ['eventStore']],
    ['MongoDB', ['keyVault', 'readModels']],
    ['NATS', ['queue']],
    ['S3', ['objects']],
  ])('says 503 while %s is away, never 500, and goes on by itself when it is back', async (engine, stores) => {
    const document = invoicePdf({ number: engine, date: '2026-03-14', total: '20.00' });
    proxies[engine]!.cut();
    const away = await Client.until(ready, ({ status }) => status === 503);
    expect(
      Object.keys(away.stores)
        .filter((name) => away.stores[name] !== 'ok')
        .sort(),
    ).toEqual(stores);
    const refused = (failed: unknown) => String(failed);
    const told = await Promise.all([
      client.call('GET', '/documents').then(() => '200', refused),
      client.upload(document, `${engine}.pdf`).then(() => '201', refused),
    ]);
    for (const each of told) expect(each).toMatch(/^20[01]$|: 503 .*"unavailable"/);
    proxies[engine]!.mend();
    await Client.until(ready, ({ status }) => status === 200);
    const id = await uploaded(document, `${engine} is back.pdf`);
    await Client.until(
      async () => (await client.call('GET', `/documents/${id}`)).document.status as string,
      (status) => status === 'completed',
    );
  });

  it('starts while NATS and S3 are away, and goes on by itself when they are there', async () => {
    await server.stop();
    for (const engine of ['NATS', 'S3']) proxies[engine]!.cut();
    server = await ServerProcess.start('standalone', { ...env, PORT: new URL(server.url).port });
    const there = ['eventStore', 'readModels', 'keyVault'];
    const away = await Client.until(ready, ({ stores }) => there.every((name) => stores[name] === 'ok'));
    expect(away.status).toBe(503);
    expect([away.stores['queue'], away.stores['objects']]).not.toContain('ok');
    expect((await client.call('GET', '/documents')).documents.length).toBeGreaterThan(0);
    for (const engine of ['NATS', 'S3']) proxies[engine]!.mend();
    await Client.until(ready, ({ status }) => status === 200);
    const id = await uploaded(invoicePdf({ number: 'L-1', date: '2026-03-14', total: '20.00' }), 'late.pdf');
    await Client.until(
      async () => (await client.call('GET', `/documents/${id}`)).document.status as string,
      (status) => status === 'completed',
    );
  });

  const url = (variable: string, change: (url: string) => string) => ({ [variable]: change(env[variable]!) });
  const URLS = ['EVENT_STORE_URL', 'READ_MODEL_URL', 'KEY_VAULT_URL', 'QUEUE_URL', 'OBJECT_STORE_URL'];
  const UNKNOWN_AUTHORITY = ['EVENT_STORE_URL', 'QUEUE_URL', 'OBJECT_STORE_URL'];

  it.each([
    ...URLS.map((name) => [name, 'password', 'does not let this user in'] as const),
    ...UNKNOWN_AUTHORITY.map((name) => [name, 'authority', 'its certificate is not trusted'] as const),
  ])('does not start with %s of a wrong %s: one line says why, and it ends by 3', async (variable, wrong, why) => {
    const { NODE_EXTRA_CA_CERTS: known = '', ...rest } = env;
    const others: Record<string, string> = { ...rest, DATA_DIR: join(folder, 'other') };
    const faulty =
      wrong === 'password'
        ? { ...others, NODE_EXTRA_CA_CERTS: known, ...url(variable, (right) => right.replace(PASSWORD, 'wr0ng')) }
        : { ...others, ...url(variable, (right) => right.replace(/&tlsCAFile=[^&]*/, '')) };
    const told = await ServerProcess.start('standalone', faulty).then(
      async (started) => `it runs: ${await started.stop()}`,
      (error: unknown) => (error as Error).message,
    );
    expect(told).toMatch(/^standalone ended at start by 3:\n/);
    expect(told).toMatch(/\nthe [^\n]+\n$/);
    expect(told).not.toMatch(/^ +at /m);
    expect(told).toContain(why);
    expect(told).not.toContain('wr0ng');
  });

  it('answers an operator, and says in one line and by 3 when its authority is not known', async () => {
    expect(await recto(env, 'audit', 'verify')).toMatchObject({ code: 0 });
    const { NODE_EXTRA_CA_CERTS: _, ...without } = env;
    const failed = await recto(without, 'queue', 'status');
    expect(failed).toMatchObject({ code: 3, out: '' });
    expect(failed.err).toMatch(
      /^error: the queue at tls:\/\/127.0.0.1:\d+: its certificate is not trusted[^\n]*QUEUE_URL[^\n]*\n$/,
    );
  });
});
