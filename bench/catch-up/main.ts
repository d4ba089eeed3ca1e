/**
 * How fast a projector that begins again has all read models and reactors at the end of a long log. On embedded stores,
 * and with the log in the stand-in for EventStoreDB as a process of its own; read models are embedded in both. With
 * `--before` the same is done by another checkout, compiled by `node scripts/setup.mjs --dev`, over the same log, and
 * the bytes of all read models that both have must be the same, in the fields that views had before; now once more with
 * only those read models and reactors, which is what the feed itself gains. The other checkout must have `contextParts`
 * in apps/compose/contexts.ts, as those since 70fca466 have.
 *   npm run bench -- catch-up --events 100000 --before ../recto-before --in /dev/shm
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { EmbeddedKeyVault } from '#adapters/embedded/embedded-key-vault.js';
import { EventStoreDbEventStore } from '#adapters/eventstoredb/eventstoredb-event-store.js';
import { registry } from '#apps/compose/registry.js';
import type { RecordedEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import { positionNumber } from '#kernel/position.js';
import { loadConfig } from '#platform/config.js';
import { ownSecrets } from '../../tests/own-secrets.js';
import { machine } from '../measuring/machine.js';
import { BulkVault } from '../rebuild/bulk-vault.js';
import { dumpOf } from '../rebuild/dump.js';
import { History } from '../rebuild/history.js';
import type { CaughtUp } from './projector.child.js';
import { asBefore } from './vault-of-before.js';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    /** Another checkout, compiled. */
    before: { type: 'string' },
    stores: { type: 'string', default: 'embedded,stand-in' },
    /** Where the stores are: on a disk, or in memory where only processor time is to count. */
    in: { type: 'string', default: 'data' },
    rounds: { type: 'string', default: '1' },
    /** A folder where the log is written once and found again. */
    log: { type: 'string' },
  },
});
const APPENDS_AT_ONCE = 200;

mkdirSync(values.in, { recursive: true });
const folder = mkdtempSync(join(resolve(values.in), 'bench-'));
const logFolder = values.log ? resolve(values.log) : folder;
const SECRETS = secretsOfLog();
const checkouts = { ...(values.before && { before: resolve(values.before) }), now: process.cwd() };
const stop: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
try {
  const written = await writeLog(Number(values.events));
  console.log(`${JSON.stringify(machine(folder))}\nlog of ${written} events`);
  const hashes = new Map<string, Set<string>>();
  const fields = new Map<string, ReadonlySet<string>>();
  const rows: Record<string, object> = {};
  for (const store of values.stores.split(',')) {
    const url = store === 'embedded' ? undefined : await standInWithLog();
    for (let round = 1; round <= Number(values.rounds); round++) {
      let of: readonly string[] = [];
      for (const [name, checkout] of Object.entries(checkouts)) {
        for (const only of of.length > 0 ? [of, undefined] : [undefined]) {
          const { names, ...result } = await caughtUp(checkout, url, { hashes, fields }, only);
          of = only ? [] : names;
          const run = only ? `${name}, as many` : name;
          rows[`${store} ${run} ${round}`] = result;
          console.log(JSON.stringify({ bench: 'catch-up', store, run, round, log: written, ...result }));
        }
      }
    }
  }
  console.table(rows);
  const differing = [...hashes].filter(([, different]) => different.size > 1).map(([name]) => name);
  console.log(differing.length > 0 ? `not the same bytes: ${differing.join(', ')}` : 'all read models: the same bytes');
  if (differing.length > 0) process.exitCode = 1;
} finally {
  for (const each of stop.reverse()) await each();
}

