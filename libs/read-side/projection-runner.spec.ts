import { EmbeddedKeyVault } from '#adapters/embedded/embedded-key-vault.js';
import type { ReadEvent, Subject } from '#kernel/event.js';
import type { Position } from '#kernel/position.js';
import type { SubscribeOptions } from '#ports/event-store.js';
import type { CollectionSpec, Commit, ReadModelStore } from '#ports/read-model-store.js';
import { EventCodec } from '#write-side/event-codec.js';
import { EventRegistry } from '#write-side/event-registry.js';
import { KeyRing } from '#write-side/key-ring.js';
import { byAda, MASTER_KEY, openReadModels, openWriteSide, type WriteSide } from '../../tests/embedded-stores.js';
import { eventually } from '../../tests/eventually.js';
import { ForwardingEventStore } from '../../tests/forwarding-event-store.js';
import { ForwardingReadModelStore } from '../../tests/forwarding-read-model-store.js';
import { engineOver, runUntilStopped } from '../../tests/read-side.js';
import { tallies, type TallyView } from '../../tests/tallies.js';
import { Added, tallyDecider, tallyEvents } from '../../tests/tally.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { defineProjection, type Projection } from './projection.js';
import { ProjectionRunner } from './projection-runner.js';
import type { ReadSideEngine } from './read-side-engine.js';
import { giveOrders } from './orders.js';
import { readPause } from './runner-status.js';
import { Views } from './views.js';

const LONG = 100_000;

