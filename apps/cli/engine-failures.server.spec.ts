/**
 * What an operator is told by a command when an engine fails, for every engine and every failure by name: one sentence
 * with the engine, its address and what to look at. Over real servers, but for EventStoreDB, whose stand-in speaks its
 * protocol.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Config } from '#platform/config.js';
import { aStream, anEvent } from '#ports/event-store-contract/samples.js';
import type { WorkQueue } from '#ports/work-queue.js';
import { certificate } from '../../tests/certificate.js';
import { cuttableProxy, type CuttableProxy } from '../../tests/cuttable-proxy.js';
import { ownSecrets } from '../../tests/own-secrets.js';
import {
  minio,
  natsServer,
  PASSWORD,
  securedEventStore,
  securedMongo,
  securedNats,
  securedS3,
  USER,
  type CertificateFiles,
} from '../../tests/secured-engines.js';
import { describeWithBinary } from '../../tests/server-binary.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { openQueueBeside, openStores, type OpenedEngines, type StoreAdapters } from '../compose/adapters.js';
import { whileThere } from './while-there.js';

/** An engine that a test then makes fail. */
interface Given {
  /** Of an engine that is well, with a user that is let in. */
  readonly url: string;
  readonly wrongPassword: string;
  /** Its certificate is of an authority that nobody here knows. */
  readonly wrongAuthority: string;
  /** Its user is let in and may do nothing. */
  readonly refused: string;
  /** Takes less than it is given; as `url` when absent. */
  readonly small?: string;
  stop(): Promise<void>;
}

interface Row<S extends OpenedEngines> {
  readonly variable: string;
  /** As an operator calls it */
  readonly name: string;
  start(): Promise<Given>;
  open(config: Config): Promise<S>;
  use(stores: S): Promise<unknown>;
  /** Absent: the engine is never given anything that large. */
  readonly tooLarge?: { give(stores: S): Promise<unknown>; readonly told: RegExp };
  readonly giveUpAfterMs?: number;
}

const LOOK = {
  password: 'it does not let this user in, or not do this; look at user and password in',
  authority: 'its certificate is not trusted, or it does not speak TLS; look at tls and the authority in',
  nobody: 'nobody listens there; is it running, and are host and port in',
  // A client that reconnects does not tell why it cannot.
  silent: 'it does not answer; is it well, may this machine reach it, and is',
} as const;

