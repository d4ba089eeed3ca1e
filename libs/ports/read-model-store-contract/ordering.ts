/** Order is by code point and value, ties are broken by id, and pages cover everything once. */
import type { JsonObject } from '#kernel/json.js';
import type { Query } from '../read-model-store.js';
import { filled, valued } from './filled.js';
import type { OpenReadModelStore } from './opened.js';

export function orderingContract(open: OpenReadModelStore): void {
  const at = filled(open);
  const { fill, matches } = at;

  describe('order', () => {
    it('is by id when nothing is asked for', async () => {
      const collection = await fill({ b: { n: 1 }, 'a-2': { n: 3 }, a: { n: 2 }, Z: { n: 0 }, é: { n: 4 } });
      expect(await matches(collection, [])).toEqual([0, 2, 3, 1, 4]);
    });

    it.each([
      [
        'strings by code point',
        ['b', '\u{1F600}', '\uFB00', 'Z', 'é', 'a', '', 'aa', 'Ä'],
        ['', 'Z', 'a', 'aa', 'b', 'Ä', 'é', '\uFB00', '\u{1F600}'],
      ],
      ['numbers by value', [10, 9, -1, 0, 2.5, 1e21, -0.5], [-1, -0.5, 0, 2.5, 9, 10, 1e21]],
      ['no before yes', [true, false], [false, true]],
    ])('sorts %s', async (_, values, sorted) => {
      const collection = await fill(valued('field', values));
      const up = await matches(collection, [], { sort: [{ field: 'field', direction: 'asc' }] });
      expect(up.map((n) => values[n as number])).toEqual(sorted);
      const down = await matches(collection, [], { sort: [{ field: 'field', direction: 'desc' }] });
      expect(down).toEqual([...up].reverse());
    });

    it('puts absent and null first going up and last going down', async () => {
      const collection = await fill(valued('at', ['m', undefined, 'a', null]), ['at']);
      expect(await matches(collection, [], { sort: [{ field: 'at', direction: 'asc' }] })).toEqual([1, 3, 2, 0]);
      expect(await matches(collection, [], { sort: [{ field: 'at', direction: 'desc' }] })).toEqual([0, 2, 3, 1]);
    });

    it('sorts by two fields, and breaks ties by id in the direction of the last', async () => {
      const collection = await fill({
        a: { n: 0, type: 'x', count: 1 },
        b: { n: 1, type: 'y', count: 1 },
        c: { n: 2, type: 'x', count: 2 },
        d: { n: 3, type: 'x', count: 1 },
      });
      const sorted = (one: 'asc' | 'desc', two: 'asc' | 'desc'): Promise<unknown[]> =>
        matches(collection, [], {
          sort: [
            { field: 'type', direction: one },
            { field: 'count', direction: two },
          ],
        });
      expect(await sorted('asc', 'asc')).toEqual([0, 3, 2, 1]);
      expect(await sorted('asc', 'desc')).toEqual([2, 3, 0, 1]);
      expect(await sorted('desc', 'asc')).toEqual([1, 0, 3, 2]);
      expect(await sorted('desc', 'desc')).toEqual([1, 2, 3, 0]);
    });
  });

  describe('pages', () => {
    it('skips and limits', async () => {
      const collection = await fill(valued('at', ['a', 'b', 'c', 'd', 'e']));
      const page = async (query: Query): Promise<unknown[]> =>
        (await at.store.find(collection, { sort: [{ field: 'at', direction: 'asc' }], ...query })).map(({ n }) => n);
      expect(await page({ limit: 2 })).toEqual([0, 1]);
      expect(await page({ skip: 3 })).toEqual([3, 4]);
      expect(await page({ skip: 1, limit: 2 })).toEqual([1, 2]);
      expect(await page({ skip: 9, limit: 2 })).toEqual([]);
      expect(await page({ limit: 0 })).toEqual([]);
    });

    it.each([
      ['asc', [2, 3, 1]],
      ['desc', [4]],
    ] as const)('go on after a place, over ties, going %s', async (direction, expected) => {
      const collection = await fill({
        a: { n: 4, at: 'a' },
        b: { n: 0, at: 'b' },
        c: { n: 2, at: 'b' },
        d: { n: 3, at: 'b' },
        e: { n: 1, at: 'c' },
        f: { n: 5, at: 7 },
        g: { n: 6 },
      });
      const sort = [{ field: 'at', direction }];
      const after = async (value: string | number, id: string, more: Query = {}) =>
        (await at.store.find(collection, { sort, after: { value, id }, ...more })).map(({ n }) => n);
      expect(await after('b', 'b')).toEqual(expected);
      expect(await after('b', 'b', { limit: 1 })).toEqual(expected.slice(0, 1));
      expect(await after('b', 'b', { where: [{ field: 'n', in: [4, 2] }] })).toEqual(
        expected.filter((n) => n === 4 || n === 2),
      );
      // The place of a view that is not there (any more).
      expect(await after('b', 'bb')).toEqual(direction === 'asc' ? expected : [0, 4]);
      expect(await after(6, 'x')).toEqual(direction === 'asc' ? [5] : []);
    });

    it('refuses a place in an order of two fields, and in none', async () => {
      const sort = [
        { field: 'at', direction: 'asc' },
        { field: 'n', direction: 'asc' },
      ] as const;
      for (const query of [{ sort }, {}]) {
        const asked = at.store.find(await fill({}), { ...query, after: { value: 'a', id: 'a' } });
        await expect(asked).rejects.toThrow('exactly one field');
      }
    });

    it.each(['asc', 'desc'] as const)('covers 5,000 views once each, going %s over ties', async (direction) => {
      const ids = Array.from({ length: 5_000 }, (_, i) => `${(i * 7919) % 5_000}`.padStart(5, '0'));
      const views = Object.fromEntries(ids.map((id, i) => [`v${id}`, { id, day: `d${i % 7}` }]));
      const collection = await fill(views, ['day']);
      const seen: JsonObject[] = [];
      for (let skip = 0; skip < 5_000; skip += 500) {
        seen.push(...(await at.store.find(collection, { sort: [{ field: 'day', direction }], skip, limit: 500 })));
      }
      const keys = seen.map(({ day, id }) => `${String(day)} ${String(id)}`);
      const sorted = Object.values(views)
        .map(({ day, id }) => `${day} ${id}`)
        .sort();
      expect(keys).toEqual(direction === 'asc' ? sorted : sorted.reverse());
      expect(await at.store.count(collection)).toBe(5_000);
    });
  });
}
