/**
 * The read side of a checkout, put together as its projector does, until all read models and reactors are at the head
 * of the log; tells its parent what that took. Its reactors react to nothing: what a reaction costs is not the feed's.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Adapters from '#apps/compose/adapters.js';
import type * as Contexts from '#apps/compose/contexts.js';
import type * as Engine from '#apps/compose/engine.js';
import type * as Projections from '#apps/compose/projections.js';
import type * as ConfigModule from '#platform/config.js';
import type { Composed } from '#platform/context.js';
import type * as Logging from '#platform/logging.js';
import type * as RunnersModule from '#platform/runners.js';
import type { EventStore, SubscribeOptions } from '#ports/event-store.js';
import type * as Keys from '#write-side/key-ring.js';

export interface CaughtUp {
  readonly seconds: number;
  /** Processor time, user and system. */
  readonly cpuSeconds: number;
  readonly eventsPerSecond: number;
  readonly eventsPerCpuSecond: number;
  /** Events that somebody asked for. */
  readonly wanted: number;
  /** How many times each of them was fetched, on average. */
  readonly timesFetched: number;
  readonly subscriptions: number;
  readonly commits: number;
  readonly peakMiB: number;
  readonly readModels: readonly string[];
  readonly reactors: readonly string[];
}

const LOOK_EVERY_MS = 20;
const checkout = process.argv[2]!;
/** Names of the read models and reactors to run; all when absent. */
const only = process.argv[3]?.split(',');
const mayRun = ({ name }: { readonly name: string }) => only?.includes(name) ?? true;
const from = (path: string) => import(pathToFileURL(join(checkout, 'dist-dev', path)).href);
const { openReadSideAdapters } = (await from('apps/compose/adapters.js')) as typeof Adapters;
const { contextParts } = (await from('apps/compose/contexts.js')) as typeof Contexts;
const { engineFor } = (await from('apps/compose/engine.js')) as typeof Engine;
const { projectionsOf } = (await from('apps/compose/projections.js')) as typeof Projections;
const { loadConfig } = (await from('libs/platform/config.js')) as typeof ConfigModule;
const { createLogger } = (await from('libs/platform/logging.js')) as typeof Logging;
const { Runners } = (await from('libs/platform/runners.js')) as typeof RunnersModule;
const { KeyRing } = (await from('libs/write-side/key-ring.js')) as typeof Keys;

let fetched = 0;
let subscriptions = 0;
let commits = 0;
const asked = new Set<string>();
const config = loadConfig(process.env, ['api', 'projector', 'worker'], 1);
const logger = createLogger('warn');
const adapters = await openReadSideAdapters(config);
const commit = adapters.models.commit.bind(adapters.models);
adapters.models.commit = (...of) => ((commits += 1), commit(...of));
const uncounted = adapters.events.subscribe.bind(adapters.events);
const keys = new KeyRing(adapters.vault);
const engine = engineFor({ ...adapters, events: counting(adapters.events) }, keys, 'bench', logger);
const runners = new Runners(engine, projectionsOf(config).filter(mayRun));
const app = { config, log: () => undefined, secret: () => Buffer.alloc(32), get: () => ({}) } as unknown as Composed;
const reactors = (await contextParts())
  .flatMap((context) => context.reactors?.(app) ?? [])
  .filter(mayRun)
  .map(({ name, on }) => ({ name, on: new Map([...on.keys()].map((type) => [type, async () => undefined])) }));
const head = await adapters.events.head();
const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
runners.startReadSide(reactors, []);
const atHead = () =>
  runners.projections.every(({ name }) => runners.stateOf(name)?.caughtUp) &&
  runners.reactors.every((each) => each.state().caughtUp);
while (!atHead()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
const seconds = (performance.now() - began) / 1_000;
const { user, system } = process.cpuUsage(cpuBefore);
const cpuSeconds = (user + system) / 1e6;
const peakMiB = Math.round(process.resourceUsage().maxRSS / 1024);
await runners.stop();
const wanted = await eventsOf([...asked]);
const result: CaughtUp = {
  seconds: rounded(seconds),
  cpuSeconds: rounded(cpuSeconds),
  eventsPerSecond: Math.round(wanted / seconds),
  eventsPerCpuSecond: Math.round(wanted / cpuSeconds),
  wanted,
  timesFetched: rounded(fetched / wanted),
  subscriptions,
  commits,
  peakMiB,
  readModels: runners.projections.map(({ name }) => name),
  reactors: reactors.map(({ name }) => name),
};
await adapters.close();
process.send!(result);
process.disconnect();

function counting(store: EventStore): EventStore {
  store.subscribe = async function* (options: SubscribeOptions) {
    subscriptions += 1;
    for (const type of options.types ?? []) asked.add(type);
    for await (const message of uncounted(options)) {
      if (message.kind === 'events') fetched += message.events.length;
      yield message;
    }
  };
  return store;
}

/** How many there are up to the head that was to be reached. */
async function eventsOf(types: readonly string[]): Promise<number> {
  const whole = new AbortController();
  let events = 0;
  for await (const message of uncounted({ types, signal: whole.signal, batchSize: 2_000 })) {
    if (message.kind === 'events') events += message.events.filter(({ position }) => position <= head).length;
    if (message.kind === 'caught-up') whole.abort();
  }
  return events;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
