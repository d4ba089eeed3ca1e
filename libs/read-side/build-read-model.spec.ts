import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordedEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import type { CollectionSpec, Commit, ReadModelStore, Lease } from '#ports/read-model-store.js';
import { byAda, openReadModels, openWriteSide, type WriteSide } from '../../tests/embedded-stores.js';
import { eventually } from '../../tests/eventually.js';
import { ForwardingReadModelStore } from '../../tests/forwarding-read-model-store.js';
import { engineOver, runUntilStopped } from '../../tests/read-side.js';
import { tallies, type TallyView } from '../../tests/tallies.js';
import { tallyDecider, tallyEvents } from '../../tests/tally.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { buildReadModel } from './build-read-model.js';
import { giveOrders, readOrders } from './orders.js';
import type { Handler, Projection } from './projection.js';
import { ProjectionRunner } from './projection-runner.js';
import type { ReadSideEngine } from './read-side-engine.js';
import { PoisonEvent } from './view-writer.js';
import { Views } from './views.js';

const LONG = 20_000;
const forever = new AbortController().signal;

describe('building a read model', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let models: ReadModelStore;
  let engine: ReadSideEngine;
  beforeEach(async () => {
    side = openWriteSide(folder, tallyEvents);
    models = openReadModels(folder);
    engine = engineOver(side, models);
    for (const by of [1, 2, 3]) for (const tallyId of ['a', 'b', 'c']) await add(tallyId, by);
    await side.decisions.run(tallyDecider, 'c', { type: 'Close', tallyId: 'c' }, byAda);
  });
  const add = async (tallyId: string, by: number) =>
    (await side.decisions.run(tallyDecider, tallyId, { type: 'Add', tallyId, by }, byAda)).position;
  const build = (projection = tallies(), over = engine) => buildReadModel(over, projection, forever);
  const content = (collection: string): Promise<JsonObject[]> =>
    models.find(collection, { sort: [{ field: 'tallyId', direction: 'asc' }] });
  const start = (projection: Projection = tallies(), over = engine) => {
    const runner = new ProjectionRunner(over, projection);
    return { runner, ...runUntilStopped(folder, runner) };
  };

  it('makes the first one and points queries at it', async () => {
    expect(await build()).toBe('tallies@1-1');
    expect(await models.active('tallies')).toBe('tallies@1-1');
    expect((await content('tallies@1-1')).map((view) => view['sum'])).toEqual([6, 6]);
    expect(await models.checkpoint('tallies@1-1')).toBe(await side.events.head());
  });

  it('makes the same bytes again, switches over and drops the old one', async () => {
    const first = (await build())!;
    const before = JSON.stringify(await content(first));
    const second = (await build())!;
    expect(JSON.stringify(await content(second))).toBe(before);
    expect([await models.active('tallies'), await models.collections('tallies')]).toEqual([second, [second]]);
  });

  it('gives the bytes that a runner made as events came', async () => {
    const { stop } = start();
    await engine.progress.waitFor(['tallies'], await add('b', 4), LONG);
    await stop();
    const live = JSON.stringify(await content('tallies@1-1'));
    expect(JSON.stringify(await content((await build())!))).toBe(live);
  });

  it('makes indexes again that could not be made, and folds nothing twice for it', async () => {
    let failures = 0;
    class WithoutAMember extends ForwardingReadModelStore {
      override async ensure(spec: CollectionSpec) {
        if (spec.indexes.length > 0 && failures++ < 2) throw new Error('the connection is lost');
        return super.ensure(spec);
      }
      override async drop() {
        throw new Error('what was built is dropped');
      }
    }
    const over = engineOver(side, new WithoutAMember(models));
    expect(await build(tallies(), over)).toBe('tallies@1-1');
    expect((await content('tallies@1-1')).map((view) => view['sum'])).toEqual([6, 6]);
    expect(over.lines.map(({ message }) => message)).toEqual(Array(2).fill(expect.stringContaining('indexes')));
  });

  it('tells how far it is', async () => {
    const seen: number[] = [];
    const head = await side.events.head();
    await buildReadModel(engine, tallies(), forever, {
      onProgress: (progress) => {
        seen.push(progress.events);
        expect(progress.head).toBe(head);
        expect(progress.position <= head).toBe(true);
      },
    });
    expect(seen).toEqual([10, 10]);
  });

  it('is not noticed by those who read: never a fault, never nothing, never back in time', async () => {
    const { runner } = start();
    await engine.progress.waitFor(['tallies'], await side.events.head(), LONG);
    const views = new Views(models);
    let rebuilding = true;
    let reads = 0;
    let newest = 0;
    const reading = (async () => {
      while (rebuilding) {
        const [view, list, count] = await Promise.all([
          views.get<TallyView>('tallies', 'a'),
          views.find<TallyView>('tallies', { sort: [{ field: 'tallyId', direction: 'asc' }] }),
          views.count('tallies'),
        ]);
        expect([list.length, count]).toEqual([2, 2]);
        expect(view!.sum).toBeGreaterThanOrEqual(newest);
        newest = view!.sum;
        reads += 1;
        await nextTurn();
      }
    })();
    for (let round = 0; round < 3; round++) {
      const position = await add('a', 1);
      await buildReadModel(engine, tallies(), forever);
      expect(await engine.progress.waitFor(['tallies'], position, LONG)).toBe(true);
    }
    const collection = await models.active('tallies');
    await eventually('the runner to go on with the new one', () => runner.state().collection === collection);
    expect(await engine.progress.waitFor(['tallies'], await add('a', 1), LONG)).toBe(true);
    rebuilding = false;
    await reading;
    expect(reads).toBeGreaterThan(10);
    expect((await views.get<TallyView>('tallies', 'a'))!.sum).toBe(10);
  });

  it('keeps the new one up to date until the runner takes it over', async () => {
    await build();
    const built = buildReadModel(engine, tallies(), forever, { handOverMs: 300 });
    await eventually('the switch', async () => (await models.active('tallies')) === 'tallies@1-2');
    expect(await engine.progress.waitFor(['tallies'], await add('a', 1), LONG)).toBe(true);
    expect((await new Views(models).get<TallyView>('tallies', 'a'))!.sum).toBe(7);
    expect(await built).toBe('tallies@1-2');
  });

  describe('cut off', () => {
    it('leaves the old one as it is, and the next one cleans up', async () => {
      const first = (await build())!;
      const cut = new AbortController();
      const folding = () => cut.abort();
      expect(await buildReadModel(engine, tallies({ folding }), cut.signal)).toBeUndefined();
      expect(await models.active('tallies')).toBe(first);
      expect((await content(first)).length).toBe(2);
      expect(await models.collections('tallies')).toHaveLength(2);

      const third = (await build())!;
      expect(await models.collections('tallies')).toEqual([third]);
      expect(await models.active('tallies')).toBe(third);
    });

    it('by a process that died leaves what the next one cleans up once its lease ran out', async () => {
      await build();
      await models.ensure({ name: 'tallies@1-2', readModel: 'tallies', indexes: [] });
      const dead = (await models.acquireLease('projection:tallies@1-2', 'dead/build', 60_000))!;
      expect(await build()).toBe('tallies@1-3');
      expect(await models.collections('tallies')).toEqual(['tallies@1-2', 'tallies@1-3']);
      await models.releaseLease(dead);
      expect(await build()).toBe('tallies@1-4');
      expect(await models.collections('tallies')).toEqual(['tallies@1-4']);
    });

    it('by an event it cannot fold leaves the old one', async () => {
      const first = (await build())!;
      const folding = () => {
        throw new Error('cannot fold');
      };
      await expect(build(tallies({ folding }))).rejects.toThrow(PoisonEvent);
      expect(await models.active('tallies')).toBe(first);
    });

    it('by an event that came while it was switching ends once the switch has: nobody may take it for a leftover', async () => {
      const first = (await build())!;
      let goOn: (() => void) | undefined;
      let folded = false;
      class Slow extends ForwardingReadModelStore {
        override async activate(readModel: string, collection: string) {
          await new Promise<void>((resolve) => (goOn = resolve));
          return super.activate(readModel, collection);
        }
      }
      const folding = ({ data }: { data: { by: number } }) => {
        if (data.by !== 13) return;
        folded = true;
        throw new Error('cannot fold');
      };
      const built = build(tallies({ folding }), engineOver(side, new Slow(models)));
      const ended = expect(built).rejects.toThrow(PoisonEvent);
      await eventually('the switch to begin', () => goOn);
      await add('a', 13);
      await eventually('the event to be folded', () => folded);
      for (let turn = 0; turn < 50; turn++) await nextTurn();
      const taken = await models.acquireLease('projection:tallies@1-2', 'another build', 1_000);
      goOn!();
      await ended;
      expect(taken).toBeUndefined();
      expect([first, await models.active('tallies')]).toEqual(['tallies@1-1', 'tallies@1-2']);
      expect(await build()).toBe('tallies@1-3');
      expect(await models.collections('tallies')).toEqual(['tallies@1-3']);
    });

    it('at the switch leaves the old one, and says so', async () => {
      const first = (await build())!;
      class CannotSwitch extends ForwardingReadModelStore {
        override async activate(): Promise<void> {
          throw new Error('the disk is full');
        }
      }
      await expect(build(tallies(), engineOver(side, new CannotSwitch(models)))).rejects.toThrow('the disk is full');
      expect(await models.active('tallies')).toBe(first);
      expect(await models.collections('tallies')).toContain(first);
    });
  });

  describe('with an event that was ordered to be left out', () => {
    let poison: RecordedEvent;
    beforeEach(async () => {
      await add('a', 13);
      await add('a', 1);
      poison = (await side.events.read('tally-a')).at(-2)!;
    });
    const folding = ({ data }: { data: { by: number } }) => {
      if (data.by === 13) throw new Error('cannot fold');
    };
    const sumOfA = async () => (await new Views(models).get<TallyView>('tallies', 'a'))!.sum;
    const skip = (event: RecordedEvent, readModel = 'tallies') => {
      side.clock.advance(1);
      return giveOrders(models, readModel, { skip: event.id, skipBecause: 'it makes no sense' }, side.clock.iso());
    };

    it('leaves it out again, says so, and folds what comes after it', async () => {
      await skip(poison);
      await build(tallies({ folding }));
      expect(await sumOfA()).toBe(7);
      expect(await models.checkpoint((await models.active('tallies'))!)).toBe(await side.events.head());
      expect((engine as unknown as { lines: unknown[] }).lines).toContainEqual(
        expect.objectContaining({
          message: 'event left out by order',
          facts: expect.objectContaining({ eventId: poison.id }),
        }),
      );
    });

    it('does so after whatever else was ordered, and knows why it was', async () => {
      await skip(poison);
      await add('b', 13);
      await skip((await side.events.read('tally-b')).at(-1)!);
      side.clock.advance(1);
      await giveOrders(models, 'tallies', { resumedAt: side.clock.iso() }, side.clock.iso());
      await build(tallies({ folding }));
      expect(await sumOfA()).toBe(7);
      expect((await readOrders(models, 'tallies')).skipped).toEqual([
        { eventId: poison.id, because: 'it makes no sense', at: expect.any(String) },
        expect.objectContaining({ because: 'it makes no sense' }),
      ]);
    });

    it('gives the bytes that the runner made which was ordered so', async () => {
      await skip(poison);
      const { stop } = start(tallies({ folding }));
      await engine.progress.waitFor(['tallies'], await side.events.head(), LONG);
      await stop();
      const live = JSON.stringify(await content((await models.active('tallies'))!));
      expect(JSON.stringify(await content((await build(tallies({ folding })))!))).toBe(live);
    });

    it('folds it once it can be folded: the log is right', async () => {
      await skip(poison);
      await build();
      expect(await sumOfA()).toBe(20);
    });

    it('leaves out no other, and not what another read model may', async () => {
      await skip((await side.events.read('tally-a'))[0]!);
      await skip(poison, 'others');
      const built = build(tallies({ folding }));
      await expect(built).rejects.toMatchObject({ event: { id: poison.id } });
      expect(await models.active('tallies')).toBeUndefined();
    });
  });

  describe('of another version', () => {
    /** Counts double, so that its views are told from those of version 1. */
    const doubled = (folding?: () => void): Projection => {
      const second = tallies({ version: 2, folding });
      const on = new Map<string, Handler<TallyView>>();
      for (const [type, handler] of second.on) {
        const evolve: Handler<TallyView>['evolve'] = (view, event, key) => {
          const next = handler.evolve(view && { ...view, sum: view.sum / 2 }, event, key);
          return next && { ...next, sum: next.sum * 2 };
        };
        on.set(type, { ...handler, evolve });
      }
      return { ...second, on };
    };

    it('is made beside the old one, which serves until the switch', async () => {
      const old = start();
      await engine.progress.waitFor(['tallies'], await side.events.head(), LONG);
      await old.stop();
      const during: unknown[] = [];
      const looking: Promise<unknown>[] = [];
      const look = () =>
        looking.push(new Views(models).get<TallyView>('tallies', 'a').then((view) => during.push(view?.sum)));
      start(doubled(look));
      await eventually('the switch', async () => (await models.active('tallies')) === 'tallies@2-2');
      await Promise.all(looking);
      expect(new Set(during)).toEqual(new Set([6]));
      expect((await new Views(models).get<TallyView>('tallies', 'a'))!.sum).toBe(12);
      await eventually('the old one to be dropped', async () => (await models.collections('tallies')).length === 1);
      expect(await engine.progress.waitFor(['tallies'], await add('a', 1), LONG)).toBe(true);
      expect((await new Views(models).get<TallyView>('tallies', 'a'))!.sum).toBe(14);
    });

    it('never writes into the old one, also when its build was taken from it', async () => {
      await build();
      const written = new Set<string>();
      let waiting: (() => void) | undefined;
      let refused = false;
      let taken: Lease | undefined;
      class Watched extends ForwardingReadModelStore {
        #held = false;
        override async commit(collection: string, commit: Commit) {
          written.add(collection);
          if (!this.#held) {
            this.#held = true;
            await new Promise<void>((resolve) => (waiting = resolve));
          }
          return super.commit(collection, commit);
        }
        override async acquireLease(name: string, owner: string, ttlMs: number) {
          const lease = await super.acquireLease(name, owner, ttlMs);
          if (lease && name === 'build:tallies') taken = lease;
          return lease;
        }
        override async renewLeases(leases: readonly Lease[], ttlMs: number) {
          const held = await super.renewLeases(leases, ttlMs);
          refused ||= leases.some((lease) => lease === taken && !held.includes(lease));
          return held;
        }
      }
      start(doubled(), engineOver(side, new Watched(models)));
      await eventually('the build to write', () => waiting);
      await models.releaseLease(taken!);
      const thief = (await models.acquireLease('build:tallies', 'thief', 60_000))!;
      await eventually('the loss to be noticed', () => refused);
      waiting!();
      await add('a', 1);
      await models.releaseLease(thief);
      await eventually('the switch', async () => /^tallies@2-/.test((await models.active('tallies')) ?? ''));
      expect([...written].filter((collection) => collection.startsWith('tallies@1-'))).toEqual([]);
    });
  });
});
