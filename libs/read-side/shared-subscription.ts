/**
 * One subscription of the store, read by many consumers. What was read last is kept in a window; each consumer goes
 * through it at its own pace and takes what it wants. Nothing more is read while the slowest has a full window before
 * it; one that keeps others waiting for too long is left behind: it goes on elsewhere from where it is, and they read
 * on. Who wants other types than are read widens the subscription, which is then read again from the least of the
 * positions; a consumer is never given what it has passed.
 */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Bell } from '#kernel/bell.js';
import type { RecordedEvent } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { EventStore, SubscriptionMessage } from '#ports/event-store.js';
import type { FeedConsumer } from './feed-consumer.js';
import { FeedWindow, type WindowLimits } from './feed-window.js';

export interface FeedLimits extends WindowLimits {
  /** Events asked of the store at once. */
  readonly page: number;
  /**
   * How long one may keep others waiting while the process has nothing to do: once, and again after some
   * thousand events.
   */
  readonly patienceMs: number;
  /** The same until the head was reached for the first time: a log that is fetched twice costs all of them more. */
  readonly patienceBehindMs: number;
  /** Before a log is read from further back: how long nobody else may have come who is to be read for as well. */
  readonly settleMs: number;
  /** For how long nothing was added, and everybody is through, before the window is let go. */
  readonly restMs: number;
}

/** However many come. */
const LONGEST_SETTLING_MS = 5_000;
/** Events after which all patience is there again. */
const FORGIVEN_AFTER = 20_000;
const TELL_AFTER_MS = 10;
/** Of its patience: however busy the process is, longer than that nobody waits for somebody who is at one message. */
const MOST_AT_ONE = 5;

export class SharedSubscription {
  readonly #consumers = new Set<FeedConsumer>();
  #joined = 0;
  /** Asked of the store; all when undefined. */
  #types: ReadonlySet<string> | undefined = new Set();
  readonly #window: FeedWindow;
  #reached: Position;
  #atHead = false;
  /** It was at the head before: somebody may wait to see what comes now. */
  #live = false;
  /** Ends the reading that is under way. */
  #reading = new AbortController();
  /** Events in the window since its consumers were last woken. */
  #untold = 0;
  #telling: NodeJS.Timeout | undefined;
  #resting: NodeJS.Timeout | undefined;
  /** A consumer moved on, came or left. */
  readonly #moved = new Bell();

  constructor(
    private readonly store: Pick<EventStore, 'head' | 'subscribe'>,
    private readonly limits: FeedLimits,
    from: Position,
  ) {
    this.#window = new FeedWindow(limits, from);
    this.#reached = from;
  }

  /** Everything up to here was read. */
  get reached(): Position {
    return this.#reached;
  }

  /** Whether one who stands there can go on here. */
  holds(position: Position): boolean {
    return this.#window.follows(position) && position <= this.#reached;
  }

  has(consumer: FeedConsumer): boolean {
    return this.#consumers.has(consumer);
  }

