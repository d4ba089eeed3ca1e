/** Collections come and go, one of them is active, and all of it is there after a restart. */
import { randomUUID } from 'node:crypto';
import { positionOf } from '#kernel/position.js';
import { LONG, opened, write, type OpenReadModelStore } from './opened.js';

export function collectionContract(open: OpenReadModelStore): void {
  const at = opened(open);
  const { commit } = at;

  describe('collections', () => {
    it('ensures once and keeps what is there, and adds indexes named later', async () => {
      await commit([write('a', 1, { owner: 'x', at: '1' })], 1);
      await at.store.ensure({ name: at.collection, readModel: 'list', indexes: [{ fields: ['owner', 'at'] }] });
      await at.other.ensure({
        name: at.collection,
        readModel: 'list',
        indexes: [{ fields: ['owner'] }, { fields: ['at'] }],
      });
      expect(await at.store.get(at.collection, 'a')).toEqual({ owner: 'x', at: '1' });
      expect(await at.store.checkpoint(at.collection)).toBe(positionOf(1));
      expect(await at.store.find(at.collection, { where: [{ field: 'owner', equals: 'x' }] })).toHaveLength(1);
    });

    it('lets several ensure the same collection at once', async () => {
      const spec = { name: `${at.collection}-new`, readModel: 'list', indexes: [{ fields: ['owner'] }] };
      await Promise.all([at.store, at.other, at.store, at.other].map((one) => one.ensure(spec)));
      expect(await at.store.count(spec.name)).toBe(0);
    });

    it('lists the collections of a read model by name', async () => {
      const readModel = `usage-${randomUUID()}`;
      expect(await at.store.collections(readModel)).toEqual([]);
      for (const build of ['2-1', '1-2', '1-10']) {
        await at.store.ensure({ name: `${readModel}@${build}`, readModel, indexes: [] });
      }
      const names = ['1-10', '1-2', '2-1'].map((build) => `${readModel}@${build}`);
      expect(await at.other.collections(readModel)).toEqual(names);
    });

    it('drops a collection with its views and checkpoint, and may drop it again', async () => {
      await commit([write('a', 1, { n: 1 })], 1);
      await at.other.drop(at.collection);
      await at.other.drop(at.collection);
      expect(await at.store.checkpoint(at.collection)).toBeUndefined();
      expect(await at.store.collections('list')).not.toContain(at.collection);
      await at.store.ensure({ name: at.collection, readModel: 'list', indexes: [] });
      expect(await at.store.load(at.collection, ['a'])).toEqual(new Map());
      await commit([write('a', 1, { n: 'again' })], 1);
      expect(await at.other.get(at.collection, 'a')).toEqual({ n: 'again' });
    });

    it('reads nothing from a collection that is not there, and refuses to write to it', async () => {
      await at.store.drop(at.collection);
      expect(await at.store.get(at.collection, 'a')).toBeUndefined();
      expect(await at.store.load(at.collection, ['a'])).toEqual(new Map());
      expect(await at.store.find(at.collection, { where: [{ field: 'owner', equals: 'x' }] })).toEqual([]);
      expect(await at.store.count(at.collection)).toBe(0);
      await expect(commit([write('a', 1, { n: 1 })])).rejects.toThrow(`there is no collection ${at.collection}`);
      expect(await at.store.collections('list')).not.toContain(at.collection);
    });

    it('points a read model at one collection at a time', async () => {
      const readModel = `usage-${randomUUID()}`;
      expect(await at.store.active(readModel)).toBeUndefined();
      await at.store.activate(readModel, 'usage@1-1');
      await at.store.activate(readModel, 'usage@1-1');
      expect(await at.other.active(readModel)).toBe('usage@1-1');
      await Promise.all([at.store.activate(readModel, 'usage@1-2'), at.other.activate(readModel, 'usage@1-3')]);
      const winner = await at.store.active(readModel);
      expect(['usage@1-2', 'usage@1-3']).toContain(winner);
      expect(await at.other.active(readModel)).toBe(winner);
    });

    it('says of several read models at once where they are pointed at', async () => {
      const [one, two, none] = ['list', 'detail', 'nowhere'].map((name) => `${name}-${randomUUID()}`) as [
        string,
        string,
        string,
      ];
      await at.store.activate(one, 'list@1-1');
      await at.store.activate(two, 'detail@1-1');
      await at.other.activate(two, 'detail@1-2');
      expect(await at.store.actives([one, two, none])).toEqual(
        new Map([
          [one, 'list@1-1'],
          [two, 'detail@1-2'],
        ]),
      );
      expect(await at.store.actives([])).toEqual(new Map());
    });
  });

  it('keeps everything after close and reopen', async () => {
    const first = await open();
    await commit([write('a', 5, { n: 5 }), write('b', 6, null)], 6, at.lease, first);
    await first.activate(at.collection, at.collection);
    await first.close();
    const again = await open();
    try {
      expect(await again.load(at.collection, ['a', 'b'])).toEqual(
        new Map([
          ['a', { view: { n: 5 }, position: positionOf(5) }],
          ['b', { view: null, position: positionOf(6) }],
        ]),
      );
      expect(await again.checkpoint(at.collection)).toBe(positionOf(6));
      expect(await again.active(at.collection)).toBe(at.collection);
      expect(await again.acquireLease(at.collection, 'two', LONG)).toBeUndefined();
    } finally {
      await again.close();
    }
  });

  it('answers a ping, and rejects after close instead of hanging', async () => {
    await at.store.ping();
    const closed = await open();
    await closed.close();
    await closed.close();
    await expect(closed.ping()).rejects.toThrow();
  });
}
