import { ORIGIN } from '#kernel/position.js';
import type { Query, ReadModelStore } from '#ports/read-model-store.js';
import { openReadModels } from '../../tests/embedded-stores.js';
import { ForwardingReadModelStore } from '../../tests/forwarding-read-model-store.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { Views } from './views.js';

describe('views', () => {
  const folder = tempFolder();
  let store: ReadModelStore;

  /** A build of the read model with one view in it. */
  async function build(collection: string, id: string): Promise<void> {
    await store.ensure({ name: collection, readModel: 'notes', indexes: [] });
    const { name, fence } = (await store.acquireLease(collection, 'test', 1_000))!;
    await store.commit(collection, {
      writes: [{ id, view: { id }, position: ORIGIN }],
      checkpoint: ORIGIN,
      lease: { name, fence },
    });
  }
  beforeEach(async () => {
    store = openReadModels(folder);
    await build('notes@1-1', 'a');
  });

  it('are none as long as nothing was built', async () => {
    const views = new Views(store);
    expect([await views.get('notes', 'a'), await views.find('notes', {}), await views.count('notes')]).toEqual([
      undefined,
      [],
      0,
    ]);
  });

  it('come from the active collection', async () => {
    await build('notes@1-2', 'b');
    const views = new Views(store);
    await store.activate('notes', 'notes@1-1');
    expect([await views.get('notes', 'a'), await views.get('notes', 'b')]).toEqual([{ id: 'a' }, undefined]);
    await store.activate('notes', 'notes@1-2');
    expect([await views.find('notes', {}), await views.count('notes')]).toEqual([[{ id: 'b' }], 1]);
  });

  /**
   * Between a query's look at the pointer and its question, another process switches over and drops the old collection.
   */
  class SwitchedMeanwhile extends ForwardingReadModelStore {
    async #switch(collection: string): Promise<void> {
      if (collection !== 'notes@1-1') return;
      await this.store.activate('notes', 'notes@1-2');
      await this.store.drop('notes@1-1');
    }
    override async get(collection: string, id: string) {
      await this.#switch(collection);
      return super.get(collection, id);
    }
    override async find(collection: string, query: Query) {
      await this.#switch(collection);
      return super.find(collection, query);
    }
    override async count(collection: string) {
      await this.#switch(collection);
      return super.count(collection);
    }
  }

  it.each([
    ['get', (views: Views) => views.get('notes', 'a'), { id: 'a' }],
    ['find', (views: Views) => views.find('notes', {}), [{ id: 'a' }]],
    ['count', (views: Views) => views.count('notes'), 1],
  ] as const)('do not seem gone when the collection is dropped under a %s', async (_name, question, answer) => {
    await build('notes@1-2', 'a');
    await store.activate('notes', 'notes@1-1');
    expect(await question(new Views(new SwitchedMeanwhile(store)))).toEqual(answer);
  });

  it('of a store that fails fail', async () => {
    await store.activate('notes', 'notes@1-1');
    class Broken extends ForwardingReadModelStore {
      override async find(): Promise<never> {
        throw new Error('the store is away');
      }
    }
    await expect(new Views(new Broken(store)).find('notes', {})).rejects.toThrow('the store is away');
  });
});
