/**
 * LogFeed: the log as one process reads it. To its consumers it is what a store's subscription is, each event once, in
 * order, for as long as they read; but however many there are, the store is read once for all who stand close together.
 * Who is far behind the others, or keeps them waiting, is read for alone until it has caught up with them. Of those who
 * have much to do one begins in each turn of the event loop, so that they leave room for requests.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '#kernel/position.js';
import type { EventStore, SubscribeOptions, SubscriptionMessage } from '#ports/event-store.js';
import { FeedConsumer } from './feed-consumer.js';
import { SharedSubscription, type FeedLimits } from './shared-subscription.js';

export const FEED_LIMITS: FeedLimits = {
  events: 2_000,
  bytes: 32_000_000,
  page: 500,
  patienceMs: 20,
  patienceBehindMs: 1_000,
  settleMs: 100,
  restMs: 2_000,
};

/** Events that are no reason to wait for a turn: at the head views follow the log at once. */
const A_FEW = 32;

/** What readers of a log ask of it. */
export type LogReader = Pick<EventStore, 'read' | 'head' | 'subscribe'>;

export class LogFeed implements LogReader {
  #subscriptions: SharedSubscription[] = [];
  #turns: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: LogReader,
    private readonly limits: FeedLimits = FEED_LIMITS,
  ) {}

  read: LogReader['read'] = (...of) => this.store.read(...of);

  head(): Promise<Position> {
    return this.store.head();
  }

  async *subscribe(options: SubscribeOptions): AsyncGenerator<SubscriptionMessage> {
    const { signal } = options;
    const consumer = new FeedConsumer(options);
    try {
      for (;;) {
        const message = await this.#next(consumer, signal);
        if (!message) return;
        consumer.takenAt = performance.now();
        yield message;
        consumer.takenAt = undefined;
      }
    } finally {
      this.#of(consumer)?.leave(consumer);
    }
  }

  async #next(consumer: FeedConsumer, signal: AbortSignal): Promise<SubscriptionMessage | undefined> {
    while (!signal.aborted) {
      if (this.#seated(consumer).backlogOf(consumer) > A_FEW) {
        await (this.#turns = this.#turns.then(() => nextTurn()));
        if (signal.aborted) break;
      }
      const message = this.#of(consumer)?.take(consumer);
      if (message) return message;
      if (!consumer.ended) await consumer.bell.wait(signal);
      if (consumer.ended?.fault !== undefined) throw consumer.ended.fault;
      if (consumer.ended) break;
    }
    return undefined;
  }

  /** None: it has not begun, or was left behind. */
  #of(consumer: FeedConsumer): SharedSubscription | undefined {
    return this.#subscriptions.find((each) => each.has(consumer));
  }

  /**
   * The subscription it is to read from: of those that hold its position the one that is furthest; its own when none
   * does.
   */
  #seated(consumer: FeedConsumer): SharedSubscription {
    const current = this.#of(consumer);
    this.#subscriptions = this.#subscriptions.filter(({ abandoned }) => !abandoned);
    const [best] = this.#subscriptions
      .filter((each) => each === current || each.holds(consumer.position))
      .sort((a, b) => (a.reached < b.reached ? 1 : a.reached > b.reached ? -1 : 0)); // of equals the older one
    if (current && (best === undefined || best === current)) return current;
    current?.leave(consumer);
    if (!best) return this.#opened(consumer);
    best.join(consumer);
    consumer.begun = true;
    return best;
  }

  #opened(consumer: FeedConsumer): SharedSubscription {
    const opened = new SharedSubscription(this.store, this.limits, consumer.position);
    opened.join(consumer);
    this.#subscriptions.push(opened);
    void opened.run(!consumer.begun);
    consumer.begun = true;
    return opened;
  }
}
