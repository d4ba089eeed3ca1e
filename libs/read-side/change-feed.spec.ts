import { getEventListeners } from 'node:events';
import { ORIGIN, positionOf, type Position } from '#kernel/position.js';
import { byAda, openReadModels, openWriteSide, type WriteSide } from '../../tests/embedded-stores.js';
import { eventually } from '../../tests/eventually.js';
import { ForwardingEventStore } from '../../tests/forwarding-event-store.js';
import { engineOver, runUntilStopped, type Running } from '../../tests/read-side.js';
import { Added, Closed, tallyDecider, tallyEvents } from '../../tests/tally.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { announce } from './announcement.js';
import { ChangeFeed, type ChangeFeedOptions } from './change-feed.js';
import type { ReadSideEngine } from './read-side-engine.js';

const announcers = [
  announce(Added, ['sums'], (data) => ({
    channel: data.tallyId,
    name: 'added',
    data: { by: data.by, note: data.note ?? null },
  })),
  announce(Closed, ['sums'], ({ tallyId }) => ({ channel: tallyId, name: 'closed', data: {} })),
];

describe('the change feed', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let engine: ReadSideEngine & { lines: { message: string }[] };
  beforeEach(async () => {
    side = openWriteSide(folder, tallyEvents);
    engine = engineOver(side, openReadModels(folder));
    await engine.models.ensure({ name: 'sums@1-1', readModel: 'sums', indexes: [] });
    await engine.models.activate('sums', 'sums@1-1');
  });
  const add = (tallyId: string, by = 1) =>
    side.decisions.run(tallyDecider, tallyId, { type: 'Add', tallyId, by }, byAda);
  /** The read model gets there. */
  const shown = (position: Position) => engine.progress.report('sums@1-1', position);
  const addShown = async (tallyId: string, by = 1) => {
    const { position } = await add(tallyId, by);
    shown(position);
    return position;
  };

  async function started(
    options: ChangeFeedOptions = {},
    on: ReadSideEngine = engine,
    told = announcers,
  ): Promise<{ feed: ChangeFeed } & Running> {
    const feed = new ChangeFeed(on, told, options);
    const running = runUntilStopped(folder, feed);
    await eventually('the feed', () => feed.position() !== undefined);
    return { feed, ...running };
  }

  function hearing(feed: ChangeFeed, channels: string[], after: Position | 'new' = 'new') {
    const heard: string[] = [];
    const stop = feed.listen(channels, after, {
      announced: ({ name, channel, data, position }) =>
        heard.push(`${name} ${channel} ${String(data['by'] ?? '')} @${Number(position)}`),
      resync: (position) => heard.push(`resync @${Number(position)}`),
      ended: () => heard.push('ended'),
    });
    return { heard, stop: stop! };
  }

  it('tells each listener what is on its channels, in order', async () => {
    const { feed } = await started();
    const [one, both] = [hearing(feed, ['a']), hearing(feed, ['a', 'b'])];
    await addShown('a', 1);
    await addShown('b', 2);
    await addShown('a', 3);
    await eventually('the third', () => both.heard.length === 3);
    expect(one.heard).toEqual(['added a 1 @1', 'added a 3 @3']);
    expect(both.heard).toEqual(['added a 1 @1', 'added b 2 @2', 'added a 3 @3']);
  });

  it('cannot tell what is sealed', async () => {
    const { feed } = await started();
    const notes: unknown[] = [];
    feed.listen(['a'], 'new', {
      announced: ({ data }) => notes.push(data['note']),
      resync: () => undefined,
      ended: () => undefined,
    });
    await addShown('a');
    await eventually('it', () => notes.length === 1);
    expect(notes).toEqual([null]);
  });

  it('leaves nothing behind for each event it announces', async () => {
    const feed = new ChangeFeed(engine, announcers);
    const stop = new AbortController();
    const running = feed.run(stop.signal);
    folder.closeAfterTest({ close: () => (stop.abort(), running) });
    await eventually('the feed', () => feed.position() !== undefined);
    const announced = async () => {
      const position = await addShown('a');
      await eventually('the announcement', () => feed.position() === position);
      return getEventListeners(stop.signal, 'abort').length;
    };
    const first = await announced();
    for (let n = 0; n < 5; n++) await announced();
    expect(await announced()).toBe(first);
  });

  it('waits until the read model shows the event', async () => {
    const { feed } = await started({ patienceMs: 600_000 });
    const { heard } = hearing(feed, ['a']);
    // Another one that waits for nothing: once it has told, the first would have, too.
    const hasty = await started(
      {},
      engine,
      announcers.map((announcer) => ({ ...announcer, readModels: [] })),
    );
    const early = hearing(hasty.feed, ['a']);
    const { position } = await add('a');
    await eventually('the hasty one', () => early.heard.length === 1);
    expect(heard).toEqual([]);
    shown(position);
    await eventually('the announcement', () => heard.length === 1);
  });

  it('announces what a late read model will show, and says to ask again once it does', async () => {
    const { feed } = await started({ patienceMs: 20 });
    const { heard } = hearing(feed, ['a']);
    await add('a', 1);
    const { position } = await add('a', 2);
    await eventually('both', () => heard.length === 2);
    shown(position);
    await eventually('the resync', () => heard.length === 3);
    expect(heard).toEqual(['added a 1 @1', 'added a 2 @2', 'resync @2']);
    expect(engine.lines.filter(({ message }) => message.includes('late'))).toHaveLength(1);
    // Whoever was there before is told, too, when they come back.
    expect(hearing(feed, ['a'], positionOf(1)).heard).toEqual(['resync @2']);
  });

  it('gives a returning listener what it missed, and no other', async () => {
    const { feed } = await started();
    const first = hearing(feed, ['a']);
    await addShown('a', 1);
    await eventually('the first', () => first.heard.length === 1);
    first.stop();
    await addShown('a', 2);
    await addShown('b', 9);
    const last = await addShown('a', 3);
    await eventually('the last', () => feed.position() === last);
    expect(first.heard).toHaveLength(1);
    expect(hearing(feed, ['a'], positionOf(1)).heard).toEqual(['added a 2 @2', 'added a 3 @4']);
    expect(hearing(feed, ['a'], last).heard).toEqual([]);
  });

  it('tells whoever was away for too long to ask again, once', async () => {
    await addShown('a');
    const { feed } = await started({ kept: 2 });
    expect(hearing(feed, ['a'], ORIGIN).heard).toEqual(['resync @1']); // from before its time
    for (let n = 0; n < 4; n++) await addShown('a');
    await eventually('the last', () => feed.position() === positionOf(5));
    expect(hearing(feed, ['a'], positionOf(2)).heard).toEqual(['resync @5']);
    expect(hearing(feed, ['a'], positionOf(3)).heard).toEqual(['added a 1 @4', 'added a 1 @5']);
    expect(hearing(feed, ['a'], positionOf(99)).heard).toEqual(['resync @5']); // of another log
  });

  it('begins for a new listener a little before it came', async () => {
    const { feed } = await started({ recentMs: 60_000 });
    const position = await addShown('a');
    await addShown('b');
    await eventually('both', () => feed.position() === positionOf(2));
    expect(hearing(feed, ['a']).heard).toEqual([`added a 1 @${Number(position)}`]);
  });

  it('asks the log once, however many listen', async () => {
    let subscriptions = 0;
    class Counting extends ForwardingEventStore {
      override subscribe(options: Parameters<ForwardingEventStore['subscribe']>[0]) {
        subscriptions += 1;
        return super.subscribe(options);
      }
    }
    const { feed } = await started({}, { ...engine, events: new Counting(side.events) });
    const all = Array.from({ length: 300 }, (_, n) => hearing(feed, [n % 2 ? 'a' : 'b']));
    await addShown('a');
    await eventually('the announcement', () => all.every(({ heard }, n) => heard.length === n % 2));
    expect(subscriptions).toBe(1);
  });

  it('goes on where it was when the log failed', async () => {
    let broken = false;
    class Breaking extends ForwardingEventStore {
      override async *subscribe(options: Parameters<ForwardingEventStore['subscribe']>[0]) {
        for await (const message of super.subscribe(options)) {
          if (message.kind === 'events' && !broken) {
            broken = true;
            throw new Error('cut');
          }
          yield message;
        }
      }
    }
    const { feed } = await started({}, { ...engine, events: new Breaking(side.events) });
    const { heard } = hearing(feed, ['a']);
    await addShown('a');
    await eventually('the announcement', () => heard.length === 1);
    expect(broken).toBe(true);
  });

  it('says when it ends, and takes nobody afterwards', async () => {
    const { feed, stop } = await started();
    const { heard } = hearing(feed, ['a', 'b']);
    await stop();
    expect(heard).toEqual(['ended']);
    expect(
      feed.listen(['a'], 'new', { announced: () => undefined, resync: () => undefined, ended: () => undefined }),
    ).toBeUndefined();
  });
});