  get #patienceMs(): number {
    return this.#live ? this.limits.patienceMs : this.limits.patienceBehindMs;
  }

  /** Nobody reads from it any more. */
  get abandoned(): boolean {
    return this.#consumers.size === 0;
  }

  /** @param consumer one whose position it holds */
  join(consumer: FeedConsumer): void {
    this.#consumers.add(consumer);
    this.#joined += 1;
    consumer.patience = this.#patienceMs;
    consumer.next = this.#window.first;
    if (this.#covers(consumer)) return;
    this.#types = consumer.types && this.#types && new Set([...this.#types, ...consumer.types]);
    this.#readAgain();
  }

  leave(consumer: FeedConsumer): void {
    this.#consumers.delete(consumer);
    this.#moved.ring();
    if (!this.abandoned) return;
    this.#reading.abort();
    clearTimeout(this.#telling);
    clearTimeout(this.#resting);
  }

  /**
   * How many events of the window it has to go through from the next that is for it; 0 when none is. Moves it past
   * those before.
   */
  backlogOf(consumer: FeedConsumer): number {
    const behind = consumer.next;
    const { end } = this.#window;
    while (consumer.next < end && !consumer.wants(this.#window.at(consumer.next))) consumer.next += 1;
    if (consumer.next > behind) this.#moved.ring();
    return end - consumer.next;
  }

  /** What comes next for the consumer; undefined when it has to wait. */
  take(consumer: FeedConsumer): SubscriptionMessage | undefined {
    this.#moved.ring(); // also when it has to wait: somebody may be left behind for it
    const events: RecordedEvent[] = [];
    while (events.length < consumer.batchSize && this.backlogOf(consumer) > 0)
      events.push(this.#window.at(consumer.next++));
    const position = events.at(-1)?.position ?? this.#reached;
    const news = events.length > 0 || position > consumer.position;
    if (!news && !(this.#atHead && !consumer.atHead && position === consumer.position)) return undefined;
    consumer.position = position;
    consumer.atHead = events.length === 0 && this.#atHead;
    if (events.length > 0) return { kind: 'events', events, position };
    return { kind: this.#atHead ? 'caught-up' : 'checkpoint', position };
  }

  /** Reads for as long as there is anybody to read for. @param settle others may be about to come */
  async run(settle: boolean): Promise<void> {
    try {
      await (settle ? this.#settled() : nextTurn());
      while (!this.abandoned) {
        this.#reading = new AbortController();
        await this.#read(this.#reading.signal);
        if (!this.#reading.signal.aborted) return this.#end({});
      }
    } catch (fault) {
      this.#end({ fault });
    }
  }

  /** Those who come together are read for together: when a process starts, or many read models are built again. */
  async #settled(): Promise<void> {
    await nextTurn();
    const { settleMs } = this.limits;
    const until = performance.now() + LONGEST_SETTLING_MS;
    while (settleMs > 0 && performance.now() < until && (await this.store.head()) > this.#reached) {
      const [joined, idle] = [this.#joined, idleMs()];
      await sleep(settleMs);
      // On a busy thread those who are about to come need longer.
      if (this.#joined === joined && idleMs() - idle > settleMs / 5) return;
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    const { page: batchSize } = this.limits;
    const types = this.#types && [...this.#types];
    for await (const message of this.store.subscribe({ after: this.#reached, types, signal, batchSize })) {
      if (signal.aborted) return;
      this.#keep(message);
      await this.#room(signal);
      if (signal.aborted) return;
    }
  }

  #keep(message: SubscriptionMessage): void {
    if (message.kind === 'events') this.#window.push(message.events);
    this.#reached = message.position;
    // Stores say it once; what is told then without events is still the head, for those who come later, too.
    if (message.kind !== 'checkpoint') this.#atHead = message.kind === 'caught-up';
    this.#live ||= this.#atHead;
    this.#rest();
    // Some stores tell event by event. At the head nothing is put off: `caught-up` follows.
    this.#untold += message.kind === 'events' ? message.events.length : 0;
    if (this.#atHead || this.#untold >= this.limits.page) this.#tell();
    else this.#telling ??= setTimeout(() => this.#tell(), TELL_AFTER_MS);
  }

  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    const patienceMs = this.#patienceMs;
    const regained = (patienceMs * this.#untold) / FORGIVEN_AFTER;
    this.#untold = 0;
    for (const consumer of this.#consumers) {
      consumer.patience = Math.min(patienceMs, consumer.patience + regained);
      consumer.bell.ring();
    }
  }

  /** What everybody is through is for those who come a little late; after a while nobody does. */
  #rest(): void {
    clearTimeout(this.#resting);
    if (this.#window.first === this.#window.end) return;
    this.#resting = setTimeout(() => {
      const { end } = this.#window;
      if (!this.#atHead || [...this.#consumers].some(({ next }) => next < end)) return this.#rest();
      this.#window.clear(this.#reached);
    }, this.limits.restMs).unref();
  }

  /** Waits until there is room in the window, which is when all have passed its first events. */
  async #room(signal: AbortSignal): Promise<void> {
    for (let before = idleMs(); !signal.aborted && !this.#window.makeRoom(this.#passed);) {
      const slow = this.#keepingOthersWaiting();
      await this.#moved.wait(signal, Math.min(...slow.map(({ patience }) => patience)));
      const now = idleMs();
      for (const consumer of slow) consumer.patience -= now - before;
      before = now;
      this.#leaveBehind();
    }
  }

  /** Those who are last by a whole window and at work, when others have nothing left to do. */
  #keepingOthersWaiting(): FeedConsumer[] {
    const { first, end } = this.#window;
    const consumers = [...this.#consumers];
    if (!consumers.some(({ next, takenAt }) => next === end && takenAt === undefined)) return [];
    return consumers.filter(({ next, takenAt }) => next === first && takenAt !== undefined);
  }

  #leaveBehind(): void {
    const tooLong = performance.now() - this.#patienceMs * MOST_AT_ONE;
    for (const consumer of this.#keepingOthersWaiting())
      if (consumer.patience <= 0 || consumer.takenAt! <= tooLong) this.leave(consumer);
  }

  /** Number of the first event that somebody has not passed. */
  get #passed(): number {
    return Math.min(...[...this.#consumers].map(({ next }) => next));
  }

  #covers({ types }: FeedConsumer): boolean {
    return !this.#types || (types !== undefined && [...types].every((type) => this.#types?.has(type)));
  }

  #readAgain(): void {
    const from = [...this.#consumers].map(({ position }) => position).reduce((a, b) => (a < b ? a : b));
    this.#window.clear(from);
    this.#reached = from;
    this.#atHead = false;
    for (const consumer of this.#consumers) consumer.next = this.#window.first;
    this.#reading.abort();
  }

  #end(end: { readonly fault?: unknown }): void {
    for (const consumer of [...this.#consumers]) {
      consumer.ended = end;
      this.leave(consumer);
      consumer.bell.ring();
    }
  }
}

/**
 * Time in which the event loop had nothing to do. Who is slow because the thread is busy keeps nobody from anything: it
 * would be no quicker for anybody.
 */
function idleMs(): number {
  return performance.eventLoopUtilization().idle;
}
