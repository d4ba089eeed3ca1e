import { positionOf } from '#kernel/position.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { openReadModels } from '../../tests/embedded-stores.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { ReadModelProgress } from './read-model-progress.js';

const LONG = 60_000;

describe('waiting for read models', () => {
  const folder = tempFolder();
  let store: ReadModelStore;
  let progress: ReadModelProgress;
  beforeEach(async () => {
    store = openReadModels(folder);
    progress = new ReadModelProgress(store);
    for (const name of ['notes', 'shelves']) {
      await store.ensure({ name: `${name}@1-1`, readModel: name, indexes: [] });
      await store.activate(name, `${name}@1-1`);
    }
  });

  async function checkpoint(collection: string, at: number): Promise<void> {
    const { name, fence } = (await store.acquireLease(collection, 'test', 1_000))!;
    await store.commit(collection, { writes: [], checkpoint: positionOf(at), lease: { name, fence } });
  }

  it('ends once all of them reached the position', async () => {
    let done = false;
    const both = progress.waitFor(['notes', 'shelves'], positionOf(5), LONG).then((reached) => (done = reached));
    progress.report('notes@1-1', positionOf(5));
    progress.report('shelves@1-1', positionOf(4));
    expect(await progress.waitFor(['notes'], positionOf(5), LONG)).toBe(true);
    expect(done).toBe(false);
    progress.report('shelves@1-1', positionOf(6));
    expect(await both).toBe(true);
  });

  it('asks the stored checkpoint for read models that another process keeps', async () => {
    const waiting = progress.waitFor(['notes'], positionOf(5), LONG);
    await checkpoint('notes@1-1', 5);
    expect(await waiting).toBe(true);
  });

  it('asks once for all who wait at the same moment', async () => {
    let asked = 0;
    const counting = new Proxy(store, {
      get: (target, name) =>
        name === 'checkpoint'
          ? (collection: string) => ((asked += 1), target.checkpoint(collection))
          : Reflect.get(target, name).bind?.(target),
    });
    const many = new ReadModelProgress(counting);
    await Promise.all(Array.from({ length: 50 }, () => many.waitFor(['notes'], positionOf(5), 0)));
    expect(asked).toBe(1);
  });

  it('goes on with the new collection after a switch', async () => {
    const waiting = progress.waitFor(['notes'], positionOf(5), LONG);
    await store.ensure({ name: 'notes@1-2', readModel: 'notes', indexes: [] });
    await checkpoint('notes@1-2', 9);
    await store.activate('notes', 'notes@1-2');
    expect(await waiting).toBe(true);
  });

  it('resolves false when the time is over, for one that is behind and for one that is not there', async () => {
    progress.report('notes@1-1', positionOf(5));
    expect(await progress.waitFor(['notes', 'shelves'], positionOf(5), 30)).toBe(false);
    expect(await progress.waitFor(['unheard-of'], positionOf(1), 0)).toBe(false);
  });

  it('for none is over at once', async () => {
    expect(await progress.waitFor([], positionOf(5), 0)).toBe(true);
  });
});