function failures<S extends OpenedEngines>(row: Row<S>): void {
  const folder = tempFolder();
  const { variable, name } = row;
  // A command waits 15 seconds. That it ends is what these tests are about, not when.
  const patience = { giveUpAfterMs: row.giveUpAfterMs ?? 2_000, askEveryMs: 20 };
  let given: Given;
  let proxy: CuttableProxy | undefined;
  beforeAll(async () => {
    given = await row.start();
  });
  afterEach(() => proxy?.close());
  afterAll(() => given?.stop());

  const secrets = ownSecrets();
  /** What a command says that opens the engine, uses it and works. */
  const told = async (url: string, work: (stores: S) => Promise<unknown> = row.use) => {
    const environment = { DATA_DIR: folder.path, ...secrets, [variable]: url };
    const config = loadConfig(environment, ['api', 'projector', 'worker'], 1);
    try {
      return await whileThere(await row.open(config), work, patience);
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message}`;
    }
  };
  const sentence = (look: string) =>
    new RegExp(`^EngineAway: ${name} at [a-z0-9]+://127\\.0\\.0\\.1:\\d+[^;@]*: ${look} ${variable}[^\\n]*$`);
  const through = async (): Promise<string> => {
    const [, port] = /:(\d+)(?=[/?]|$)/.exec(given.url)!;
    proxy = await cuttableProxy('127.0.0.1', Number(port));
    return given.url.replace(`:${port}`, `:${proxy.port}`);
  };

  it('nothing fails', async () => {
    expect(await told(given.url, async (stores) => (await row.use(stores), 'it went well'))).toBe('it went well');
  });

  it('wrong password', async () => {
    expect(given.wrongPassword).toContain('wr0ng');
    const said = await told(given.wrongPassword);
    expect(said).toMatch(sentence(LOOK.password));
    expect(said).not.toContain('wr0ng');
  });

  it('wrong authority', async () => {
    expect(await told(given.wrongAuthority)).toMatch(sentence(LOOK.authority));
  });

  it('nobody there', async () => {
    const url = await through();
    await proxy?.close();
    expect(await told(url)).toMatch(sentence(LOOK.nobody));
  });

  it('gone in the middle', async () => {
    const said = await told(await through(), async (stores) => {
      await row.use(stores);
      await proxy?.close();
      await row.use(stores);
      return 'it answered';
    });
    expect(said).toMatch(sentence(`(?:${LOOK.nobody}|${LOOK.silent})`));
  });

  it('refused', async () => {
    expect(await told(given.refused)).toMatch(sentence(LOOK.password));
  });

  const { tooLarge } = row;
  if (!tooLarge) return;
  it('too large', async () => {
    const said = await told(given.small ?? given.url, (stores) => tooLarge.give(stores));
    expect(said).toMatch(tooLarge.told);
    expect(said).not.toMatch(/EngineAway|\n/);
  });
}

const opened = (config: Config) => openStores(config, 'copy');

/** Files of an authority that signs one certificate, for servers that read them from a folder. */
async function certificateIn(folder: string): Promise<CertificateFiles> {
  const made = certificate();
  const [certFile, keyFile] = [join(folder, 'public.crt'), join(folder, 'private.key')];
  await mkdir(folder, { recursive: true });
  await Promise.all([writeFile(certFile, made.cert), writeFile(keyFile, made.key)]);
  return { certFile, keyFile };
}

async function madeFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-failures-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

describe('a command when EventStoreDB fails:', () => {
  failures<StoreAdapters>({
    variable: 'EVENT_STORE_URL',
    name: 'the event store',
    start: async () => {
      const { folder, remove } = await madeFolder();
      const files = await certificateIn(folder);
      const [well, denying] = [await securedEventStore(files), await securedEventStore(files)];
      denying.log.denyCalls(true);
      const as = (password: string, { port } = well) => `esdb://${USER}:${password}@127.0.0.1:${port}?tls=true`;
      const authority = `&tlsCAFile=${files.certFile}`;
      return {
        url: `${as(PASSWORD)}${authority}`,
        wrongPassword: `${as('wr0ng')}${authority}`,
        wrongAuthority: as(PASSWORD),
        refused: `${as(PASSWORD, denying)}${authority}`,
        stop: async () => {
          await Promise.all([well.remove(), denying.remove()]);
          await remove();
        },
      };
    },
    open: opened,
    use: ({ events }) => events.read(aStream()),
    tooLarge: {
      // A copy of a log is not bounded by Recto.
      give: ({ events }) =>
        events.append(aStream(), 'no-stream', [anEvent('DocumentEdited', { text: 'x'.repeat(1_100_000) })]),
      told: /^DomainError: .*DocumentEdited would take 1,1\d\d,\d{3} bytes, and at most 1,048,576 are kept\.$/,
    },
  });
});

describeWithBinary('ferretdb', 'a command when MongoDB fails:', (path) => {
  failures<StoreAdapters>({
    variable: 'READ_MODEL_URL',
    name: 'the store of read models',
    // What the driver has heard last is asked for after five seconds.
    giveUpAfterMs: 6_000,
    start: async () => {
      const { folder, remove } = await madeFolder();
      const server = await securedMongo(path, await certificateIn(folder));
      const options = 'authSource=admin&directConnection=true';
      const at = (port: number, password = PASSWORD) =>
        `mongodb://${USER}:${password}@127.0.0.1:${port}/recto?${options}`;
      return {
        url: at(server.port),
        wrongPassword: at(server.port, 'wr0ng'),
        wrongAuthority: `${at(server.tlsPort)}&tls=true`,
        refused: `mongodb://127.0.0.1:${server.port}/recto?directConnection=true`,
        stop: async () => {
          await server.remove();
          await remove();
        },
      };
    },
    open: opened,
    use: ({ models }) => models.collections('usage'),
    // What a view may take is bounded before (mongo-read-model-store.server.spec.ts).
  });
});

describeWithBinary('nats-server', 'a command when NATS fails:', (path) => {
  failures<OpenedEngines & { readonly queue: WorkQueue }>({
    variable: 'QUEUE_URL',
    name: 'the queue',
    start: async () => {
      const { folder, remove } = await madeFolder();
      const config = join(folder, 'nats.conf');
      const eve = `{ user: eve, password: ${PASSWORD}, permissions: { publish: { deny: ["$JS.API.>"] } } }`;
      // As docs/engines.md has it, and nothing more.
      const least = 'publish: ["$JS.API.>", "$JS.ACK.>", "recto.>"], subscribe: ["_INBOX.>", "recto.>"]';
      const ada = `{ user: ${USER}, password: ${PASSWORD}, permissions: { ${least} } }`;
      await writeFile(config, `authorization { users: [${ada}, ${eve}] }`);
      const server = await natsServer(path, '-c', config);
      const secured = await securedNats(path, await certificateIn(folder));
      const at = (port: number, user = USER, password = PASSWORD) => `nats://${user}:${password}@127.0.0.1:${port}`;
      return {
        url: at(server.port),
        wrongPassword: at(server.port, USER, 'wr0ng'),
        wrongAuthority: at(secured.port).replace('nats:', 'tls:'),
        refused: at(server.port, 'eve'),
        stop: async () => {
          await Promise.all([server.remove(), secured.remove()]);
          await remove();
        },
      };
    },
    open: openQueueBeside,
    use: async ({ queue }) => {
      await queue.enqueue('extraction', { id: randomUUID(), lane: 'members', payload: {} });
      await queue.depth('extraction');
      await oneDone(queue);
    },
    tooLarge: {
      give: ({ queue }) =>
        queue.enqueue('extraction', { id: 'a', lane: 'members', payload: { text: 'x'.repeat(1_100_000) } }),
      told: /^EngineUnfit: .*max_payload.*1,048,576 bytes/,
    },
  });
});

describeWithBinary('minio', 'a command when S3 fails:', (path) => {
  failures<StoreAdapters>({
    variable: 'OBJECT_STORE_URL',
    name: 'the object store',
    start: async () => {
      const { folder, remove } = await madeFolder();
      await certificateIn(folder);
      const server = await minio(
        path,
        [],
        async (port) => (await fetch(`http://127.0.0.1:${port}/minio/health/ready`)).ok,
      );
      const secured = await securedS3(path, folder);
      const refusing = await stub((_, answer) => answer(403, 'AccessDenied', 'Access Denied.'));
      const small = await stub((method, answer) =>
        method === 'PUT'
          ? answer(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed object size.')
          : answer(200, '', ''),
      );
      const at = (port: number, secret = PASSWORD) => `s3://${USER}:${secret}@127.0.0.1:${port}/recto`;
      return {
        url: at(server.port),
        wrongPassword: at(server.port, 'wr0ng-secret'),
        wrongAuthority: `${at(secured.port)}?tls=true`,
        refused: at(refusing.port),
        small: at(small.port),
        stop: async () => {
          for (const each of [refusing, small]) each.close();
          await Promise.all([server.remove(), secured.remove()]);
          await remove();
        },
      };
    },
    open: opened,
    use: ({ objects }) => objects.exists('documents/none'),
    tooLarge: {
      give: ({ objects }) => objects.put('documents/one', Buffer.from('too large for this one')),
      told: /^S3Error: Your proposed upload exceeds the maximum allowed object size\.$/,
    },
  });
});

async function oneDone(queue: WorkQueue): Promise<void> {
  const stop = new AbortController();
  await queue.work('extraction', { concurrency: 1, signal: stop.signal }, async () => {
    stop.abort();
    return { kind: 'done' };
  });
}

type Answer = (status: number, code: string, message: string) => void;

/** An S3 that answers every request alike. */
async function stub(
  handle: (method: string, answer: Answer) => void,
): Promise<{ readonly port: number; close(): void }> {
  const answer =
    (response: ServerResponse): Answer =>
    (status, code, message) => {
      const text = code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
    };
  const server = createServer((request, response) => {
    request.resume().on('end', () => handle(request.method ?? '', answer(response)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
