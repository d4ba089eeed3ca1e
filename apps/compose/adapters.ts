/**
 * The adapters of one process: all of them for a server, fewer for tools. Opened one after another and closed
 * together; which one stands behind a port is chosen in stores.ts, readers.ts and gateways.ts.
 */
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/logging.js';
import type { AttemptStore } from '#ports/attempt-store.js';
import type { BotCheck } from '#ports/bot-check.js';
import type { Clock } from '#ports/clock.js';
import type { CorrectionLearner } from '#ports/correction-learner.js';
import type { EventStore } from '#ports/event-store.js';
import type { ExportWriter } from '#ports/export-writer.js';
import type { Extractor } from '#ports/extractor.js';
import type { IdentityProvider } from '#ports/identity-provider.js';
import type { Ids } from '#ports/ids.js';
import type { KeyVault } from '#ports/key-vault.js';
import type { Mailer } from '#ports/mailer.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { PageRenderer } from '#ports/page-renderer.js';
import type { PaymentGateway } from '#ports/payment-gateway.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import type { RequestCounter } from '#ports/request-counter.js';
import type { Tracing } from '#ports/tracing.js';
import type { RemoteFiles } from '#ports/remote-files.js';
import type { WebhookSender } from '#ports/webhook-sender.js';
import type { WorkQueue } from '#ports/work-queue.js';
import { SystemClock } from '#adapters/system/system-clock.js';
import { UuidIds } from '#adapters/system/uuid-ids.js';
import { inTime } from '#kernel/in-time.js';
import { EngineAway, type Engine } from './engine-away.js';
import { botCheck, identityProvider, mailer, payments, remoteFiles, webhookSender } from './gateways.js';
import { exportWriter } from './export-writer.js';
import { EngineUnavailable, Late, LateObjects, LateQueue } from './late-engines.js';
import { correctionLearner, extractor, pageRenderer } from './readers.js';
import {
  attemptStore,
  eventStore,
  keyVault,
  mayHoldALog,
  objectStore,
  readModelStore,
  requestCounter,
  workQueue,
  workQueueBeside,
  type LogUse,
} from './stores.js';
import { tracer } from './tracer.js';

export interface Adapters {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly events: EventStore;
  readonly models: ReadModelStore;
  readonly queue: WorkQueue;
  readonly objects: ObjectStore;
  readonly vault: KeyVault;
  readonly counter: RequestCounter;
  readonly attempts: AttemptStore;
  readonly botCheck: BotCheck;
  readonly payments: PaymentGateway;
  readonly identityProvider: IdentityProvider;
  readonly mailer: Mailer;
  readonly webhooks: WebhookSender;
  readonly remote: RemoteFiles;
  readonly extractor: Extractor;
  readonly learner: CorrectionLearner;
  readonly pages: PageRenderer;
  readonly exports: ExportWriter;
  /** Only with a collector. Events, queue and extractor are traced then. */
  readonly tracing?: Tracing;
  close(): Promise<void>;
}

/**
 * For a server: engines that are away are asked again until they answer.
 * @param openedWithinMs for an engine that accepts connections and says nothing
 * @throws EngineAway for one that will not come back by itself: it does not let us in, or is not what the URL says
 */
export async function openAdapters(
  config: Config,
  logger: Logger,
  openedWithinMs = OPENED_WITHIN_MS,
): Promise<Adapters> {
  const clock = new SystemClock();
  const say = (away: EngineAway) => logger.warn({ name: away.name }, `${away.message} (asked again until it answers)`);
  const starting = { say, openedWithinMs };
  const opened = await opening(async (open) => {
    const traced = await tracer(config, logger);
    if (traced) await open(Promise.resolve(traced.tracing));
    const { log, models, vault, queue: jobs, objects } = engines(config);
    const events = await open(eventStore(config, 'append'), log);
    const opensQueue = () => workQueue(config, clock, logger);
    const queue = await open(
      orLate(jobs, opensQueue, starting, (late) => new LateQueue(late)),
      jobs,
    );
    const reader = await open(extractor(config, logger));
    return {
      clock,
      ids: new UuidIds(),
      events: traced?.events(events) ?? events,
      models: await open(readModelStore(config), models),
      queue: traced?.queue(queue) ?? queue,
      objects: await open(
        orLate(
          objects,
          () => objectStore(config),
          starting,
          (late) => new LateObjects(late),
        ),
        objects,
      ),
      vault: await open(keyVault(config), vault),
      counter: await open(requestCounter(config, clock)),
      attempts: await open(attemptStore(config)),
      botCheck: await botCheck(config, clock, logger),
      payments: await open(payments(config, clock)),
      identityProvider: await identityProvider(config),
      extractor: traced?.extractor(reader) ?? reader,
      learner: await open(correctionLearner(config)),
      mailer: await open(mailer(config)),
      webhooks: await webhookSender(config),
      remote: await remoteFiles(),
      pages: await open(pageRenderer()),
      exports: await open(exportWriter()),
      ...(traced && { tracing: traced.tracing }),
    };
  });
  await mustLetUsIn(opened.engines, starting).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  return opened;
}

interface Starting {
  readonly say: (away: EngineAway) => void;
  readonly openedWithinMs: number;
}

