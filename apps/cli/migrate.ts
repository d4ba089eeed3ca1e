/**
 * `recto migrate`: from the stores that the environment names to others, while no server runs: the log event by event,
 * keys, files, then read models built from the copied log, then everything verified there. What is there already is
 * compared, not copied again, so after an interruption the same command goes on. The source is only read. Queue and
 * reactor checkpoints are not taken along: open documents are put on the new queue by the projector, which goes through
 * the log once more.
 */
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { Command } from 'commander';
import { lockDataDir } from '#adapters/embedded/data-dir-lock.js';
import { HeadKey } from '#contexts/audit/application/head-key.js';
import type { SignedHead } from '#domain/audit/log-head.js';
import { copyLog } from '#contexts/operations/application/copy-log.js';
import { keysOf, putKeys } from '#contexts/operations/application/copy-keys.js';
import { copyObjects } from '#contexts/operations/application/copy-objects.js';
import { survey } from '#contexts/operations/application/survey.js';
import { positionNumber } from '#kernel/position.js';
import { loadConfig, type Config } from '#platform/config.js';
import { createLogger } from '#platform/logging.js';
import { buildReadModel, type BuildProgress } from '#read-side/build-read-model.js';
import { KeyRing } from '#write-side/key-ring.js';
import { openStores, type StoreAdapters } from '../compose/adapters.js';
import { engineFor } from '../compose/engine.js';
import { projectionsOf } from '../compose/projections.js';
import { registry } from '../compose/registry.js';
import { secretFor } from '../compose/secrets.js';
import { atWork, EXIT, EXIT_HELP } from './at-work.js';
import { Progress } from './progress.js';
import { show, verifyAll } from './verify.js';
import { whileThere } from './while-there.js';

const TARGETS = ['EVENT_STORE_URL', 'OBJECT_STORE_URL', 'KEY_VAULT_URL', 'READ_MODEL_URL', 'QUEUE_URL'];

interface Options {
  readonly to: readonly string[];
  readonly toFile?: string;
  readonly json: boolean;
}

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Copy everything to other stores, build the read models there and verify. The server must be stopped.')
    .option('--to <NAME=URL...>', `where to: ${TARGETS.join(', ')}; what is not named stays where it is`, [])
    .option('--to-file <file>', 'the same as lines of a file, for URLs with passwords in them')
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      `\nInterrupted, it goes on where it was when it is called again.${EXIT_HELP('copied, but something is wrong there')}`,
    )
    .action((options: Options) => atWork((config, signal) => migrate(config, options, signal)));
}

async function migrate(source: Config, options: Options, signal: AbortSignal): Promise<number> {
  const target = configOf(source, await targetsOf(options));
  const unlock = source.embedded ? lockDataDir(source.dataDir) : () => undefined;
  try {
    const started = performance.now();
    const copied = await copyAll(source, target, signal);
    const report = await verifyAll(target, signal, copied.head ? [copied.head] : []);
    const seconds = Math.round(performance.now() - started) / 1000;
    if (options.json)
      console.log(JSON.stringify({ ok: report.faults.length === 0, seconds, ...copied, verified: report }));
    else {
      console.log(
        `copied now: ${copied.eventsCopied} events, ${copied.objectsCopied} files, ${copied.keys} keys (${seconds} s)`,
      );
      show(report);
      console.log(
        'Start the new processes with these URLs and with MASTER_KEY and JWT_SECRET as they are in secrets.json here.',
      );
    }
    return report.faults.length === 0 ? EXIT.ok : EXIT.bad;
  } finally {
    unlock();
  }
}

async function targetsOf({ to, toFile }: Options): Promise<Record<string, string>> {
  const lines =
    toFile === undefined
      ? []
      : (await readFile(toFile, 'utf8')).split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
  const pairs = [...lines, ...to].map((pair): [string, string] => [
    pair.slice(0, pair.indexOf('=')),
    pair.slice(pair.indexOf('=') + 1),
  ]);
  const unknown = pairs.filter(([name]) => !TARGETS.includes(name));
  if (unknown.length > 0 || pairs.length === 0)
    throw new Error(`--to takes ${TARGETS.map((name) => `${name}=…`).join(', ')}`);
  return Object.fromEntries(pairs);
}

