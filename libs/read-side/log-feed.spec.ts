import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { EmbeddedEventStore } from '#adapters/embedded/embedded-event-store.js';
import { ORIGIN, positionNumber, positionOf, type Position } from '#kernel/position.js';
import { aStream, anEvent } from '#ports/event-store-contract/samples.js';
import type { SubscribeOptions, SubscriptionMessage } from '#ports/event-store.js';
import { eventually } from '../../tests/eventually.js';
import { ForwardingEventStore } from '../../tests/forwarding-event-store.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { LogFeed } from './log-feed.js';
import type { FeedLimits } from './shared-subscription.js';

/** Who keeps others waiting is left behind at once. */
const NEVER_MS = 1_000_000_000;
const TIGHT: FeedLimits = {
  events: 10,
  bytes: 2_000_000,
  page: 4,
  patienceMs: 0,
  patienceBehindMs: 0,
  settleMs: 0,
  restMs: NEVER_MS,
};
const PATIENT: FeedLimits = { ...TIGHT, patienceMs: 1_000_000, patienceBehindMs: 1_000_000 };

/** Counts what is asked of the log. */
class Counting extends ForwardingEventStore {
  opened = 0;
  open = 0;
  fetched = 0;
  readonly asked: (readonly string[] | undefined)[] = [];
  override async *subscribe(options: SubscribeOptions): AsyncGenerator<SubscriptionMessage> {
    this.opened += 1;
    this.open += 1;
    this.asked.push(options.types);
    try {
      for await (const message of super.subscribe(options)) {
        if (message.kind === 'events') this.fetched += message.events.length;
        yield message;
      }
    } finally {
      this.open -= 1;
    }
  }
}

