/**
 * Follows the log for one collection from its checkpoint: events go to the writer, positions of filtered-out events are
 * stored at most every 50 ms (in this process they count at once), so that an idle read model does not write on every
 * append; more seldom where nobody waits for them.
 */
import type { RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { SubscriptionMessage } from '#ports/event-store.js';
import type { ReadSideEngine } from './read-side-engine.js';

const STORE_SKIPPED_EVERY_MS = 50;

export interface Follower {
  readonly collection: string;
  readonly types: readonly string[];
  readonly after: Position | undefined;
  /** @param position of the last of them */
  apply(events: readonly RecordedEvent[], position: Position): Promise<void>;
  skipTo(position: Position): Promise<void>;
  caughtUp?(position: Position): void | Promise<void>;
}

/** Ends when the signal aborts. @throws whatever `apply` and `skipTo` throw */
export async function follow(
  engine: ReadSideEngine,
  follower: Follower,
  signal: AbortSignal,
  {
    batchSize,
    storeSkippedEveryMs = STORE_SKIPPED_EVERY_MS,
  }: { batchSize?: number; storeSkippedEveryMs?: number } = {},
): Promise<void> {
  // Ends the subscription also when the follower fails: its iterator cannot be closed while it waits for the next
  // event.
  const failed = new AbortController();
  const messages = engine.events
    .subscribe({
      after: follower.after,
      types: follower.types,
      signal: AbortSignal.any([signal, failed.signal]),
      batchSize,
    })
    [Symbol.asyncIterator]();
  let stored = follower.after;
  let skipped: Position | undefined;
  // When `skipped` must be stored, however busy the log is. One timer for all that is skipped until then, not one for
  // each message.
  let storeAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let due: Promise<'due'> | undefined;
  let next = messages.next();
  const nothingSkipped = () => {
    skipped = undefined;
    clearTimeout(timer);
  };
  const flush = async () => {
    if (skipped !== undefined && (stored === undefined || skipped > stored)) {
      await follower.skipTo(skipped);
      stored = skipped;
    }
    nothingSkipped();
  };
  try {
    for (;;) {
      const arrived: IteratorResult<SubscriptionMessage> | 'due' = await (skipped === undefined || !due
        ? next
        : Promise.race([next, due]));
      if (arrived === 'due') {
        await flush();
        continue;
      }
      if (arrived.done) break;
      const message = arrived.value;
      if (message.kind === 'events') {
        await follower.apply(message.events, message.position);
        stored = message.position;
        nothingSkipped();
      } else {
        if (stored === undefined || message.position > stored) {
          if (skipped === undefined) {
            storeAt = performance.now() + storeSkippedEveryMs;
            due = new Promise((resolve) => (timer = setTimeout(resolve, storeSkippedEveryMs, 'due')));
          }
          skipped = message.position;
          engine.progress.report(follower.collection, message.position);
        }
        if (skipped !== undefined && performance.now() >= storeAt) await flush();
        if (message.kind === 'caught-up') await follower.caughtUp?.(message.position);
      }
      next = messages.next();
    }
  } finally {
    clearTimeout(timer);
    failed.abort();
    await next.catch(() => undefined);
    await messages.return?.();
  }
  await flush();
}
