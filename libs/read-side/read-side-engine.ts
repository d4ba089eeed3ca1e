/**
 * What every runner of the read side needs. `owner` names this process in leases; `log` gets one line per thing worth
 * knowing.
 */
import type { Backoff } from '#kernel/backoff.js';
import type { Log } from '#kernel/log.js';
import { type Clock } from '#ports/clock.js';
import { type ReadModelStore } from '#ports/read-model-store.js';
import type { Tracing } from '#ports/tracing.js';
import { type EventCodec } from '#write-side/event-codec.js';
import type { LogReader } from './log-feed.js';
import type { Lookout } from './lookout.js';
import { type ReadModelProgress } from './read-model-progress.js';

export interface ReadSideEngine {
  /** Of a process that runs many at a time a LogFeed. */
  readonly events: LogReader;
  readonly codec: EventCodec;
  readonly models: ReadModelStore;
  readonly progress: ReadModelProgress;
  readonly lookout: Lookout;
  readonly clock: Clock;
  readonly owner: string;
  /** Bytes; as view-size.ts has it when absent. */
  readonly largestView?: number;
  /** Absent: nothing is traced. */
  readonly tracing?: Tracing;
  readonly log: Log;
}

/** How a runner comes back to stores that do not answer. */
export const STORES_AWAY: Backoff = { firstMs: 200, longestMs: 10_000 };
