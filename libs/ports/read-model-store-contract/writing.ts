/** Views move only to newer positions, come back as they were, and the checkpoint comes with them. */
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import { opened, write, type OpenReadModelStore } from './opened.js';

export function writingContract(open: OpenReadModelStore): void {
  const at = opened(open);
  const { commit } = at;

  describe('guarded writes', () => {
    it('keeps the view of the newest position, whatever order writes come in', async () => {
      await commit([write('a', 5, { n: 'five' })]);
      await commit([write('a', 4, { n: 'older' })]);
      expect(await at.store.get(at.collection, 'a')).toEqual({ n: 'five' });
      await commit([write('a', 5, { n: 'equal' })]);
      expect(await at.store.get(at.collection, 'a')).toEqual({ n: 'five' });
      await commit([write('a', 6, { n: 'newer' })]);
      expect(await at.store.get(at.collection, 'a')).toEqual({ n: 'newer' });
    });

    it('ignores an old write without holding up the others of its commit', async () => {
      await commit([write('a', 5, { n: 5 })]);
      await commit([write('b', 2, { n: 2 }), write('a', 3, { n: 3 }), write('c', 4, { n: 4 })], 4);
      const stored = await at.store.load(at.collection, ['a', 'b', 'c']);
      expect([...stored].map(([id, { view }]) => [id, view]).sort()).toEqual([
        ['a', { n: 5 }],
        ['b', { n: 2 }],
        ['c', { n: 4 }],
      ]);
      expect(await at.store.checkpoint(at.collection)).toBe(positionOf(4));
    });

    it('takes the newest of several writes to one view in one commit', async () => {
      await commit([write('a', 2, { n: 2 }), write('a', 9, { n: 9 }), write('a', 3, { n: 3 })]);
      expect(await at.store.load(at.collection, ['a'])).toEqual(
        new Map([['a', { view: { n: 9 }, position: positionOf(9) }]]),
      );
    });

    it('takes views as large as they may be, several in one commit', async () => {
      const large = { text: 'é'.repeat(3_999_000) };
      await commit([write('a', 1, large), write('b', 1, large), write('c', 1, large)]);
      await commit([write('a', 2, large), write('b', 2, large)]);
      expect(await at.store.get(at.collection, 'b')).toEqual(large);
    });

    it('replaces a view whole', async () => {
      await commit([write('a', 1, { kept: true, gone: { deep: 1 } })]);
      await commit([write('a', 2, { kept: false })]);
      expect(await at.store.get(at.collection, 'a')).toEqual({ kept: false });
    });

    it('guards with tombstones as with views', async () => {
      await commit([write('a', 5, { n: 5 })]);
      await commit([write('a', 4, null)]);
      expect(await at.store.get(at.collection, 'a')).toEqual({ n: 5 });
      await commit([write('a', 7, null)]);
      expect(await at.store.get(at.collection, 'a')).toBeUndefined();
      await commit([write('a', 6, { n: 6 })]);
      await commit([write('a', 7, { n: 7 })]);
      expect(await at.store.get(at.collection, 'a')).toBeUndefined();
      await commit([write('a', 8, { n: 8 })]);
      expect(await at.store.get(at.collection, 'a')).toEqual({ n: 8 });
    });

    it('loads views and tombstones with their positions and leaves out what was never written', async () => {
      await commit([write('a', 1, { n: 1 }), write('b', 2, null)]);
      expect(await at.store.load(at.collection, ['a', 'b', 'never', 'a'])).toEqual(
        new Map([
          ['a', { view: { n: 1 }, position: positionOf(1) }],
          ['b', { view: null, position: positionOf(2) }],
        ]),
      );
      expect(await at.store.load(at.collection, [])).toEqual(new Map());
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
      expect(await at.store.get(at.collection, 'ид/ü 🔑')).toEqual(view);
      expect(await at.store.find(at.collection, {})).toEqual([view]);
      expect(Object.keys((await at.store.get(at.collection, 'ид/ü 🔑')) ?? {})).toEqual(Object.keys(view));
    });

    it('stores a key named __proto__ as data', async () => {
      const view = JSON.parse('{"__proto__":{"polluted":1}}') as JsonObject;
      await commit([write('a', 1, view)]);
      const read = await at.store.get(at.collection, 'a');
      expect(JSON.stringify(read)).toBe('{"__proto__":{"polluted":1}}');
    });

    it('stores views of half a megabyte', async () => {
      const view = { text: 'Grüße 🔑 '.repeat(40_000), words: Array.from({ length: 5_000 }, (_, i) => `w${i}`) };
      await commit([write('a', 1, view), write('b', 1, view)]);
      expect(await at.store.get(at.collection, 'b')).toEqual(view);
    });

    it('takes commits that run at the same time under one lease, in the order of the calls', async () => {
      const rounds = Array.from({ length: 20 }, (_, i) => i + 1);
      await Promise.all(rounds.map((n) => commit([write('shared', n, { n }), write(`own-${n}`, n, { n })], n)));
      expect(await at.store.load(at.collection, ['shared'])).toEqual(
        new Map([['shared', { view: { n: 20 }, position: positionOf(20) }]]),
      );
      expect(await at.store.count(at.collection)).toBe(21);
      expect(await at.store.checkpoint(at.collection)).toBe(positionOf(20));
    });

    it('keeps the newest of two processes that make the same views at the same time', async () => {
      const ids = Array.from({ length: 50 }, (_, i) => `id-${i}`);
      await Promise.all([
        commit(
          ids.map((id, i) => write(id, 2 + (i % 2), { by: 'one' })),
          9,
          at.lease,
          at.store,
        ),
        commit(
          ids.map((id, i) => write(id, 3 - (i % 2), { by: 'two' })),
          9,
          at.lease,
          at.other,
        ),
      ]);
      const stored = await at.store.load(at.collection, ids);
      expect(ids.map((id) => stored.get(id)?.view)).toEqual(ids.map((_, i) => ({ by: i % 2 ? 'one' : 'two' })));
    });
  });

  describe('checkpoints', () => {
    it('has none before the first commit', async () => {
      expect(await at.store.checkpoint(at.collection)).toBeUndefined();
    });

    it('is the one of the last commit, also when it wrote nothing', async () => {
      await commit([write('a', 3, { n: 3 })], 3);
      await commit([], 12);
      expect(await at.other.checkpoint(at.collection)).toBe(positionOf(12));
    });
  });
}
