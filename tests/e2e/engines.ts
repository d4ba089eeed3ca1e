/**
 * What the processes of a cluster share in tests: a database, a bucket and secrets of their own on the servers given,
 * and the event log over gRPC: a real EventStoreDB when one is given, else its stand-in as a process of its own.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { compiledForTests } from '../compiled-for-tests.js';
import { freePort } from '../free-port.js';

export interface Engines {
  /** The configuration of every process. */
  readonly env: Record<string, string>;
  stop(): void;
}

export async function openEngines(servers: { mongodb: string; nats: string; s3: string }): Promise<Engines> {
  const own = `recto-${randomBytes(4).toString('hex')}`;
  const given = process.env['RECTO_TEST_ESDB_URL'];
  const log = given ? { url: given, stop: () => undefined } : await startStandIn();
  const env = {
    EVENT_STORE_URL: log.url,
    READ_MODEL_URL: withPath(servers.mongodb, own),
    KEY_VAULT_URL: withPath(servers.mongodb, own),
    QUEUE_URL: servers.nats,
    OBJECT_STORE_URL: withPath(servers.s3, own),
    MASTER_KEY: randomBytes(32).toString('hex'),
    JWT_SECRET: randomBytes(32).toString('hex'),
    WORKER_CONCURRENCY: '1',
  };
  return { env, stop: log.stop };
}

/** An event log over gRPC as a process of its own. */
export async function startStandIn(): Promise<{ readonly url: string; stop(): void }> {
  const main = compiledForTests('libs/adapters/eventstoredb/testing/main.ts');
  const standIn = spawn(process.execPath, [...main, '--port', String(await freePort())], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(standIn.stdout, 'data')) as [Buffer];
  return { url: /esdb:\S+/.exec(line.toString())![0], stop: () => void standIn.kill('SIGKILL') };
}

/** The same server, another database or bucket. */
export function withPath(url: string, path: string): string {
  const [, base, query = ''] = /^([a-z0-9+]+:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(url)!;
  return `${base}/${path}${query}`;
}