/** They are kept beside the log: whoever finds it again must be able to open its keys. */
function secretsOfLog(): ReturnType<typeof ownSecrets> {
  mkdirSync(logFolder, { recursive: true });
  const file = join(logFolder, 'secrets.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(ownSecrets()));
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof ownSecrets>;
}

/** @returns how many events */
async function writeLog(events: number): Promise<number> {
  const [keys, unfinished] = [join(logFolder, 'keys.db'), join(logFolder, 'keys-of-new-log.db')];
  const store = new EmbeddedEventStore(join(logFolder, 'events.db'));
  if (!existsSync(keys)) {
    const { masterKey } = configOf(folder);
    await new EmbeddedKeyVault(unfinished, masterKey).close(); // makes the file
    const vault = new BulkVault(unfinished, masterKey);
    await new History(store, registry(), vault, derivedId('workspace', '0')).write(events, () => undefined);
    asBefore(unfinished);
    renameSync(unfinished, keys);
  }
  const written = Number(positionNumber(await store.head()));
  await store.close();
  return written;
}

function configOf(dataDir: string) {
  return loadConfig({ DATA_DIR: dataDir, ...SECRETS }, ['api', 'projector', 'worker'], 1);
}

/** @returns its URL */
async function standInWithLog(): Promise<string> {
  const main = join(process.cwd(), 'dist-dev/libs/adapters/eventstoredb/testing/main.js');
  const child = spawn(process.execPath, ['--conditions=recto-dev', main, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stop.push(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const url = /esdb:\S+/.exec(line)![0];
  const from = new EmbeddedEventStore(join(logFolder, 'events.db'), { readOnly: true });
  const to = new EventStoreDbEventStore(url);
  const whole = new AbortController();
  for await (const message of from.subscribe({ signal: whole.signal, batchSize: 2_000 })) {
    if (message.kind === 'events') await copy(message.events, to);
    if (message.kind === 'caught-up') whole.abort();
  }
  await from.close();
  await to.close();
  return url;
}

/** In the log's order, as far as appends that are under way together keep it. */
async function copy(events: readonly RecordedEvent[], to: EventStoreDbEventStore): Promise<void> {
  const streams = [...Map.groupBy(events, ({ stream }) => stream).values()];
  for (let n = 0; n < streams.length; n += APPENDS_AT_ONCE) {
    await Promise.all(
      streams.slice(n, n + APPENDS_AT_ONCE).map(async (ofStream) => {
        const [{ stream, revision }] = ofStream as [RecordedEvent];
        const events = ofStream.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
        await to.append(stream, revision === 0 ? 'no-stream' : revision - 1, events);
      }),
    );
  }
}

async function caughtUp(
  checkout: string,
  url: string | undefined,
  seen: { readonly hashes: Map<string, Set<string>>; readonly fields: Map<string, ReadonlySet<string>> },
  only: readonly string[] | undefined,
) {
  const dataDir = mkdtempSync(join(folder, 'run-'));
  for (const file of ['keys.db', ...(url ? [] : ['events.db'])]) cpSync(join(logFolder, file), join(dataDir, file));
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ...SECRETS };
  const child = fork(join(import.meta.dirname, 'projector.child.js'), [checkout, ...(only ? [only.join(',')] : [])], {
    env: { ...env, ...(url && { EVENT_STORE_URL: url }) },
    cwd: checkout,
  });
  const gone = once(child, 'exit');
  const answer = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
  await gone;
  if (!answer) throw new Error('the projector ended without an answer');
  const { readModels, reactors, ...result } = answer[0] as CaughtUp;
  for (const name of readModels) {
    // Positions are another store's.
    const key = `${name} ${url ? 'stand-in' : 'embedded'}`;
    const { hash, views, fields } = dumpOf(join(dataDir, 'read-models.db'), name, seen.fields.get(key));
    const before = seen.fields.get(key) ?? fields;
    seen.fields.set(key, before);
    const added = [...fields].filter((field) => !before.has(field));
    if (added.length > 0) console.log(`${key}: fields of now that are not compared: ${added.join(', ')}`);
    seen.hashes.set(key, (seen.hashes.get(key) ?? new Set()).add(`${views} ${hash}`));
  }
  rmSync(dataDir, { recursive: true, force: true });
  return { ...result, consumers: readModels.length + reactors.length, names: [...readModels, ...reactors] };
}
