/**
 * The adapters of one process: all of them for a server, fewer for tools. Opened one after another and closed
 * together; which one stands behind a port is chosen in stores.ts, readers.ts and gateways.ts.
 */
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/logging.js';
import type { BotCheck } from '#ports/bot-check.js';
import type { Clock } from '#ports/clock.js';
import type { CorrectionLearner } from '#ports/correction-learner.js';
import type { EventStore } from '#ports/event-store.js';
import type { Extractor } from '#ports/extractor.js';
import type { Ids } from '#ports/ids.js';
import type { KeyVault } from '#ports/key-vault.js';
import type { Mailer } from '#ports/mailer.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { PageRenderer } from '#ports/page-renderer.js';
import type { PaymentGateway } from '#ports/payment-gateway.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import type { Tracing } from '#ports/tracing.js';
import type { WorkQueue } from '#ports/work-queue.js';
import { SystemClock } from '#adapters/system/system-clock.js';
import { UuidIds } from '#adapters/system/uuid-ids.js';
import { botCheck, mailer, payments } from './gateways.js';
import { correctionLearner, extractor, pageRenderer } from './readers.js';
import {
  eventStore,
  keyVault,
  mayHoldALog,
  objectStore,
  readModelStore,
  workQueue,
  workQueueBeside,
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
  readonly botCheck: BotCheck;
  readonly payments: PaymentGateway;
  readonly mailer: Mailer;
  readonly extractor: Extractor;
  readonly learner: CorrectionLearner;
  readonly pages: PageRenderer;
  /** Only with a collector. Events, queue and extractor are traced then. */
  readonly tracing?: Tracing;
  close(): Promise<void>;
}

export async function openAdapters(config: Config, logger: Logger): Promise<Adapters> {
  const clock = new SystemClock();
  return opening(async (open) => {
    const traced = await tracer(config, logger);
    if (traced) await open(Promise.resolve(traced.tracing));
    const events = await open(eventStore(config, false));
    const queue = await open(workQueue(config, clock, logger));
    const reader = await open(extractor(config, logger));
    return {
      clock,
      ids: new UuidIds(),
      events: traced?.events(events) ?? events,
      models: await open(readModelStore(config)),
      queue: traced?.queue(queue) ?? queue,
      objects: await open(objectStore(config)),
      vault: await open(keyVault(config)),
      botCheck: await botCheck(config, clock, logger),
      payments: await open(payments(config, clock)),
      extractor: traced?.extractor(reader) ?? reader,
      learner: await open(correctionLearner(config)),
      mailer: await open(mailer(config)),
      pages: await open(pageRenderer()),
      ...(traced && { tracing: traced.tracing }),
    };
  });
}

export type ReadSideAdapters = Pick<Adapters, 'clock' | 'ids' | 'events' | 'models' | 'vault' | 'tracing' | 'close'>;

/**
 * For tools beside a running server: the embedded log is followed read-only, the queue, which one process owns, stays
 * closed.
 */
export async function openReadSideAdapters(config: Config): Promise<ReadSideAdapters> {
  return opening((open) => readSide(open, config, true));
}

/**
 * The same for tools that decide something: a server beside them sees within a second what they append. @throws when
 * there is no log yet
 */
export async function openToDecide(config: Config): Promise<ReadSideAdapters> {
  if (!mayHoldALog(config)) throw new Error('there is no log yet; does DATA_DIR name the right folder?');
  return opening((open) => readSide(open, config, false));
}

export type StoreAdapters = ReadSideAdapters & Pick<Adapters, 'objects'>;

/**
 * All that holds data, without the queue. @param readOnlyLog for tools that append nothing; an embedded log that is
 * missing is not made then
 */
export async function openStores(config: Config, readOnlyLog: boolean): Promise<StoreAdapters> {
  return opening(async (open) => ({
    ...(await readSide(open, config, readOnlyLog)),
    objects: await open(objectStore(config)),
  }));
}

/** For tools beside a running server. */
export async function openQueueBeside(config: Config): Promise<WorkQueue> {
  return workQueueBeside(config, new SystemClock());
}

type Closable = { close(): Promise<void> };
type Open = <A extends Closable>(adapter: Promise<A>) => Promise<A>;

async function readSide(open: Open, config: Config, readOnlyLog: boolean) {
  return {
    clock: new SystemClock(),
    ids: new UuidIds(),
    events: await open(eventStore(config, readOnlyLog)),
    models: await open(readModelStore(config)),
    vault: await open(keyVault(config)),
  };
}

/** Opens one after another; closes in the opposite order, also when one of them could not be opened. */
async function opening<T>(openAll: (open: Open) => Promise<T>): Promise<T & Closable> {
  const opened: Closable[] = [];
  const close = async () => {
    for (const adapter of opened.splice(0).reverse()) await adapter.close();
  };
  try {
    const adapters = await openAll(async (adapter) => {
      const ready = await adapter;
      opened.push(ready);
      return ready;
    });
    return { ...adapters, close };
  } catch (error) {
    await close();
    throw error;
  }
}
