import type { RecordedEvent } from '#kernel/event.js';
import { positionOf, type Position } from '#kernel/position.js';
import type { SubscribeOptions, SubscriptionMessage } from '#ports/event-store.js';
import { byAda, openReadModels, openWriteSide, type WriteSide } from '../../tests/embedded-stores.js';
import { eventually } from '../../tests/eventually.js';
import { ForwardingEventStore } from '../../tests/forwarding-event-store.js';
import { engineOver } from '../../tests/read-side.js';
import { tallyDecider, tallyEvents } from '../../tests/tally.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { follow, type Follower } from './follow.js';
import type { ReadSideEngine } from './read-side-engine.js';

describe('following the log', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let engine: ReadSideEngine;
  beforeEach(async () => {
    side = openWriteSide(folder, tallyEvents);
    engine = engineOver(side, openReadModels(folder));
  });
  const add = (tallyId: string) => side.decisions.run(tallyDecider, tallyId, { type: 'Add', tallyId, by: 1 }, byAda);

  /** Notes what it is told; `spoil` may throw. */
  function noting(types: string[], spoil: (what: string) => void = () => undefined, after?: Position) {
    const notes: string[] = [];
    const note = (what: string) => {
      spoil(what);
      notes.push(what);
    };
    const follower: Follower = {
      collection: 'c@1-1',
      types,
      after,
      apply: async (events) => {
        for (const { position } of events) note(`applied ${Number(position)}`);
        return events.at(-1)?.position;
      },
      store: async (position) => note(`stored ${Number(position)}`),
      caughtUp: (position) => note(`caught up at ${Number(position)}`),
    };
    return { notes, follower };
  }

  it('applies what it is asked for, says when it is at the head, and ends with the signal', async () => {
    const stop = new AbortController();
    const { notes, follower } = noting(['Added']);
    const ended = follow(engine, follower, stop.signal);
    await eventually('the head', () => notes.includes('caught up at 0'));
    await add('1');
    await eventually('the event', () => notes.includes('applied 1') && notes.includes('caught up at 1'));
    stop.abort();
    await ended;
    const said = notes.filter((note) => note !== 'stored 0');
    expect(said).toEqual(['caught up at 0', 'applied 1', 'stored 1', 'caught up at 1']);
  });

  it('gathers while it is behind, and stores at once at the head', async () => {
    for (const id of ['1', '2', '3', '4', '5']) await add(id);
    const stop = new AbortController();
    const { notes, follower } = noting(['Added']);
    const ended = follow(engine, follower, stop.signal, {
      batchSize: 2,
      gatherAtFirst: { events: 3, ms: 1_000_000 },
    });
    await eventually('the head', () => notes.includes('caught up at 5'));
    await add('6');
    await eventually('the head', () => notes.includes('caught up at 6'));
    stop.abort();
    await ended;
    expect(notes.filter((note) => !note.startsWith('applied'))).toEqual([
      'stored 4',
      'stored 5',
      'caught up at 5',
      'stored 6',
      'caught up at 6',
    ]);
  });

  /** The engine over a store that tells this, and then no more. */
  function telling(...messages: readonly SubscriptionMessage[]): ReadSideEngine {
    class Telling extends ForwardingEventStore {
      override async *subscribe({ signal }: SubscribeOptions) {
        yield* messages;
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      }
    }
    return { ...engine, events: new Telling(side.events) };
  }
  const untilTold = (what: string, notes: readonly string[]) => eventually(what, () => notes.includes(what));

  it('gathers more until it was at the head for the first time', async () => {
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) await add(id);
    const all: RecordedEvent[] = [];
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9'])
      all.push(...(await side.events.read(`tally-${id}`)));
    const events = (from: number, to: number): SubscriptionMessage => ({
      kind: 'events',
      events: all.slice(from - 1, to),
      position: positionOf(to),
    });
    const head = (at: number): SubscriptionMessage => ({ kind: 'caught-up', position: positionOf(at) });
    const stop = new AbortController();
    const { notes, follower } = noting(['Added']);
    const told = telling(events(1, 2), events(3, 4), events(5, 5), head(5), events(6, 7), events(8, 9), head(9));
    const ended = follow(told, follower, stop.signal, {
      batchSize: 2,
      gather: { events: 2, ms: 1_000_000 },
      gatherAtFirst: { events: 4, ms: 1_000_000 },
    });
    await untilTold('caught up at 9', notes);
    stop.abort();
    await ended;
    const stored = notes.filter((note) => note.startsWith('stored'));
    expect(stored).toEqual(['stored 4', 'stored 5', 'stored 7', 'stored 9']);
  });

  it('stores how far it looked past others as seldom, until it was at the head for the first time', async () => {
    const at = (kind: 'checkpoint' | 'caught-up', n: number): SubscriptionMessage => ({
      kind,
      position: positionOf(n),
    });
    const stop = new AbortController();
    const { notes, follower } = noting(['Closed']);
    const told = telling(at('checkpoint', 1), at('checkpoint', 2), at('caught-up', 3), at('checkpoint', 4));
    const ended = follow(told, follower, stop.signal, {
      storeSkippedEveryMs: 0,
      gatherAtFirst: { events: 4, ms: 1_000_000 },
    });
    await untilTold('stored 4', notes);
    stop.abort();
    await ended;
    expect(notes).toEqual(['caught up at 3', 'stored 3', 'stored 4']);
  });

  it('stores what it gathered in time, also when nothing more comes', async () => {
    for (const id of ['1', '2']) await add(id);
    class Stalling extends ForwardingEventStore {
      override async *subscribe(options: SubscribeOptions) {
        for await (const message of super.subscribe(options)) {
          if (message.kind === 'events') yield message;
          else await new Promise<void>((resolve) => options.signal.addEventListener('abort', () => resolve()));
        }
      }
    }
    const stop = new AbortController();
    const { notes, follower } = noting(['Added']);
    const ended = follow({ ...engine, events: new Stalling(side.events) }, follower, stop.signal);
    await eventually('it to be stored', () => notes.includes('stored 2'));
    stop.abort();
    await ended;
  });

  it('goes on after the position it stood at', async () => {
    for (const id of ['1', '2', '3']) await add(id);
    const stop = new AbortController();
    const { notes, follower } = noting(['Added'], undefined, positionOf(2));
    const ended = follow(engine, follower, stop.signal);
    await eventually('the head', () => notes.includes('caught up at 3'));
    stop.abort();
    await ended;
    expect(notes[0]).toBe('applied 3');
  });

  it('stores how far it looked past events it does not handle, and counts it here at once', async () => {
    await add('1');
    const { notes, follower } = noting(['Closed']);
    const stop = new AbortController();
    const ended = follow(engine, follower, stop.signal);
    await eventually('the position to be stored', () => notes.includes('stored 1'));
    await add('2');
    await eventually('the position to be stored', () => notes.includes('stored 2'));
    stop.abort();
    await ended;
  });

  it('stores it in time also when events it does not handle never stop coming', async () => {
    const { notes, follower } = noting(['Closed']);
    const stop = new AbortController();
    const ended = follow(engine, follower, stop.signal);
    const storedWhileBusy = () => notes.filter((note) => /^stored [1-9]/.test(note)).length >= 3;
    let added = 0;
    // With no pause as long as the 50 ms in between.
    await eventually('it to be stored meanwhile', async () => {
      for (let n = 0; n < 100; n++) await add(String(added++));
      return storedWhileBusy();
    });
    stop.abort();
    await ended;
  });

  it('waits for that time once, not once for each event it does not handle', async () => {
    const { notes, follower } = noting(['Closed']);
    const stop = new AbortController();
    const ended = follow(engine, follower, stop.signal, { storeSkippedEveryMs: 60_000 });
    await eventually('the head', () => notes.includes('caught up at 0'));
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    for (let n = 1; n <= 100; n++) {
      await add(String(n));
      await eventually('it to be passed over', () => notes.includes(`caught up at ${n}`));
    }
    expect(timers() - before).toBeLessThan(20);
    stop.abort();
    await ended;
    expect(notes.at(-1)).toBe('stored 100');
  });

  it('stores it also when it ends before the time for it came', async () => {
    await add('1');
    const { notes, follower } = noting(['Closed']);
    const stop = new AbortController();
    await follow(engine, { ...follower, caughtUp: () => stop.abort() }, stop.signal);
    expect(notes).toEqual(['stored 1']);
  });

  it.each(['applied 1', 'stored 1'])(
    'fails at once with whatever "%s" throws, though nothing more is written',
    async (what) => {
      await add('1');
      const { follower } = noting([what === 'applied 1' ? 'Added' : 'Closed'], (now) => {
        if (now === what) throw new Error('the store is away');
      });
      await expect(follow(engine, follower, new AbortController().signal)).rejects.toThrow('the store is away');
    },
  );
});