describe('a projection runner', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let models: ReadModelStore;
  beforeEach(() => {
    side = openWriteSide(folder, tallyEvents);
    models = openReadModels(folder);
  });
  const add = async (tallyId: string, by: number): Promise<Position> =>
    (await side.decisions.run(tallyDecider, tallyId, { type: 'Add', tallyId, by }, byAda)).position;
  const view = (tallyId: string, name = 'tallies') => new Views(models).get<TallyView>(name, tallyId);
  const start = (engine: ReadSideEngine, projection: Projection = tallies()) => {
    const runner = new ProjectionRunner(engine, projection);
    return { runner, ...runUntilStopped(folder, runner) };
  };

  it('builds views of what was and what comes, and tells when they are there', async () => {
    await add('a', 1);
    const engine = engineOver(side, models);
    const { runner } = start(engine);
    await add('a', 2);
    const position = await add('b', 5);
    expect(await engine.progress.waitFor(['tallies'], position, LONG)).toBe(true);
    expect([await view('a'), await view('b')]).toEqual([
      { tallyId: 'a', sum: 3, last: 'after 1' },
      { tallyId: 'b', sum: 5, last: 'after 0' },
    ]);
    await eventually('it to be caught up', () => runner.state().caughtUp);
    expect(runner.state()).toMatchObject({
      name: 'tallies',
      state: 'running',
      collection: 'tallies@1-1',
      movedAt: side.clock.iso(),
    });
  });

  it('makes its indexes when it is at the head: to keep them while a long log is folded costs more', async () => {
    await add('a', 1);
    const indexed: (Position | undefined)[] = [];
    class Watched extends ForwardingReadModelStore {
      override async ensure(spec: CollectionSpec) {
        if (spec.indexes.length > 0) indexed.push(await this.checkpoint(spec.name));
        return super.ensure(spec);
      }
    }
    const { runner } = start(engineOver(side, new Watched(models)));
    const head = await side.events.head();
    await eventually('it to be caught up', () => runner.state().caughtUp);
    expect(indexed).toEqual([head]);
    const engine = engineOver(side, models);
    await engine.progress.waitFor(['tallies'], await add('a', 1), LONG);
    expect(indexed).toHaveLength(1);
  });

  it('stands still when it is ordered to, also over a restart, and goes on where it was', async () => {
    const engine = engineOver(side, models);
    const first = start(engine);
    await engine.progress.waitFor(['tallies'], await add('a', 1), LONG);
    await giveOrders(models, 'tallies', { pausedBecause: 'maintenance' }, side.clock.iso());
    await eventually('it to stand still', () => first.runner.state().state === 'paused');
    expect(first.runner.state().reason).toBe('maintenance');
    const position = await add('a', 2);
    await first.stop();
    const { runner } = start(engine);
    await eventually('it to stand still', () => runner.state().state === 'paused');
    expect((await view('a'))?.sum).toBe(1);
    side.clock.advance(1);
    await giveOrders(models, 'tallies', {}, side.clock.iso());
    expect(await engine.progress.waitFor(['tallies'], position, LONG)).toBe(true);
    expect((await view('a'))?.sum).toBe(3);
  });

  it('removes a view whose end was recorded', async () => {
    const engine = engineOver(side, models);
    start(engine);
    await add('a', 1);
    const { position } = await side.decisions.run(tallyDecider, 'a', { type: 'Close', tallyId: 'a' }, byAda);
    await engine.progress.waitFor(['tallies'], position, LONG);
    expect(await view('a')).toBeUndefined();
  });

  it('waits for a key vault that is away, and blames no event', async () => {
    let away = true;
    class AtTimesAway extends EmbeddedKeyVault {
      override async keys(subjects: readonly Subject[]) {
        if (away) throw new Error('connection refused');
        return super.keys(subjects);
      }
    }
    const vault = folder.closeAfterTest(new AtTimesAway(folder.file('keys.db'), MASTER_KEY));
    const codec = new EventCodec(new EventRegistry(tallyEvents), new KeyRing(vault));
    const position = await add('a', 1);
    const engine = { ...engineOver(side, models), codec };
    const { runner } = start(engine);
    await eventually('it to fail', () => runner.state().state === 'failing');
    expect(runner.state().reason).toBe('the key vault does not answer: connection refused');
    away = false;
    expect(await engine.progress.waitFor(['tallies'], position, LONG)).toBe(true);
    expect((await view('a'))?.sum).toBe(1);
  });

  it('goes on from its checkpoint after a restart', async () => {
    const first = start(engineOver(side, models));
    const position = await add('a', 1);
    await eventually('the checkpoint', async () => (await models.checkpoint('tallies@1-1')) === position);
    await first.stop();
    expect(first.runner.state().state).toBe('stopped');

    const starts: (Position | undefined)[] = [];
    class Watched extends ForwardingEventStore {
      override subscribe(options: SubscribeOptions) {
        starts.push(options.after);
        return super.subscribe(options);
      }
    }
    const engine = { ...engineOver(side, models), events: new Watched(side.events) };
    start(engine);
    await engine.progress.waitFor(['tallies'], await add('a', 2), LONG);
    expect((await view('a'))?.sum).toBe(3);
    expect(starts).toEqual([position]);
  });

  it('writes from one process at a time, and the next takes over when it stops', async () => {
    const committed: string[] = [];
    class Watched extends ForwardingReadModelStore {
      constructor(
        store: ReadModelStore,
        private readonly owner: string,
      ) {
        super(store);
      }
      override commit(collection: string, commit: Commit) {
        if (commit.writes.length > 0) committed.push(this.owner);
        return super.commit(collection, commit);
      }
    }
    const watched = (owner: string) => engineOver(side, new Watched(openReadModels(folder), owner), owner);
    const [one, two] = [watched('one'), watched('two')];
    const first = start(one);
    await one.progress.waitFor(['tallies'], await add('a', 1), LONG);
    start(two);
    for (let n = 0; n < 20; n++) await two.progress.waitFor(['tallies'], await add('a', 1), LONG);
    expect(new Set(committed)).toEqual(new Set(['one']));

    await first.stop();
    committed.length = 0;
    await two.progress.waitFor(['tallies'], await add('a', 1), LONG);
    expect(committed).toEqual(['two']);
    expect((await view('a'))?.sum).toBe(22);
  });

  describe('at an event it cannot fold', () => {
    let broken: boolean;
    let tries: number;
    const folding = ({ data }: ReadEvent<{ type: 'Added'; data: { by: number } }>) => {
      if (data.by !== 13) return;
      tries += 1;
      if (broken) throw new Error('thirteen');
    };
    beforeEach(() => {
      broken = true;
      tries = 0;
    });

    it('pauses after three tries, with everything before it written and a note that says why', async () => {
      const engine = engineOver(side, models);
      const { runner } = start(engine, tallies({ folding }));
      await engine.progress.waitFor(['tallies'], await add('a', 1), LONG);
      await add('a', 2);
      await add('a', 13);
      await add('b', 5);
      await eventually(
        'it to pause',
        async () => runner.state().state === 'paused' && (await readPause(models, 'tallies', undefined)),
      );
      expect(tries).toBe(3);
      expect([(await view('a'))?.sum, await view('b')]).toEqual([3, undefined]);
      const [, , poison] = await side.events.read('tally-a');
      const note = await readPause(models, 'tallies', await models.checkpoint('tallies@1-1'));
      expect(note).toEqual({
        readModel: 'tallies',
        eventId: poison!.id,
        type: 'Added',
        position: poison!.position,
        reason: `Added ${poison!.id}: thirteen`,
        at: side.clock.iso(),
      });
      expect(runner.state().reason).toBe(note!.reason);
      expect(engine.lines.map(({ level }) => level)).toContain('error');
    });

    it('holds up no other read model', async () => {
      const engine = engineOver(side, models);
      const { runner } = start(engine, tallies({ folding }));
      start(engine, tallies({ name: 'others' }));
      const position = await add('a', 13);
      await eventually('it to pause', () => runner.state().state === 'paused');
      expect(await engine.progress.waitFor(['others'], position, LONG)).toBe(true);
      expect(await engine.progress.waitFor(['others'], await add('b', 1), LONG)).toBe(true);
      expect(await view('b')).toBeUndefined();
    });

    it('goes on when it is told to and the cause is gone, and the note is void', async () => {
      const engine = engineOver(side, models);
      const { runner } = start(engine, tallies({ folding }));
      await add('a', 13);
      const position = await add('a', 1);
      await eventually('it to pause', () => runner.state().state === 'paused');
      broken = false;
      runner.resume();
      expect(await engine.progress.waitFor(['tallies'], position, LONG)).toBe(true);
      expect((await view('a'))?.sum).toBe(14);
      expect(runner.state()).toMatchObject({ state: 'running', reason: undefined });
      expect(await readPause(models, 'tallies', await models.checkpoint('tallies@1-1'))).toBeUndefined();
    });

    it('pauses again when it is told to go on and the cause is still there', async () => {
      const { runner } = start(engineOver(side, models), tallies({ folding }));
      await add('a', 13);
      await eventually('it to pause', () => runner.state().state === 'paused');
      runner.resume();
      await eventually('three more tries', () => tries === 6);
      await eventually('it to pause again', () => runner.state().state === 'paused');
    });

    it('leaves out the one event it was ordered to, and no other', async () => {
      const engine = engineOver(side, models);
      const { runner } = start(engine, tallies({ folding }));
      await add('a', 13);
      const position = await add('a', 2);
      await eventually(
        'it to pause',
        async () => runner.state().state === 'paused' && (await readPause(models, 'tallies', undefined)),
      );
      const [poison] = await side.events.read('tally-a');
      side.clock.advance(1);
      await giveOrders(models, 'tallies', { skip: poison!.id }, side.clock.iso());
      expect(await engine.progress.waitFor(['tallies'], position, LONG)).toBe(true);
      expect((await view('a'))?.sum).toBe(2);
      expect(engine.lines.at(-1)).toMatchObject({ message: 'event left out by order', facts: { eventId: poison!.id } });
      await add('b', 13);
      await eventually('it to pause at the next', () => runner.state().state === 'paused');
    });

    it('tries again when it is ordered to, from another process', async () => {
      const engine = engineOver(side, models);
      const { runner } = start(engine, tallies({ folding }));
      const position = await add('a', 13);
      await eventually(
        'it to pause',
        async () => runner.state().state === 'paused' && (await readPause(models, 'tallies', undefined)),
      );
      broken = false;
      side.clock.advance(1);
      await giveOrders(models, 'tallies', { resumedAt: side.clock.iso() }, side.clock.iso());
      expect(await engine.progress.waitFor(['tallies'], position, LONG)).toBe(true);
    });

    it('stops all the same, paused or about to be', async () => {
      const paused = start(engineOver(side, models), tallies({ folding }));
      await add('a', 13);
      await eventually('it to pause', () => paused.runner.state().state === 'paused');
      await paused.stop();
      expect(paused.runner.state().state).toBe('stopped');

      class SlowNote extends ForwardingReadModelStore {
        override async ensure(...args: Parameters<ReadModelStore['ensure']>) {
          if (args[0].readModel === 'runner-status') await pausing.stopping;
          return super.ensure(...args);
        }
      }
      const pausing: { stopping?: Promise<void> } = {};
      let stopNow!: () => void;
      pausing.stopping = new Promise((resolve) => (stopNow = resolve));
      const again = start(engineOver(side, new SlowNote(models)), tallies({ folding }));
      await eventually('it to write its note', () => again.runner.state().state === 'paused');
      const stopped = again.stop();
      stopNow();
      await stopped;
      expect(again.runner.state().state).toBe('stopped');
    });

    it('takes an event that cannot be opened for one, and keeps what came before it', async () => {
      const engine = engineOver(side, models);
      await add('a', 1);
      await add('b', 1);
      const [good] = await side.events.read('tally-a');
      const [bad] = await side.events.read('tally-b');
      class Tampered extends ForwardingEventStore {
        override async *subscribe(options: SubscribeOptions) {
          for await (const message of super.subscribe(options)) {
            if (message.kind !== 'events') yield message;
            else
              yield {
                ...message,
                events: message.events.map((event) => (event.id === bad!.id ? { ...event, id: good!.id } : event)),
              };
          }
        }
      }
      const { runner } = start({ ...engine, events: new Tampered(side.events) });
      await eventually('it to pause', () => runner.state().state === 'paused');
      expect([(await view('a'))?.sum, await view('b')]).toEqual([1, undefined]);
    });
  });

  describe('at an event that would make a view too large for its store', () => {
    /** A view as long as what was added last. */
    const padded = (version = 1) =>
      defineProjection<{ pad: string }>({
        name: 'padded',
        version,
        indexes: [],
        on: (on) => [
          on(Added, { key: ({ data }) => data.tallyId, evolve: (_view, { data }) => ({ pad: 'x'.repeat(data.by) }) }),
        ],
      });
    /** As SQLite's and MongoDB's clients answer what they cannot put into words. */
    class Choking extends ForwardingReadModelStore {
      override async commit(collection: string, commit: Commit) {
        if (commit.writes.some(({ view }) => JSON.stringify(view).length > 1_000))
          throw new RangeError('Invalid string length');
        return super.commit(collection, commit);
      }
    }
    const choking = () => ({ ...engineOver(side, new Choking(models)), largestView: 500 });
    const length = async (tallyId: string) =>
      (await new Views(models).get<{ pad: string }>('padded', tallyId))?.pad.length;
    const skip = async () => {
      const note = await readPause(models, 'padded', undefined);
      side.clock.advance(1);
      await giveOrders(models, 'padded', { skip: note?.eventId }, side.clock.iso());
    };
    const pausedAt = async (runner: ProjectionRunner, stream: string) => {
      await eventually(
        'it to pause',
        async () => runner.state().state === 'paused' && (await readPause(models, 'padded', undefined)),
      );
      const [poison] = await side.events.read(stream);
      expect(await readPause(models, 'padded', undefined)).toMatchObject({
        eventId: poison!.id,
        type: 'Added',
        position: poison!.position,
        reason: `Added ${poison!.id}: the view would be larger than 500 bytes`,
      });
    };

    it('pauses with that event alone named, everything before it written, and goes on without it by order', async () => {
      await add('a', 3);
      await add('big', 2_000);
      const position = await add('b', 5);
      const engine = choking();
      const { runner } = start(engine, padded());
      await pausedAt(runner, 'tally-big');
      expect([await length('a'), await length('b')]).toEqual([3, undefined]);
      await skip();
      expect(await engine.progress.waitFor(['padded'], position, LONG)).toBe(true);
      expect([await length('a'), await length('big'), await length('b')]).toEqual([3, undefined, 5]);
    });

    it('pauses an installation that was failing at it, also when a new version is built first', async () => {
      await models.ensure({ name: 'padded@1-1', readModel: 'padded', indexes: [] });
      await models.activate('padded', 'padded@1-1');
      await add('a', 3);
      await add('big', 2_000);
      const position = await add('b', 5);
      const engine = choking();
      const { runner } = start(engine, padded(2));
      await pausedAt(runner, 'tally-big');
      await skip();
      expect(await engine.progress.waitFor(['padded'], position, LONG)).toBe(true);
      await eventually('the new one', async () => (await models.active('padded')) === 'padded@2-2');
      expect([await length('a'), await length('big'), await length('b')]).toEqual([3, undefined, 5]);
    });
  });

  it('waits out a store that fails', async () => {
    let failing = true;
    class Failing extends ForwardingReadModelStore {
      override commit(collection: string, commit: Commit) {
        return failing ? Promise.reject(new Error('the disk is full')) : super.commit(collection, commit);
      }
    }
    const engine = engineOver(side, new Failing(models));
    const { runner } = start(engine);
    const position = await add('a', 1);
    await eventually('it to fail', () => runner.state().state === 'failing');
    expect(runner.state().reason).toBe('the disk is full');
    failing = false;
    expect(await engine.progress.waitFor(['tallies'], position, LONG)).toBe(true);
    expect(runner.state()).toMatchObject({ state: 'running', reason: undefined });
    expect((await view('a'))?.sum).toBe(1);
  });
});
