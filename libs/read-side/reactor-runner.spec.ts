import type { ReadEvent } from '#kernel/event.js';
import type { Commit, ReadModelStore } from '#ports/read-model-store.js';
import { byAda, openReadModels, openWriteSide, type WriteSide } from '../../tests/embedded-stores.js';
import { eventually } from '../../tests/eventually.js';
import { ForwardingReadModelStore } from '../../tests/forwarding-read-model-store.js';
import { engineOver, runUntilStopped } from '../../tests/read-side.js';
import { Added, Closed, tallyDecider, tallyEvents } from '../../tests/tally.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { defineReactor, ReactorRunner, someAtOnce, when } from './reactor-runner.js';
import type { ReadSideEngine } from './read-side-engine.js';

const CHECKPOINT = 'reactor-counting@1-1';

describe('a reactor runner', () => {
  const folder = tempFolder();
  let side: WriteSide;
  let models: ReadModelStore;
  /** What the reactor did, in order: the numbers added. */
  let done: number[];
  beforeEach(() => {
    side = openWriteSide(folder, tallyEvents);
    models = openReadModels(folder);
    done = [];
  });
  const add = async (by: number) =>
    (await side.decisions.run(tallyDecider, 'a', { type: 'Add', tallyId: 'a', by }, byAda)).position;

  type Adding = ReadEvent<ReturnType<typeof Added>>;
  const counting = (before: (event: Adding) => void | Promise<void> = () => undefined) =>
    defineReactor(
      'counting',
      when(Added, async (event) => {
        await before(event as Adding);
        done.push(event.data.by);
      }),
    );
  const start = (reactor = counting(), engine: ReadSideEngine = engineOver(side, models)) => {
    const runner = new ReactorRunner(engine, reactor);
    return { runner, ...runUntilStopped(folder, runner) };
  };
  const stored = () => models.checkpoint(CHECKPOINT);

  it('reacts to what was and what comes, in the order of the log, to opened events', async () => {
    const notes: string[] = [];
    for (const by of [1, 2]) await add(by);
    const { runner } = start(counting(({ data }) => void notes.push(data.note)));
    for (const by of [3, 4, 5]) await add(by);
    await eventually('five reactions', () => done.length === 5);
    expect(done).toEqual([1, 2, 3, 4, 5]);
    expect(notes.at(-1)).toBe('after 10');
    await eventually('it to be caught up', () => runner.state().caughtUp);
    expect(runner.state()).toMatchObject({ name: 'counting', state: 'running', movedAt: side.clock.iso() });
  });

  it('looks past what it does not react to, and stores how far', async () => {
    start(
      defineReactor(
        'counting',
        when(Closed, async () => undefined),
      ),
    );
    const position = await add(1);
    await eventually('the checkpoint', async () => (await stored()) === position);
  });

  it('tries again until it works, and lets nothing overtake', async () => {
    let failures = 3;
    const { runner } = start(
      counting(({ data }) => {
        if (data.by === 2 && failures > 0) {
          failures -= 1;
          throw new Error('the queue is away');
        }
      }),
    );
    for (const by of [1, 2, 3]) await add(by);
    await eventually('it to fail', () => runner.state().state === 'failing');
    expect(runner.state().reason).toContain('the queue is away');
    expect(done).toEqual([1]);
    await eventually('the rest', () => done.length === 3);
    expect(done).toEqual([1, 2, 3]);
    expect(failures).toBe(0);
    expect(runner.state()).toMatchObject({ state: 'running', reason: undefined });
  });

  it('reacts to some at once where that was asked for, and stores no further than all of them worked', async () => {
    for (const by of [1, 2, 3, 4]) await add(by);
    const begun: number[] = [];
    const fails = new Set([2]);
    const reactor = counting(async ({ data }) => {
      begun.push(data.by);
      await eventually('three begun', () => begun.length >= 3);
      if (fails.has(data.by)) throw new Error('the disk is away');
    });
    const { runner } = start(someAtOnce(reactor, 3));
    await eventually('two of three reactions', () => done.length === 2 && runner.state().state === 'failing');
    expect(done.toSorted()).toEqual([1, 3]);
    expect(begun).not.toContain(4);
    fails.clear();
    await eventually('the rest', () => done.length === 4);
    expect(done.slice(2)).toEqual([2, 4]);
    await eventually('it to be caught up', () => runner.state().caughtUp);
  });

  it('goes on from its checkpoint after a restart', async () => {
    const first = start();
    const position = await add(1);
    await eventually('the checkpoint', async () => (await stored()) === position);
    await first.stop();
    expect(first.runner.state().state).toBe('stopped');
    await add(2);
    start();
    await eventually('the second reaction', () => done.length === 2);
    expect(done).toEqual([1, 2]);
  });

  it('reacts once more when it died before its checkpoint was stored', async () => {
    class Dying extends ForwardingReadModelStore {
      override async commit(collection: string, commit: Commit) {
        // What it stored before it reacted is let through.
        if (done.length > 0) throw new Error('killed');
        return super.commit(collection, commit);
      }
    }
    const first = start(counting(), engineOver(side, new Dying(models)));
    await add(1);
    await eventually('the reaction', () => done.length >= 1);
    await first.stop();
    const before = done.length;
    start();
    await eventually('the same reaction again', () => done.length > before);
    expect(new Set(done)).toEqual(new Set([1]));
  });

  it('stops while a reaction keeps failing, and leaves it to the next', async () => {
    const first = start(
      counting(() => {
        throw new Error('the queue is away');
      }),
    );
    await add(1);
    await eventually('it to fail', () => first.runner.state().state === 'failing');
    await first.stop();
    start();
    await eventually('the reaction', () => done.length === 1);
  });

  it('runs in one process at a time', async () => {
    const by: string[] = [];
    const owned = (owner: string) =>
      start(
        counting(() => void by.push(owner)),
        engineOver(side, openReadModels(folder), owner),
      );
    const first = owned('one');
    await add(1);
    await eventually('a reaction', () => done.length === 1);
    owned('two');
    for (const each of [2, 3, 4]) await add(each);
    await eventually('four reactions', () => done.length === 4);
    expect(new Set(by)).toEqual(new Set(['one']));
    await first.stop();
    await add(5);
    await eventually('a fifth', () => done.length === 5);
    expect(by.at(-1)).toBe('two');
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it('waits out a store that fails', async () => {
    let failing = true;
    class Failing extends ForwardingReadModelStore {
      override async ensure(...args: Parameters<ReadModelStore['ensure']>) {
        if (failing) throw new Error('the disk is full');
        return super.ensure(...args);
      }
    }
    const { runner } = start(counting(), engineOver(side, new Failing(models)));
    await add(1);
    await eventually('it to fail', () => runner.state().reason === 'the disk is full');
    failing = false;
    await eventually('the reaction', () => done.length === 1);
  });
});
