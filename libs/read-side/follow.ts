/**
 * Follows the log for one collection from its checkpoint: events go to the follower, and how far it is is stored with
 * what they made. At the head that is done at once. Who is behind gathers: it stores every 2,000 events or 250 ms,
 * because a commit costs nearly the same for one event as for many; until it is at the head for the first time, when
 * nobody waits to see what just happened, every 10,000 or second. Positions of filtered-out events are stored at most
 * every 50 ms (in this process they count at once), so that an idle read model does not write on every append; more
 * seldom where nobody waits for them.
 */
import type { RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { SubscriptionMessage } from '#ports/event-store.js';
import type { ReadSideEngine } from './read-side-engine.js';

const GATHER = { events: 2_000, ms: 250 };
const GATHER_AT_FIRST = { events: 10_000, ms: 1_000 };
const STORE_SKIPPED_EVERY_MS = 50;

export interface Follower {
  readonly collection: string;
  readonly types: readonly string[];
  readonly after: Position | undefined;
  /**
   * Takes them in; what they made need not be stored before `store` is called.
   * @returns how far it came: the position of the last one, unless the signal aborted before; undefined when it took
   * none
   */
  apply(events: readonly RecordedEvent[]): Promise<Position | undefined>;
  /** Stores what was applied, and that it stands there. @param position beyond what was stored before */
  store(position: Position): Promise<void>;
  /** What was applied until now is stored. */
  caughtUp?(position: Position): void | Promise<void>;
}

/** Ends when the signal aborts. @throws whatever the follower throws */
export async function follow(
  engine: ReadSideEngine,
  follower: Follower,
  signal: AbortSignal,
  {
    batchSize = 500,
    storeSkippedEveryMs = STORE_SKIPPED_EVERY_MS,
    gather = GATHER,
    gatherAtFirst = GATHER_AT_FIRST,
  }: {
    batchSize?: number;
    storeSkippedEveryMs?: number;
    gather?: typeof GATHER;
    gatherAtFirst?: typeof GATHER;
  } = {},
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
  let reached = follower.after;
  let stored = follower.after;
  /** Events applied since. */
  let gathered = 0;
  let behind = true;
  let most = gatherAtFirst;
  const due = new Due();
  const store = async () => {
    due.clear();
    if (reached === undefined || reached === stored) return;
    await follower.store(reached);
    stored = reached;
    gathered = 0;
  };
  const take = async (message: SubscriptionMessage) => {
    if (message.kind === 'events') {
      const upTo = await follower.apply(message.events);
      if (upTo === undefined) return;
      reached = upTo;
      gathered += message.events.length;
      behind ||= message.events.length >= batchSize;
      if (behind && gathered < most.events) due.within(most.ms);
      else await store();
      return;
    }
    if (message.kind === 'caught-up') {
      behind = false;
      most = gather;
    }
    if (reached === undefined || message.position > reached) {
      reached = message.position;
      if (gathered === 0) engine.progress.report(follower.collection, reached);
      due.within(most === gather ? storeSkippedEveryMs : Math.max(storeSkippedEveryMs, most.ms));
    }
    if (message.kind === 'checkpoint') return;
    if (gathered > 0) await store();
    await follower.caughtUp?.(message.position);
  };

  let next = messages.next();
  try {
    for (;;) {
      const arrived = await (due.promise ? Promise.race([next, due.promise]) : next);
      if (arrived === 'due') {
        await store();
        continue;
      }
      if (arrived.done) break;
      await take(arrived.value);
      if (due.isOver()) await store();
      next = messages.next();
    }
  } finally {
    due.clear();
    failed.abort();
    await next.catch(() => undefined);
    await messages.return?.();
  }
  await store();
}

/** When something must be done at the latest, however much happens until then: one timer for all of it. */
class Due {
  promise: Promise<'due'> | undefined;
  #at = Infinity;
  #timer: NodeJS.Timeout | undefined;

  within(ms: number): void {
    const at = performance.now() + ms;
    if (at >= this.#at) return;
    clearTimeout(this.#timer);
    this.#at = at;
    this.promise = new Promise((resolve) => (this.#timer = setTimeout(resolve, ms, 'due')));
  }

  isOver(): boolean {
    return performance.now() >= this.#at;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#at = Infinity;
    this.promise = undefined;
  }
}