/** The same server elsewhere: secrets stay, as every key and every e-mail's hash hangs on them. */
function configOf(source: Config, targets: Record<string, string>): Config {
  const secrets = { MASTER_KEY: source.masterKey.toString('hex'), JWT_SECRET: source.jwtSecret };
  const target = loadConfig({ ...process.env, BOT_CHECK: '', ...secrets, ...targets }, source.roles, 1);
  if (target.readModelUrl === source.readModelUrl && target.eventStoreUrl !== source.eventStoreUrl) {
    throw new Error('READ_MODEL_URL: another log needs read models of its own; name another database');
  }
  return target;
}

interface Copied {
  readonly eventsCopied: number;
  readonly objectsCopied: number;
  readonly keys: number;
  /** Of the log as it was copied: the target is held against it. */
  readonly head?: SignedHead;
}

async function copyAll(from: Config, to: Config, signal: AbortSignal): Promise<Copied> {
  const sameLog = to.eventStoreUrl === from.eventStoreUrl;
  return whileThere(await openStores(from, 'read'), async (source) =>
    whileThere(await openStores(to, sameLog ? 'read' : 'copy'), async (target) => {
      const log = sameLog ? undefined : await takeLog(source, target, to, signal);
      const keys = to.keyVaultUrl === from.keyVaultUrl ? 0 : await takeKeys(source, target, signal);
      const objects = to.objectStoreUrl === from.objectStoreUrl ? undefined : await takeObjects(source, target, signal);
      if (to.readModelUrl !== from.readModelUrl) await buildReadModels(target, to, signal);
      const head = log && new HeadKey(secretFor(from.masterKey, 'log-heads')).sign(log, new Date().toISOString());
      return { eventsCopied: log?.copied ?? 0, objectsCopied: objects?.copied ?? 0, keys, ...(head && { head }) };
    }),
  );
}

async function takeLog(source: StoreAdapters, target: StoreAdapters, to: Config, signal: AbortSignal) {
  const bar = new Progress('log', 'events', Number(positionNumber(await source.events.head())));
  const ordered = to.eventStoreUrl.startsWith('sqlite:');
  return copyLog(source.events, target.events, { signal, ordered, onProgress: (n) => bar.at(n) }).finally(() =>
    bar.stop(),
  );
}

async function takeKeys(source: StoreAdapters, target: StoreAdapters, signal: AbortSignal): Promise<number> {
  const { subjects } = await survey(source.events, registry(), signal);
  const keys = await keysOf(source.vault, subjects, signal);
  const bar = new Progress('keys', 'keys', keys.size);
  await putKeys(target.vault, keys, signal, (n) => bar.at(n)).finally(() => bar.stop());
  return keys.size;
}

async function takeObjects(source: StoreAdapters, target: StoreAdapters, signal: AbortSignal) {
  let total = 0;
  for await (const _object of source.objects.list('')) total += 1;
  const bar = new Progress('files', 'files', total);
  return copyObjects(source.objects, target.objects, { prefixes: [''], signal, onProgress: (n) => bar.at(n) }).finally(
    () => bar.stop(),
  );
}

async function buildReadModels(target: StoreAdapters, to: Config, signal: AbortSignal): Promise<void> {
  const engine = engineFor(
    target,
    new KeyRing(target.vault),
    `${hostname()}/${process.pid}/cli`,
    createLogger('silent'),
  );
  for (const projection of projectionsOf(to)) {
    const bar = new Progress(projection.name, 'events', 0);
    const onProgress = ({ events }: BuildProgress) => bar.at(events, events);
    await buildReadModel(engine, projection, signal, { onProgress }).finally(() => bar.stop());
    signal.throwIfAborted();
  }
}
