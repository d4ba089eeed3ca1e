/**
 * The stores, each by its URL: embedded in DATA_DIR, or a real engine, whose client is imported only when its URL is
 * set, so that the embedded mode never loads it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '#platform/config.js';
import { createLogger, type Logger } from '#platform/logging.js';
import type { AttemptStore } from '#ports/attempt-store.js';
import type { Clock } from '#ports/clock.js';
import type { EventStore } from '#ports/event-store.js';
import type { KeyVault } from '#ports/key-vault.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import type { RequestCounter } from '#ports/request-counter.js';
import type { WorkQueue } from '#ports/work-queue.js';

const LOOK_FOR_OTHERS_MS = 1_000;

/** Of a log that takes a copy: events from before there was a bound are taken as they are. */
export const COPY = { most: Infinity } as const;

/** What a log is opened for: to be read, to be appended to, or to take a copy of another. */
export type LogUse = 'read' | 'append' | 'copy';

/** False only for an embedded log whose file is not there; opening it for writing would make one. */
export function mayHoldALog({ eventStoreUrl, dataDir }: Pick<Config, 'eventStoreUrl' | 'dataDir'>): boolean {
  return !eventStoreUrl.startsWith('sqlite:') || existsSync(fileFor({ dataDir }, eventStoreUrl, 'events.db'));
}

export async function eventStore(config: Config, use: LogUse): Promise<EventStore> {
  const readOnly = use === 'read';
  const bounds = use === 'copy' ? COPY : {};
  if (config.eventStoreUrl.startsWith('sqlite:')) {
    const { EmbeddedEventStore } = await import('#adapters/embedded/embedded-event-store.js');
    // An operator's command may append beside a server.
    const followOtherWritersMs = readOnly ? undefined : LOOK_FOR_OTHERS_MS;
    return new EmbeddedEventStore(fileFor(config, config.eventStoreUrl, 'events.db'), {
      readOnly,
      followOtherWritersMs,
      ...bounds,
    });
  }
  const { EventStoreDbEventStore } = await import('#adapters/eventstoredb/eventstoredb-event-store.js');
  return new EventStoreDbEventStore(config.eventStoreUrl, bounds);
}

export async function readModelStore(config: Config): Promise<ReadModelStore> {
  if (config.readModelUrl.startsWith('sqlite:')) {
    const { EmbeddedReadModelStore } = await import('#adapters/embedded/embedded-read-model-store.js');
    return new EmbeddedReadModelStore(fileFor(config, config.readModelUrl, 'read-models.db'));
  }
  const { MongoReadModelStore } = await import('#adapters/mongodb/mongo-read-model-store.js');
  return new MongoReadModelStore(config.readModelUrl);
}

/** With the read models: where they are embedded, all processes are one. */
export async function requestCounter(config: Config, clock: Clock): Promise<RequestCounter> {
  if (config.readModelUrl.startsWith('sqlite:')) {
    const { MemoryRequestCounter } = await import('#adapters/request-counter/memory-request-counter.js');
    return new MemoryRequestCounter(clock);
  }
  const { MongoRequestCounter } = await import('#adapters/mongodb/mongo-request-counter.js');
  return new MongoRequestCounter(config.readModelUrl, clock);
}

/** With the read models, too. */
export async function attemptStore(config: Config): Promise<AttemptStore> {
  if (config.readModelUrl.startsWith('sqlite:')) {
    const { EmbeddedAttemptStore } = await import('#adapters/embedded/embedded-attempt-store.js');
    return new EmbeddedAttemptStore(join(config.dataDir, 'attempts.db'));
  }
  const { MongoAttemptStore } = await import('#adapters/mongodb/mongo-attempt-store.js');
  return new MongoAttemptStore(config.readModelUrl);
}

export async function workQueue(config: Config, clock: Clock, logger: Logger): Promise<WorkQueue> {
  const onError = (error: unknown) => logger.warn({ error }, 'work queue');
  if (config.queueUrl.startsWith('sqlite:')) {
    const { EmbeddedWorkQueue } = await import('#adapters/embedded/embedded-work-queue.js');
    return new EmbeddedWorkQueue(fileFor(config, config.queueUrl, 'queue.db'), clock, { onError });
  }
  const { NatsWorkQueue } = await import('#adapters/nats/nats-work-queue.js');
  return NatsWorkQueue.connect(config.queueUrl, clock, { onError });
}

/** For tools: jobs that a running server has in hand stay in its hands. */
export async function workQueueBeside(config: Config, clock: Clock): Promise<WorkQueue> {
  if (!config.queueUrl.startsWith('sqlite:')) return workQueue(config, clock, createLogger('silent'));
  const { EmbeddedWorkQueue } = await import('#adapters/embedded/embedded-work-queue.js');
  return new EmbeddedWorkQueue(fileFor(config, config.queueUrl, 'queue.db'), clock, { beside: true });
}

export async function objectStore(config: Config): Promise<ObjectStore> {
  if (config.objectStoreUrl.startsWith('file:')) {
    const { FolderObjectStore } = await import('#adapters/embedded/folder-object-store.js');
    return new FolderObjectStore(fileFor(config, config.objectStoreUrl, 'objects'));
  }
  const { MinioObjectStore } = await import('#adapters/minio/minio-object-store.js');
  return MinioObjectStore.connect(config.objectStoreUrl);
}

export async function keyVault(config: Config): Promise<KeyVault> {
  if (config.keyVaultUrl.startsWith('sqlite:')) {
    const { EmbeddedKeyVault } = await import('#adapters/embedded/embedded-key-vault.js');
    return new EmbeddedKeyVault(fileFor(config, config.keyVaultUrl, 'keys.db'), config.masterKey);
  }
  const { MongoKeyVault } = await import('#adapters/mongodb/mongo-key-vault.js');
  return new MongoKeyVault(config.keyVaultUrl, config.masterKey);
}

/** `sqlite:` and `file:` alone mean the default place in DATA_DIR; a path behind them another place. */
function fileFor({ dataDir }: Pick<Config, 'dataDir'>, url: string, name: string): string {
  const path = url.replace(/^(sqlite|file):/, '');
  if (path === '') return join(dataDir, name);
  return path.startsWith('//') ? fileURLToPath(`file:${path}`) : path;
}
