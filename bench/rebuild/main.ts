/**
 * All read models of a long log built again beside a running server.
 * Meanwhile a client reads lists and documents over the API all the time. Before it the server's own projector made
 * them event by event; afterwards they must be the same bytes, and no read may have failed. Tells events per second,
 * the ratio to reading the log alone, and peak memory.
 *   npm run bench -- rebuild --events 1000000
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { EmbeddedReadModelStore } from '#adapters/embedded/embedded-read-model-store.js';
import { projectionsOf } from '#apps/compose/projections.js';
import { registry } from '#apps/compose/registry.js';
import { positionNumber } from '#kernel/position.js';
import { loadConfig } from '#platform/config.js';
import { Client } from '../../tests/e2e/client.js';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { machine } from '../measuring/machine.js';
import { BulkVault } from './bulk-vault.js';
import { dumpOf, type Dump } from './dump.js';
import { History } from './history.js';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    /** `live`: by the server's projector, event by event; `built`: in one go, which takes less time. */
    before: { type: 'string', default: 'live' },
  },
});
const EVENTS = Number(values.events);

mkdirSync('data', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), 'data', 'bench-'));
const env = { DATA_DIR: folder, BOT_CHECK: 'off', LOG_LEVEL: 'error', WORKER_CONCURRENCY: '1' };
let server: ServerProcess | undefined;
try {
  server = await ServerProcess.start('standalone', env);
  const client = new Client(server.url);
  await client.register();
  await server.stop();

  const config = loadConfig(env, ['api', 'projector', 'worker'], 1);
  const names = projectionsOf(config).map(({ name }) => name);
  const { history, living } = await writeLog(config.masterKey);
  say(`${history.events} events of ${history.documents} documents; log of ${megabytes('events.db')} MB`);

  if (values.before === 'built') await answerOf<Built>(child('builder', []));
  server = await ServerProcess.start('standalone', env);
  await caughtUp(names);
  const before = new Map(names.map((name) => [name, dumpOf(join(folder, 'read-models.db'), name)]));
  say(`every read model is there (${values.before})`);

  client.url = server.url;
  const ids = Array.from({ length: 20 }, (_, n) => living[Math.floor((n * living.length) / 20)]!);
  const reader = child('reader', [server.url, client.token, ids.join(',')]);
  await answerOf(reader);
  const result = await answerOf<Built>(child('builder', []));
  reader.send('stop');
  const reads = await answerOf<Reads>(reader);
  await server.stop();
  report(
    before,
    new Map(names.map((name) => [name, dumpOf(join(folder, 'read-models.db'), name)])),
    result,
    reads,
    history.events,
  );
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Built {
  readonly alone: readonly number[];
  readonly built: readonly { name: string; events: number; seconds: number; cpuSeconds: number }[];
  readonly peakMiB: number;
}

interface Reads {
  readonly reads: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

async function writeLog(masterKey: Buffer): Promise<{ history: History; living: string[] }> {
  const store = new EmbeddedEventStore(join(folder, 'events.db'));
  const vault = new BulkVault(join(folder, 'keys.db'), masterKey);
  let workspaceId = '';
  const stop = new AbortController();
  for await (const message of store.subscribe({ types: ['WorkspaceCreated'], signal: stop.signal })) {
    if (message.kind === 'events') workspaceId = message.events[0]!.data['workspaceId'] as string;
    if (message.kind === 'caught-up') stop.abort();
  }
  const history = new History(store, registry(), vault, workspaceId);
  let told = 0;
  const living = await history.write(EVENTS, (written) => {
    if (written - told >= 100_000) say(`${(told = written)} events written`);
  });
  await passReactors(await store.head());
  await store.close();
  return { history, living };
}

/** What the log tells has been done: no reactor is to begin at its beginning. */
async function passReactors(head: Awaited<ReturnType<EmbeddedEventStore['head']>>): Promise<void> {
  const models = new EmbeddedReadModelStore(join(folder, 'read-models.db'));
  const lease = (await models.acquireLease('bench', 'bench', 60_000))!;
  const db = new DatabaseSync(join(folder, 'read-models.db'));
  const collections = db.prepare("SELECT name FROM collection WHERE name GLOB 'reactor-*'").all();
  db.close();
  for (const { name } of collections) await models.commit(name as string, { writes: [], checkpoint: head, lease });
  await models.close();
}

/** Waits until every read model is at the head of the log, looking at the stores themselves. */
async function caughtUp(names: readonly string[]): Promise<void> {
  const models = new EmbeddedReadModelStore(join(folder, 'read-models.db'));
  const events = new EmbeddedEventStore(join(folder, 'events.db'), { readOnly: true });
  const lag = async (name: string) => {
    const collection = await models.active(name);
    const checkpoint = collection && (await models.checkpoint(collection));
    return positionNumber(await events.head()) - (checkpoint ? positionNumber(checkpoint) : 0n);
  };
  for (let left = 1n; left > 0n;) {
    left = (await Promise.all(names.map(lag))).reduce((a, b) => (a > b ? a : b));
    if (left > 0n) await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await events.close();
  await models.close();
}

function child(name: string, args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, `${name}.child.js`), args, { env: { ...process.env, ...env } });
}

async function answerOf<T>(process: ChildProcess): Promise<T> {
  const ended = once(process, 'exit').then(([code]) => {
    throw new Error(`a process of the benchmark ended without an answer: ${code}`);
  });
  ended.catch(() => undefined);
  const [answer] = (await Promise.race([once(process, 'message'), ended])) as [T];
  return answer;
}

function report(
  before: Map<string, Dump>,
  after: Map<string, Dump>,
  { alone, built, peakMiB }: Built,
  reads: Reads,
  events: number,
): void {
  const facts = machine(folder);
  const reading = (alone[0]! + alone[1]!) / 2;
  const sum = (pick: (one: Built['built'][number]) => number) => built.reduce((total, one) => total + pick(one), 0);
  console.log(`${facts.cpu}, ${facts.cores} cores, Node ${facts.node}; log of ${events} events`);
  console.table(
    Object.fromEntries(
      built.map(({ name, events: folded, seconds, cpuSeconds }) => [
        name,
        {
          events: folded,
          seconds: rounded(seconds),
          'events/s': Math.round(folded / seconds),
          'CPU s': rounded(cpuSeconds),
          views: after.get(name)!.views,
          same: same(before, after, name),
        },
      ]),
    ),
  );
  const wrong = built.filter(({ name }) => !same(before, after, name)).map(({ name }) => name);
  const result = {
    bench: 'rebuild',
    machine: facts,
    events,
    folded: sum((one) => one.events),
    seconds: rounded(sum((one) => one.seconds)),
    perSecond: Math.round(sum((one) => one.events) / sum((one) => one.seconds)),
    readingAlonePerSecond: Math.round(reading),
    ratio: rounded(sum((one) => one.events) / sum((one) => one.seconds) / reading),
    peakMiB: Math.round(peakMiB),
    readModelBytes: [...after.values()].reduce((total, { bytes }) => total + bytes, 0),
    fileMegabytes: { log: megabytes('events.db'), readModels: megabytes('read-models.db') },
    reads,
    differing: wrong,
    perReadModel: built,
  };
  console.log(JSON.stringify(result));
  if (wrong.length > 0 || reads.failed > 0) process.exitCode = 1;
}

function same(before: Map<string, Dump>, after: Map<string, Dump>, name: string): boolean {
  const [was, is] = [before.get(name)!, after.get(name)!];
  return was.hash === is.hash && was.views === is.views && was.collection !== is.collection;
}

function megabytes(file: string): number {
  return Math.round(statSync(join(folder, file)).size / 1e6);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
}