describe('the feed of a process', () => {
  const folder = tempFolder();
  let log: Counting;
  let closeAll: AbortController;
  beforeEach(() => {
    log = new Counting(folder.closeAfterTest(new EmbeddedEventStore(folder.file('events.db'))));
    closeAll = new AbortController();
    folder.closeAfterTest({ close: async () => closeAll.abort() });
  });

  const append = async (...types: string[]) => {
    await log.append(
      aStream(),
      'no-stream',
      types.map((type) => anEvent(type)),
    );
  };
  const many = (count: number, type = 'A') => append(...Array.from({ length: count }, () => type));

  interface Reader {
    /** What it was told, in words. */
    readonly told: string[];
    /** Numbers of the events it was given. */
    readonly given: number[];
    readonly ended: Promise<void>;
    stop(): Promise<void>;
  }

  /** Reads until it is stopped. @param meanwhile before it asks for more */
  function reading(
    feed: LogFeed,
    types: readonly string[] | undefined,
    options: Partial<SubscribeOptions> = {},
    meanwhile: () => unknown = () => undefined,
  ): Reader {
    const told: string[] = [];
    const given: number[] = [];
    const stopped = new AbortController();
    const signal = AbortSignal.any([closeAll.signal, stopped.signal]);
    const ended = (async () => {
      for await (const message of feed.subscribe({ types, ...options, signal })) {
        if (message.kind === 'events')
          given.push(...message.events.map(({ position }) => Number(positionNumber(position))));
        else told.push(`${message.kind} ${Number(positionNumber(message.position))}`);
        await meanwhile();
      }
    })();
    const stop = () => {
      stopped.abort();
      return ended;
    };
    return { told, given, ended, stop };
  }
  const at = (reader: Reader, head: number) => reader.told.at(-1) === `caught-up ${head}`;

  it('asks the log once for all who come together, and gives each what it wants', async () => {
    await append('A', 'B', 'A', 'C', 'B');
    const feed = new LogFeed(log);
    const readers = [['A'], ['B'], ['A', 'B'], ['D']].map((types) => reading(feed, types));
    await eventually('all at the head', () => readers.every((reader) => at(reader, 5)));
    expect(readers.map(({ given }) => given)).toEqual([[1, 3], [2, 5], [1, 2, 3, 5], []]);
    expect([log.opened, log.fetched]).toEqual([1, 4]);
    expect([...(log.asked[0] ?? [])].sort()).toEqual(['A', 'B', 'D']);
    await append('D', 'A');
    await eventually('all at the head', () => readers.every((reader) => at(reader, 7)));
    expect(readers.map(({ given }) => given.at(-1))).toEqual([7, 5, 7, 6]);
    expect([log.opened, log.fetched]).toEqual([1, 6]);
  });

  it('gives who comes later what is still at hand, without asking for it again', async () => {
    await many(8);
    const feed = new LogFeed(log, TIGHT);
    const first = reading(feed, ['A']);
    await eventually('the head', () => at(first, 8));
    const second = reading(feed, ['A'], { after: positionOf(2) });
    await eventually('the head', () => at(second, 8));
    expect(second.given).toEqual([3, 4, 5, 6, 7, 8]);
    expect([log.opened, log.fetched]).toEqual([1, 8]);
  });

  it('asks for more types when somebody wants them, and gives nobody anything twice', async () => {
    await append('A', 'B', 'A', 'B');
    const feed = new LogFeed(log);
    const first = reading(feed, ['A']);
    await eventually('the head', () => at(first, 4));
    const second = reading(feed, ['B'], { after: positionOf(2) });
    await eventually('the head', () => at(second, 4));
    await append('B', 'A');
    await eventually('the head', () => at(first, 6) && at(second, 6));
    expect([first.given, second.given]).toEqual([
      [1, 3, 6],
      [4, 5],
    ]);
    expect(log.open).toBe(1);
    const all = reading(feed, undefined, { after: positionOf(4) });
    await eventually('the head', () => at(all, 6));
    expect(all.given).toEqual([5, 6]);
    expect(log.asked.at(-1)).toBeUndefined();
  });

  it('reads for one who is far behind alone, and for both together once it has caught up', async () => {
    await many(50);
    const feed = new LogFeed(log, TIGHT);
    const ahead = reading(feed, ['A'], { after: positionOf(50) });
    await eventually('the head', () => at(ahead, 50));
    const behind = reading(feed, ['A']);
    await eventually('the head', () => at(behind, 50));
    await many(2);
    await eventually('the head', () => at(ahead, 52) && at(behind, 52));
    await eventually('one subscription', () => log.open === 1);
    expect(ahead.given).toEqual([51, 52]);
    expect(behind.given).toEqual(Array.from({ length: 52 }, (_, n) => n + 1));
    const { fetched } = log;
    await many(1);
    await eventually('the head', () => at(ahead, 53) && at(behind, 53));
    expect(log.fetched).toBe(fetched + 1);
  });

  it('lets nobody wait for one who is slow, beyond its window, and gives that one the rest later', async () => {
    await many(60);
    const feed = new LogFeed(log, TIGHT);
    let goOn!: () => void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow = reading(feed, ['A'], { batchSize: 3 }, () => held);
    const quick = reading(feed, ['A']);
    await eventually('the head', () => at(quick, 60));
    expect(slow.given).toEqual([1, 2, 3]);
    goOn();
    await eventually('the head', () => at(slow, 60));
    await many(1);
    await eventually('the head', () => at(slow, 61) && at(quick, 61));
    const all = Array.from({ length: 61 }, (_, n) => n + 1);
    expect([slow.given, quick.given]).toEqual([all, all]);
    await eventually('one subscription', () => log.open === 1);
  });

  it('waits for one who is slow for a while: everybody is read for once', async () => {
    await many(60);
    const feed = new LogFeed(log, PATIENT);
    const slow = reading(feed, ['A'], { batchSize: 1 }, () => nextTurn());
    const quick = reading(feed, ['A']);
    await eventually('the head', () => at(slow, 60) && at(quick, 60));
    expect([log.opened, log.fetched]).toEqual([1, 60]);
  });

  it('waits longer for one who is slow until the head was reached: then somebody waits to see what comes', async () => {
    await many(60);
    const feed = new LogFeed(log, { ...PATIENT, patienceMs: 0 });
    let held: Promise<unknown> | undefined;
    const slow = reading(feed, ['A'], { batchSize: 1 }, () => held ?? nextTurn());
    let readFor: number | undefined;
    const quick = reading(feed, ['A'], {}, () => {
      if (quick.given.length >= 40) readFor ??= log.opened;
    });
    await eventually('the head', () => at(slow, 60) && at(quick, 60));
    expect(readFor).toBe(1);
    let goOn!: () => void;
    held = new Promise<void>((resolve) => (goOn = resolve));
    await many(60);
    await eventually('the head', () => at(quick, 120));
    expect(slow.given.length).toBeLessThan(120);
    held = undefined;
    goOn();
    await eventually('the head', () => at(slow, 120));
    const all = Array.from({ length: 120 }, (_, n) => n + 1);
    expect([slow.given, quick.given]).toEqual([all, all]);
  });

  it('holds no more of large events than it may', async () => {
    for (let n = 0; n < 7; n++) await log.append(aStream(), 'no-stream', [anEvent('A', { pad: 'x'.repeat(300_000) })]);
    const feed = new LogFeed(log, { ...PATIENT, page: 1 });
    let goOn!: () => void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow = reading(feed, ['A'], { batchSize: 1 }, () => held);
    const quick = reading(feed, ['A']);
    await eventually('a full window', () => quick.given.length === 5);
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    expect(log.fetched).toBe(5);
    goOn();
    await eventually('the head', () => at(slow, 7) && at(quick, 7));
  });

  it('tells who comes while nothing is to be done that it is at the head, also where the store says so only once', async () => {
    class TellsOnce extends ForwardingEventStore {
      override async *subscribe(options: SubscribeOptions): AsyncGenerator<SubscriptionMessage> {
        let told = false;
        for await (const message of super.subscribe(options)) {
          yield message.kind === 'caught-up' && told ? { ...message, kind: 'checkpoint' } : message;
          told = message.kind === 'caught-up';
        }
      }
    }
    await append('A');
    const feed = new LogFeed(new TellsOnce(log));
    const first = reading(feed, ['A']);
    await eventually('the head', () => at(first, 1));
    await append('B');
    await eventually('what is not for it', () => first.told.at(-1)?.endsWith(' 2'));
    const later = reading(feed, ['A'], { after: positionOf(2n) });
    await eventually('the head', () => at(later, 2));
  });

  it('lets go of what all have, once nothing came for a while, and reads it again for who wants it', async () => {
    await many(8);
    const feed = new LogFeed(log, { ...PATIENT, restMs: 1 });
    const first = reading(feed, ['A']);
    await eventually('the head', () => at(first, 8));
    const late: Reader[] = [];
    await eventually('read again', async () => {
      const one = reading(feed, ['A'], { after: positionOf(5) });
      late.push(one);
      await eventually('the head', () => at(one, 8));
      await one.stop();
      return log.fetched > 8;
    });
    await many(2);
    await eventually('the head', () => at(first, 10));
    expect(first.given).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { given } of late) expect(given).toEqual([6, 7, 8]);
  });

  it('ends the one that stops, and asks nothing of the log for nobody', async () => {
    const feed = new LogFeed(log);
    const [one, two] = [reading(feed, ['A']), reading(feed, ['A'])];
    await eventually('the head', () => at(one, 0) && at(two, 0));
    await one.stop();
    await many(1);
    await eventually('the head', () => at(two, 1));
    expect(one.given).toEqual([]);
    await two.stop();
    await eventually('the end', () => log.open === 0);
  });

  it('tells all when the log fails, and serves who comes again', async () => {
    let broken = true;
    class Breaking extends ForwardingEventStore {
      override async *subscribe(options: SubscribeOptions) {
        if (broken) throw new Error('cut');
        yield* super.subscribe(options);
      }
    }
    const feed = new LogFeed(new Breaking(log));
    const [one, two] = [reading(feed, ['A']), reading(feed, ['B'])];
    const ends = await Promise.allSettled([one.ended, two.ended]);
    expect(ends).toEqual(Array(2).fill({ status: 'rejected', reason: new Error('cut') }));
    broken = false;
    const again = reading(feed, ['A']);
    await eventually('the head', () => at(again, 0));
  });

  it('ends with the log', async () => {
    const store = new EmbeddedEventStore(folder.file('other.db'));
    const feed = new LogFeed(store);
    const reader = reading(feed, ['A']);
    await eventually('the head', () => at(reader, 0));
    await store.close();
    await reader.ended;
  });

  it('gives each its events once, in order, however they are slow, fail, come and go', async () => {
    const types = ['A', 'B', 'C'];
    await append(...Array.from({ length: 40 }, (_, n) => types[(n * 7) % 3]!));
    let head = 40;
    const consumer = fc.record({
      types: fc.option(fc.subarray(types, { minLength: 1 }), { nil: undefined }),
      /** How far behind the head. */
      behind: fc.nat({ max: 40 }),
      batchSize: fc.integer({ min: 1, max: 12 }),
      /** Turns of the event loop before it begins. */
      late: fc.nat({ max: 12 }),
      /** In turn, with each message: takes it at once, after so many turns, or fails and begins again before it. */
      does: fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 25 }), fc.constant('fail' as const)), { maxLength: 12 }),
    });
    type Consumer = typeof consumer extends fc.Arbitrary<infer C> ? C : never;
    const appends = fc.array(fc.record({ after: fc.nat({ max: 10 }), type: fc.constantFrom(...types) }), {
      maxLength: 15,
    });

    const run = async (feed: LogFeed, { types: wanted, behind, batchSize, late, does }: Consumer, end: number) => {
      const start = Math.max(0, head - behind);
      await turns(late);
      const given: number[] = [];
      const actions = [...does];
      let after: Position = start === 0 ? ORIGIN : positionOf(start);
      for (let atEnd = false; !atEnd;) {
        const stop = new AbortController();
        const signal = AbortSignal.any([stop.signal, closeAll.signal]);
        for await (const message of feed.subscribe({ after, types: wanted, batchSize, signal })) {
          const action = actions.shift() ?? 0;
          if (action === 'fail') break;
          await turns(action);
          expect(message.position >= after).toBe(true);
          after = message.position;
          if (message.kind === 'events')
            given.push(...message.events.map(({ position }) => Number(positionNumber(position))));
          atEnd = message.kind === 'caught-up' && Number(positionNumber(after)) >= end;
          if (atEnd) break;
        }
        stop.abort();
        if (closeAll.signal.aborted) break;
      }
      return { start, given };
    };

    await fc.assert(
      fc.asyncProperty(fc.array(consumer, { minLength: 1, maxLength: 5 }), appends, async (consumers, growth) => {
        const feed = new LogFeed(log, TIGHT);
        const end = head + growth.length;
        const running = consumers.map((each) => run(feed, each, end));
        for (const { after, type } of growth) {
          await turns(after);
          await append(type);
        }
        head = end;
        const whole = await readWhole();
        for (const [n, { start, given }] of (await Promise.all(running)).entries()) {
          const { types: wanted } = consumers[n]!;
          expect(given).toEqual(
            whole.filter(({ type, at: place }) => place > start && (wanted?.includes(type) ?? true)).map((e) => e.at),
          );
        }
        await eventually('nobody to be read for', () => log.open === 0);
      }),
      { numRuns: 150 },
    );
  });

  async function turns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) await nextTurn();
  }

  async function readWhole(): Promise<{ type: string; at: number }[]> {
    const events: { type: string; at: number }[] = [];
    const stop = new AbortController();
    for await (const message of log.subscribe({ signal: stop.signal })) {
      if (message.kind === 'events')
        events.push(...message.events.map(({ type, position }) => ({ type, at: Number(positionNumber(position)) })));
      if (message.kind === 'caught-up') stop.abort();
    }
    return events;
  }
});
