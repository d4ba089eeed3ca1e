/** The read side as the apps put it together, over a test's write side and read model store. */
import type { ReadModelStore } from '#ports/read-model-store.js';
import { FEED_LIMITS, LogFeed } from '#read-side/log-feed.js';
import { Lookout } from '#read-side/lookout.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import type { WriteSide } from './embedded-stores.js';
import type { TempFolder } from './temp-folder.js';

export interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly facts: Record<string, unknown>;
}

export function engineOver(
  side: WriteSide,
  models: ReadModelStore,
  owner = 'one',
): ReadSideEngine & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  return {
    events: new LogFeed(side.events, { ...FEED_LIMITS, settleMs: 0 }),
    codec: side.codec,
    models,
    progress: new ReadModelProgress(models),
    lookout: new Lookout(models),
    clock: side.clock,
    owner,
    log: (level, message, facts) => void lines.push({ level, message, facts }),
    lines,
  };
}

export interface Running {
  /** Resolves once the loop has ended. */
  stop(): Promise<void>;
}

/** Runs a loop until it is stopped, at the latest when the test is over. */
export function runUntilStopped(folder: TempFolder, loop: { run(signal: AbortSignal): Promise<void> }): Running {
  const abort = new AbortController();
  const ended = loop.run(abort.signal);
  const stop = () => {
    abort.abort();
    return ended;
  };
  folder.closeAfterTest({ close: stop });
  return { stop };
}
