/** The read side's engine over one process's adapters. */
import type { Logger } from '#platform/logging.js';
import { LogFeed } from '#read-side/log-feed.js';
import { Lookout } from '#read-side/lookout.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { EventCodec } from '#write-side/event-codec.js';
import { KeyRing } from '#write-side/key-ring.js';
import type { ReadSideAdapters } from './adapters.js';
import { registry } from './registry.js';

/** @param owner names this process in leases */
export function engineFor(
  adapters: Omit<ReadSideAdapters, 'engines'>,
  keys: KeyRing,
  owner: string,
  logger: Logger,
): ReadSideEngine {
  return {
    events: new LogFeed(adapters.events),
    codec: new EventCodec(registry(), keys),
    models: adapters.models,
    progress: new ReadModelProgress(adapters.models),
    lookout: new Lookout(adapters.models),
    clock: adapters.clock,
    owner,
    ...(adapters.tracing && { tracing: adapters.tracing }),
    log: (level, message, facts) => logger[level](facts, message),
  };
}