/** Who is away is asked on by whoever needs it, and only said; a refusal ends the start. */
async function mustLetUsIn(engines: OpenedEngines['engines'], { say, openedWithinMs }: Starting): Promise<void> {
  await Promise.all(
    engines.map(async (engine) => {
      const away = await inTime(engine.ping(), openedWithinMs, () => new Error('no answer')).then(
        () => undefined,
        (error: unknown) => new EngineAway(engine, error),
      );
      if (away && !away.mayPass) throw away;
      // One that opens late says itself why.
      if (away && !(away.cause instanceof EngineUnavailable)) say(away);
    }),
  );
}

/** What tools work on: they give up when an engine is away, where a server goes on asking. */
export interface OpenedEngines {
  /** Those behind a URL */
  readonly engines: readonly (Engine & Pingable)[];
  close(): Promise<void>;
}

export type ReadSideAdapters = Pick<Adapters, 'clock' | 'ids' | 'events' | 'models' | 'vault' | 'tracing'> &
  OpenedEngines;

/**
 * For tools beside a running server: the embedded log is followed read-only, the queue, which one process owns, stays
 * closed. @throws when there is no log yet
 */
export async function openReadSideAdapters(config: Config): Promise<ReadSideAdapters> {
  return opening((open) => readSide(open, config, 'read'));
}

/** The same for tools that decide something: a server beside them sees within a second what they append. */
export async function openToDecide(config: Config): Promise<ReadSideAdapters> {
  return opening((open) => readSide(open, config, 'append'));
}

export type StoreAdapters = ReadSideAdapters & Pick<Adapters, 'objects'>;

/**
 * All that holds data, without the queue.
 * @param use of the log; an embedded one that is missing is not made to be read
 */
export async function openStores(config: Config, use: 'read' | 'copy'): Promise<StoreAdapters> {
  return opening(async (open) => ({
    ...(await readSide(open, config, use)),
    objects: await open(objectStore(config), engines(config).objects),
  }));
}

/** For tools beside a running server. */
export async function openQueueBeside(config: Config): Promise<OpenedEngines & Pick<Adapters, 'queue'>> {
  return opening(async (open) => ({
    queue: await open(workQueueBeside(config, new SystemClock()), engines(config).queue),
  }));
}

/** The engines that have a URL of their own; of stores in DATA_DIR there is nothing to say. */
function engines(config: Config) {
  const { eventStoreUrl, readModelUrl, keyVaultUrl, queueUrl, objectStoreUrl } = config;
  return {
    log: { name: 'the event store', variable: 'EVENT_STORE_URL', url: eventStoreUrl },
    models: { name: 'the store of read models', variable: 'READ_MODEL_URL', url: readModelUrl },
    vault: { name: 'the key vault', variable: 'KEY_VAULT_URL', url: keyVaultUrl },
    queue: { name: 'the queue', variable: 'QUEUE_URL', url: queueUrl },
    objects: { name: 'the object store', variable: 'OBJECT_STORE_URL', url: objectStoreUrl },
  } satisfies Record<string, Engine>;
}

/** For an engine that accepts connections and says nothing. */
const OPENED_WITHIN_MS = 15_000;

type Closable = { close(): Promise<void> };
type Pingable = { ping(): Promise<void> };
interface Open {
  <A extends Closable>(adapter: Promise<A>): Promise<A>;
  <A extends Closable & Pingable>(adapter: Promise<A>, engine: Engine): Promise<A>;
}

/** @throws when there is no log yet, unless it is to be made by copying */
async function readSide(open: Open, config: Config, use: LogUse) {
  if (use !== 'copy' && !mayHoldALog(config))
    throw new Error('there is no log yet; does DATA_DIR name the right folder?');
  return {
    clock: new SystemClock(),
    ids: new UuidIds(),
    events: await open(eventStore(config, use), engines(config).log),
    models: await open(readModelStore(config), engines(config).models),
    vault: await open(keyVault(config), engines(config).vault),
  };
}

/**
 * Opens one after another; closes in the opposite order, also when one of them could not be opened.
 * @throws EngineAway
 */
async function opening<T>(openAll: (open: Open) => Promise<T>): Promise<T & OpenedEngines> {
  const opened: Closable[] = [];
  const behindUrls: (Engine & Pingable)[] = [];
  const close = async () => {
    for (const adapter of opened.splice(0).reverse()) await adapter.close();
  };
  const open = async <A extends Closable & Partial<Pingable>>(adapter: Promise<A>, engine?: Engine): Promise<A> => {
    const away = engine && !/^(sqlite|file):/.test(engine.url) ? engine : undefined;
    const ready = await (away ? orAway(adapter, away) : adapter);
    opened.push(ready);
    if (away) behindUrls.push({ ...away, ping: async () => ready.ping?.() });
    return ready;
  };
  try {
    return { ...(await openAll(open)), engines: behindUrls, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The engine itself when it is there. @throws what it says when asking again would be of no use */
async function orLate<A extends Closable>(
  engine: Engine,
  open: () => Promise<A>,
  { say, openedWithinMs }: Starting,
  lateAs: (late: Late<A>) => A,
): Promise<A> {
  const first = open();
  const silent = new Error('no answer');
  try {
    return await inTime(first, openedWithinMs, () => silent);
  } catch (error) {
    const away = new EngineAway(engine, error);
    if (!away.mayPass) throw error;
    // What is under way may not say so for long.
    if (error === silent) say(away);
    return lateAs(new Late(engine, first, open, say));
  }
}

async function orAway<A>(adapter: Promise<A>, engine: Engine): Promise<A> {
  try {
    return await inTime(adapter, OPENED_WITHIN_MS, () => new Error('no answer'));
  } catch (error) {
    throw new EngineAway(engine, error);
  }
}
