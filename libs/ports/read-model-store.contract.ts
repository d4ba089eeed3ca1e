/**
 * What every ReadModelStore must do. An adapter's spec calls this and adds nothing that excuses a difference. `open` opens the
 * same place each time it is called (two open stores stand for two processes); each test uses names of its own in it.
 * Queries have their own half: read-model-store-queries.contract.ts.
 */
import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import { readModelQueriesContract } from './read-model-store-queries.contract.js';
import { FencedOut, type Lease, type ReadModelStore, type ViewWrite } from './read-model-store.js';

const LONG = 60_000;

export function readModelStoreContract(name: string, open: () => Promise<ReadModelStore>): void {
  describe(`${name} keeps the contract of ReadModelStore`, () => {
    let store: ReadModelStore;
    let other: ReadModelStore;
    let collection: string;
    let lease: Lease;

    beforeAll(async () => {
      store = await open();
      other = await open();
    });

    afterAll(async () => {
      await store.close();
      await other.close();
    });

    beforeEach(async () => {
      collection = `list@1-${randomUUID()}`;
      await store.ensure({ name: collection, readModel: 'list', indexes: [{ fields: ['owner', 'at'] }] });
      lease = (await store.acquireLease(collection, 'one', LONG)) as Lease;
    });

    const commit = (writes: readonly ViewWrite[], checkpoint = 1, by = lease, to = store): Promise<void> =>
      to.commit(collection, { writes, checkpoint: positionOf(checkpoint), lease: by });
    const write = (id: string, position: number, view: JsonObject | null): ViewWrite => ({
      id,
      view,
      position: positionOf(position),
    });

    describe('guarded writes', () => {
      it('keeps the view of the newest position, whatever order writes come in', async () => {
        await commit([write('a', 5, { n: 'five' })]);
        await commit([write('a', 4, { n: 'older' })]);
        expect(await store.get(collection, 'a')).toEqual({ n: 'five' });
        await commit([write('a', 5, { n: 'equal' })]);
        expect(await store.get(collection, 'a')).toEqual({ n: 'five' });
        await commit([write('a', 6, { n: 'newer' })]);
        expect(await store.get(collection, 'a')).toEqual({ n: 'newer' });
      });

      it('ignores an old write without holding up the others of its commit', async () => {
        await commit([write('a', 5, { n: 5 })]);
        await commit([write('b', 2, { n: 2 }), write('a', 3, { n: 3 }), write('c', 4, { n: 4 })], 4);
        const stored = await store.load(collection, ['a', 'b', 'c']);
        expect([...stored].map(([id, { view }]) => [id, view]).sort()).toEqual([
          ['a', { n: 5 }],
          ['b', { n: 2 }],
          ['c', { n: 4 }],
        ]);
        expect(await store.checkpoint(collection)).toBe(positionOf(4));
      });

      it('takes the newest of several writes to one view in one commit', async () => {
        await commit([write('a', 2, { n: 2 }), write('a', 9, { n: 9 }), write('a', 3, { n: 3 })]);
        expect(await store.load(collection, ['a'])).toEqual(
          new Map([['a', { view: { n: 9 }, position: positionOf(9) }]]),
        );
      });

      it('replaces a view whole', async () => {
        await commit([write('a', 1, { kept: true, gone: { deep: 1 } })]);
        await commit([write('a', 2, { kept: false })]);
        expect(await store.get(collection, 'a')).toEqual({ kept: false });
      });

      it('guards with tombstones as with views', async () => {
        await commit([write('a', 5, { n: 5 })]);
        await commit([write('a', 4, null)]);
        expect(await store.get(collection, 'a')).toEqual({ n: 5 });
        await commit([write('a', 7, null)]);
        expect(await store.get(collection, 'a')).toBeUndefined();
        await commit([write('a', 6, { n: 6 })]);
        await commit([write('a', 7, { n: 7 })]);
        expect(await store.get(collection, 'a')).toBeUndefined();
        await commit([write('a', 8, { n: 8 })]);
        expect(await store.get(collection, 'a')).toEqual({ n: 8 });
      });

      it('loads views and tombstones with their positions and leaves out what was never written', async () => {
        await commit([write('a', 1, { n: 1 }), write('b', 2, null)]);
        expect(await store.load(collection, ['a', 'b', 'never', 'a'])).toEqual(
          new Map([
            ['a', { view: { n: 1 }, position: positionOf(1) }],
            ['b', { view: null, position: positionOf(2) }],
          ]),
        );
        expect(await store.load(collection, [])).toEqual(new Map());
      });

      it('gives views back as they were', async () => {
        const view = {
          '': 'empty key',
          'a.b': 'dot',
          $set: 'dollar',
          'per%cent': '%2E',
          'ключ 🔑': ['ß', 'é', 'é', '日本', '👩‍👩‍👧', '\u0000\u001f\u2028'],
          numbers: [0, -1, 0.1, 1e21, -1.5e-7, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER],
          nested: { list: [[], {}, [null, { 'x.y': { $z: true } }]], empty: {}, none: null, no: false },
        };
        await commit([write('ид/ü 🔑', 1, view)]);
        expect(await store.get(collection, 'ид/ü 🔑')).toEqual(view);
        expect(await store.find(collection, {})).toEqual([view]);
        expect(Object.keys((await store.get(collection, 'ид/ü 🔑')) ?? {})).toEqual(Object.keys(view));
      });

      it('stores a key named __proto__ as data', async () => {
        const view = JSON.parse('{"__proto__":{"polluted":1}}') as JsonObject;
        await commit([write('a', 1, view)]);
        const read = await store.get(collection, 'a');
        expect(JSON.stringify(read)).toBe('{"__proto__":{"polluted":1}}');
      });

      it('stores views of half a megabyte', async () => {
        const view = { text: 'Grüße 🔑 '.repeat(40_000), words: Array.from({ length: 5_000 }, (_, i) => `w${i}`) };
        await commit([write('a', 1, view), write('b', 1, view)]);
        expect(await store.get(collection, 'b')).toEqual(view);
      });

      it('takes commits that run at the same time under one lease, in the order of the calls', async () => {
        const rounds = Array.from({ length: 20 }, (_, i) => i + 1);
        await Promise.all(rounds.map((n) => commit([write('shared', n, { n }), write(`own-${n}`, n, { n })], n)));
        expect(await store.load(collection, ['shared'])).toEqual(
          new Map([['shared', { view: { n: 20 }, position: positionOf(20) }]]),
        );
        expect(await store.count(collection)).toBe(21);
        expect(await store.checkpoint(collection)).toBe(positionOf(20));
      });

      it('keeps the newest of two processes that make the same views at the same time', async () => {
        const ids = Array.from({ length: 50 }, (_, i) => `id-${i}`);
        await Promise.all([
          commit(
            ids.map((id, i) => write(id, 2 + (i % 2), { by: 'one' })),
            9,
            lease,
            store,
          ),
          commit(
            ids.map((id, i) => write(id, 3 - (i % 2), { by: 'two' })),
            9,
            lease,
            other,
          ),
        ]);
        const stored = await store.load(collection, ids);
        expect(ids.map((id) => stored.get(id)?.view)).toEqual(ids.map((_, i) => ({ by: i % 2 ? 'one' : 'two' })));
      });
    });

    describe('checkpoints', () => {
      it('has none before the first commit', async () => {
        expect(await store.checkpoint(collection)).toBeUndefined();
      });

      it('is the one of the last commit, also when it wrote nothing', async () => {
        await commit([write('a', 3, { n: 3 })], 3);
        await commit([], 12);
        expect(await other.checkpoint(collection)).toBe(positionOf(12));
      });
    });

    describe('fencing', () => {
      it('changes nothing under an old fence', async () => {
        await commit([write('a', 1, { by: 'one' })], 1);
        await store.releaseLease(lease);
        const newer = (await other.acquireLease(collection, 'two', LONG)) as Lease;
        await expect(commit([write('a', 9, { by: 'one' }), write('b', 9, {})], 9)).rejects.toThrow(FencedOut);
        expect(await store.get(collection, 'a')).toEqual({ by: 'one' });
        expect(await store.load(collection, ['b'])).toEqual(new Map());
        expect(await store.checkpoint(collection)).toBe(positionOf(1));
        await commit([write('a', 2, { by: 'two' })], 2, newer, other);
        expect(await store.get(collection, 'a')).toEqual({ by: 'two' });
        expect(await store.checkpoint(collection)).toBe(positionOf(2));
      });

      it('lets the newest fence commit for as long as nobody took over, also after release', async () => {
        await store.releaseLease(lease);
        await commit([write('a', 1, { n: 1 })], 1);
        expect(await store.checkpoint(collection)).toBe(positionOf(1));
      });

      it('fences by lease name, not by collection', async () => {
        const unrelated = (await store.acquireLease(`${collection}-b`, 'x', LONG)) as Lease;
        expect(unrelated.fence).toBe(lease.fence);
        await commit([write('a', 1, { n: 1 })], 1, unrelated);
        await commit([write('a', 2, { n: 2 })], 2);
        expect(await store.get(collection, 'a')).toEqual({ n: 2 });
      });
    });

    describe('leases', () => {
      const acquireOnceExpired = async (owner: string): Promise<Lease> => {
        for (;;) {
          const taken = await other.acquireLease(`${collection}-short`, owner, LONG);
          if (taken) return taken;
        }
      };

      it('has one owner, who alone can renew it and keeps the fence', async () => {
        expect(lease).toMatchObject({ name: collection, owner: 'one' });
        expect(new Date(lease.expiresAt).toISOString()).toBe(lease.expiresAt);
        expect(await other.acquireLease(collection, 'two', LONG)).toBeUndefined();
        const renewed = await store.acquireLease(collection, 'one', 2 * LONG);
        expect(renewed?.fence).toBe(lease.fence);
        expect(Date.parse(renewed?.expiresAt ?? '')).toBeGreaterThan(Date.parse(lease.expiresAt));
      });

      it('goes to one of many who try at once', async () => {
        const tries = Array.from({ length: 10 }, (_, i) =>
          (i % 2 ? store : other).acquireLease(`${collection}-race`, `owner-${i}`, LONG),
        );
        expect((await Promise.all(tries)).filter((taken) => taken !== undefined)).toHaveLength(1);
      });

      it('goes to another owner after expiry, with a higher fence', async () => {
        const short = (await store.acquireLease(`${collection}-short`, 'one', 30)) as Lease;
        const taken = await acquireOnceExpired('two');
        expect(taken.fence).toBeGreaterThan(short.fence);
        expect(await store.acquireLease(`${collection}-short`, 'one', LONG)).toBeUndefined();
        await expect(commit([], 1, short)).rejects.toThrow(FencedOut);
      });

      it('is taken anew by its own owner after expiry, with a higher fence', async () => {
        const short = (await store.acquireLease(`${collection}-short`, 'one', -1)) as Lease;
        expect((await store.acquireLease(`${collection}-short`, 'one', LONG))?.fence).toBeGreaterThan(short.fence);
      });

      it('is free after release, for anyone, with a higher fence', async () => {
        await store.releaseLease(lease);
        const second = (await other.acquireLease(collection, 'two', LONG)) as Lease;
        expect(second.fence).toBeGreaterThan(lease.fence);
        await other.releaseLease(second);
        const third = (await other.acquireLease(collection, 'two', LONG)) as Lease;
        expect(third.fence).toBeGreaterThan(second.fence);
      });

      it('cannot be released by who lost it', async () => {
        await store.releaseLease({ ...lease, owner: 'two' });
        await store.releaseLease({ ...lease, fence: lease.fence + 1 });
        await store.releaseLease({ ...lease, name: `${collection}-unknown` });
        expect(await other.acquireLease(collection, 'two', LONG)).toBeUndefined();
      });
    });

    describe('collections', () => {
      it('ensures once and keeps what is there, and adds indexes named later', async () => {
        await commit([write('a', 1, { owner: 'x', at: '1' })], 1);
        await store.ensure({ name: collection, readModel: 'list', indexes: [{ fields: ['owner', 'at'] }] });
        await other.ensure({
          name: collection,
          readModel: 'list',
          indexes: [{ fields: ['owner'] }, { fields: ['at'] }],
        });
        expect(await store.get(collection, 'a')).toEqual({ owner: 'x', at: '1' });
        expect(await store.checkpoint(collection)).toBe(positionOf(1));
        expect(await store.find(collection, { where: [{ field: 'owner', equals: 'x' }] })).toHaveLength(1);
      });

      it('lets several ensure the same collection at once', async () => {
        const spec = { name: `${collection}-new`, readModel: 'list', indexes: [{ fields: ['owner'] }] };
        await Promise.all([store, other, store, other].map((one) => one.ensure(spec)));
        expect(await store.count(spec.name)).toBe(0);
      });

      it('lists the collections of a read model by name', async () => {
        const readModel = `usage-${randomUUID()}`;
        expect(await store.collections(readModel)).toEqual([]);
        for (const build of ['2-1', '1-2', '1-10']) {
          await store.ensure({ name: `${readModel}@${build}`, readModel, indexes: [] });
        }
        const names = ['1-10', '1-2', '2-1'].map((build) => `${readModel}@${build}`);
        expect(await other.collections(readModel)).toEqual(names);
      });

      it('drops a collection with its views and checkpoint, and may drop it again', async () => {
        await commit([write('a', 1, { n: 1 })], 1);
        await other.drop(collection);
        await other.drop(collection);
        expect(await store.checkpoint(collection)).toBeUndefined();
        expect(await store.collections('list')).not.toContain(collection);
        await store.ensure({ name: collection, readModel: 'list', indexes: [] });
        expect(await store.load(collection, ['a'])).toEqual(new Map());
        await commit([write('a', 1, { n: 'anew' })], 1);
        expect(await other.get(collection, 'a')).toEqual({ n: 'anew' });
      });

      it('reads nothing from a collection that is not there, and refuses to write to it', async () => {
        await store.drop(collection);
        expect(await store.get(collection, 'a')).toBeUndefined();
        expect(await store.load(collection, ['a'])).toEqual(new Map());
        expect(await store.find(collection, { where: [{ field: 'owner', equals: 'x' }] })).toEqual([]);
        expect(await store.count(collection)).toBe(0);
        await expect(commit([write('a', 1, { n: 1 })])).rejects.toThrow(`there is no collection ${collection}`);
        expect(await store.collections('list')).not.toContain(collection);
      });

      it('points a read model at one collection at a time', async () => {
        const readModel = `usage-${randomUUID()}`;
        expect(await store.active(readModel)).toBeUndefined();
        await store.activate(readModel, 'usage@1-1');
        await store.activate(readModel, 'usage@1-1');
        expect(await other.active(readModel)).toBe('usage@1-1');
        await Promise.all([store.activate(readModel, 'usage@1-2'), other.activate(readModel, 'usage@1-3')]);
        const winner = await store.active(readModel);
        expect(['usage@1-2', 'usage@1-3']).toContain(winner);
        expect(await other.active(readModel)).toBe(winner);
      });
    });

    it('keeps everything after close and reopen', async () => {
      const first = await open();
      await commit([write('a', 5, { n: 5 }), write('b', 6, null)], 6, lease, first);
      await first.activate(collection, collection);
      await first.close();
      const again = await open();
      try {
        expect(await again.load(collection, ['a', 'b'])).toEqual(
          new Map([
            ['a', { view: { n: 5 }, position: positionOf(5) }],
            ['b', { view: null, position: positionOf(6) }],
          ]),
        );
        expect(await again.checkpoint(collection)).toBe(positionOf(6));
        expect(await again.active(collection)).toBe(collection);
        expect(await again.acquireLease(collection, 'two', LONG)).toBeUndefined();
      } finally {
        await again.close();
      }
    });

    it('answers a ping, and rejects after close instead of hanging', async () => {
      await store.ping();
      const closed = await open();
      await closed.close();
      await closed.close();
      await expect(closed.ping()).rejects.toThrow();
    });
  });

  readModelQueriesContract(name, open);
}
