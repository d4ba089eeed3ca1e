/**
 * The half of ReadModelStore's contract that is about queries: filters, order, pages and counts mean the same in every
 * adapter, down to types, code points and case.
 */
import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import type { Filter, Index, Lease, Query, ReadModelStore } from './read-model-store.js';

export function readModelQueriesContract(name: string, open: () => Promise<ReadModelStore>): void {
  describe(`${name} keeps the contract of ReadModelStore's queries`, () => {
    let store: ReadModelStore;

    beforeAll(async () => {
      store = await open();
    });

    afterAll(() => store.close());

    /** A new collection of these views. */
    async function fill(
      views: Readonly<Record<string, JsonObject | null>>,
      indexed: readonly (string | Index)[] = [],
    ): Promise<string> {
      const collection = `rows@1-${randomUUID()}`;
      await store.ensure({
        name: collection,
        readModel: 'rows',
        indexes: indexed.map((index) => (typeof index === 'string' ? { fields: [index] } : index)),
      });
      const lease = (await store.acquireLease(collection, 'filler', 60_000)) as Lease;
      const writes = Object.entries(views).map(([id, view], i) => ({ id, view, position: positionOf(i + 1) }));
      await store.commit(collection, { writes, checkpoint: positionOf(writes.length), lease });
      return collection;
    }

    /** Views holding each value under `field` (undefined: absent), named by their `n`. */
    const valued = (field: string, values: readonly unknown[]): Record<string, JsonObject> =>
      Object.fromEntries(
        values.map((value, n) => {
          const nested = field.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
          return [
            `id-${String(n).padStart(3, '0')}`,
            JSON.parse(JSON.stringify({ n, ...(nested as object) })) as JsonObject,
          ];
        }),
      );

    /** Numbers of the matching views; `count` must agree. */
    async function matches(collection: string, where: readonly Filter[], query: Query = {}): Promise<unknown[]> {
      const found = await store.find(collection, { ...query, where });
      expect(await store.count(collection, where)).toBe(found.length);
      return found.map((view) => view['n']);
    }

    describe.each([
      ['without an index', []],
      ['with an index', ['field', 'deep.er.field']],
      ['covered by an index', [{ fields: ['n'], covers: ['field', 'deep.er.field'] }]],
      ['with a counted index', [{ fields: ['field', 'type'], counted: true }, { fields: ['deep.er.field'], counted: true }]],
    ] as [string, (string | Index)[]][])('filters, %s', (_, indexed) => {
      const VALUES = ['a', 'B', 'b', '', 'true', '1', 1, 0, 2.5, -3, true, false, null, undefined];

      it.each<[Filter & { equals?: unknown }, unknown[]]>([
        [{ field: 'field', equals: 'b' }, ['b']],
        [{ field: 'field', equals: '' }, ['']],
        [{ field: 'field', equals: 'true' }, ['true']],
        [{ field: 'field', equals: 1 }, [1]],
        [{ field: 'field', equals: 0 }, [0]],
        [{ field: 'field', equals: 2.5 }, [2.5]],
        [{ field: 'field', equals: true }, [true]],
        [{ field: 'field', equals: false }, [false]],
        [{ field: 'field', equals: null }, [null, undefined]],
        [{ field: 'other', equals: null }, VALUES],
        [{ field: 'other', equals: 'a' }, []],
        [{ field: 'field.beyond', equals: null }, VALUES],
        [{ field: 'field', in: ['a', '1', 'none'] }, ['a', '1']],
        [{ field: 'field', in: [1, true, 'b'] }, ['b', 1, true]],
        [{ field: 'field', in: [0, null] }, [0, null, undefined]],
        [{ field: 'field', in: [false] }, [false]],
        [{ field: 'field', in: [] }, []],
        [{ field: 'field', from: 'B' }, ['a', 'B', 'b', 'true']],
        [{ field: 'field', to: 'B' }, ['B', '', '1']],
        [{ field: 'field', from: 'B', to: 'a' }, ['a', 'B']],
        [{ field: 'field', from: '' }, ['a', 'B', 'b', '', 'true', '1']],
        [{ field: 'field', from: 0 }, [1, 0, 2.5]],
        [{ field: 'field', to: 1 }, [1, 0, -3]],
        [{ field: 'field', from: -3, to: 0 }, [0, -3]],
        [{ field: 'field', from: 3 }, []],
        [{ field: 'field', contains: 'B' }, ['B', 'b']],
        [{ field: 'field', contains: 'RU' }, ['true']],
        [{ field: 'field', contains: '' }, ['a', 'B', 'b', '', 'true', '1']],
      ])('%j', async (filter, expected) => {
        const collection = await fill(valued('field', VALUES), indexed);
        expect((await matches(collection, [filter])).map((n) => VALUES[n as number])).toEqual(expected);
      });

      it('reads dotted paths', async () => {
        const collection = await fill(valued('deep.er.field', [1, 2, 'x', undefined]), indexed);
        expect(await matches(collection, [{ field: 'deep.er.field', equals: 2 }])).toEqual([1]);
        expect(await matches(collection, [{ field: 'deep.er.field', from: 1 }])).toEqual([0, 1]);
        expect(await matches(collection, [{ field: 'deep.er.field', equals: null }])).toEqual([3]);
      });

      it('asks that all filters hold', async () => {
        const collection = await fill(
          {
            a: { n: 0, field: 'x', type: 'invoice' },
            b: { n: 1, field: 'x', type: 'receipt' },
            c: { n: 2, field: 'y', type: 'invoice' },
          },
          indexed,
        );
        const where = [
          { field: 'field', equals: 'x' },
          { field: 'type', in: ['invoice', 'contract'] },
        ];
        expect(await matches(collection, where)).toEqual([0]);
      });

      it('leaves tombstones out', async () => {
        const collection = await fill({ a: { n: 0, field: 'x' }, b: null }, indexed);
        expect(await matches(collection, [])).toEqual([0]);
        expect(await matches(collection, [{ field: 'field', equals: null }])).toEqual([]);
        expect(await store.count(collection)).toBe(1);
      });
    });

    describe('a counted index', () => {
      const counted: Index = { fields: ['owner', 'state', 'kind'], counted: true };
      const of = (owner: string, state?: string | null, kind?: string): JsonObject => JSON.parse(JSON.stringify({ n: 0, owner, state, kind })) as JsonObject;

      async function agrees(collection: string): Promise<number[]> {
        const questions: Filter[][] = [
          [{ field: 'owner', equals: 'a' }],
          [{ field: 'owner', equals: 'a' }, { field: 'state', equals: 'open' }],
          [{ field: 'owner', equals: 'a' }, { field: 'state', in: ['open', 'done'] }, { field: 'kind', equals: 'x' }],
          [{ field: 'state', in: ['done'] }],
          [{ field: 'owner', in: [] }],
          [{ field: 'owner', equals: 'a' }, { field: 'state', equals: '' }],
          [{ field: 'owner', equals: 'a' }, { field: 'state', equals: null }],
          [{ field: 'owner', equals: 'a' }, { field: 'state', in: ['open', null] }],
          [{ field: 'owner', equals: 'a' }, { field: 'kind', contains: 'X' }],
          [{ field: 'owner', equals: 'a' }, { field: 'kind', from: 'x' }],
          [],
        ];
        return Promise.all(questions.map(async (where) => (await matches(collection, where)).length));
      }

      const views = { 1: of('a', 'open', 'x'), 2: of('a', 'open', 'y'), 3: of('a', 'done', 'x'), 4: of('b', 'done', 'x'), 5: of('a'), 6: of('a', ''), 7: of('a', null, 'x'), 8: null };
      const first = [6, 2, 2, 2, 0, 1, 2, 4, 3, 4, 7];

      it('counts what finds find, through every kind of write', async () => {
        const collection = await fill(views, [counted]);
        expect(await agrees(collection)).toEqual(first);
        const lease = (await store.acquireLease(collection, 'filler', 60_000)) as Lease;
        const write = (id: string, view: JsonObject | null, position: number) => ({ id, view, position: positionOf(position) });
        const commit = (...writes: ReturnType<typeof write>[]) => store.commit(collection, { writes, checkpoint: positionOf(100), lease });
        await commit(write('1', of('a', 'done', 'x'), 20), write('9', of('a', 'open', 'x'), 21)); // moves one, adds one
        expect(await agrees(collection)).toEqual([7, 2, 3, 3, 0, 1, 2, 4, 4, 5, 8]);
        await commit(write('2', of('a', 'done', 'x'), 1), write('9', null, 22), write('8', of('b', 'open', 'x'), 23)); // too old, deleted, back again
        expect(await agrees(collection)).toEqual([6, 1, 2, 3, 0, 1, 2, 3, 3, 4, 8]);
        await commit(write('9', null, 24), write('9', of('a', 'open', 'x'), 25), write('9', of('a', 'done', 'z'), 26));
        expect(await agrees(collection)).toEqual([7, 1, 2, 4, 0, 1, 2, 3, 3, 5, 9]);
      });

      it('counts what was there before it, and is made once', async () => {
        const collection = await fill(views);
        for (let times = 0; times < 2; times++) await store.ensure({ name: collection, readModel: 'rows', indexes: [counted] });
        expect(await agrees(collection)).toEqual(first);
      });

      it('goes with its collection', async () => {
        const collection = await fill(views, [counted]);
        await store.drop(collection);
        expect(await store.count(collection, [{ field: 'owner', equals: 'a' }])).toBe(0);
        await store.ensure({ name: collection, readModel: 'rows', indexes: [counted] });
        expect(await store.count(collection, [{ field: 'owner', equals: 'a' }])).toBe(0);
      });
    });

    describe('contains', () => {
      const text = [
        'Rechnung März ÄÖÜ.pdf',
        'FACTURE ÉTÉ.pdf',
        '100%_done*.pdf',
        'a.b\\c [x](y) {1,2} ^$|+?',
        'quote \' " `',
        'ΣΊΣΥΦΟΣ',
        'Привет',
        'line\nbreak',
        '日本 👩‍👩‍👧 🔑',
        '1000 done',
        '300 \u212Aelvin, \u017Ftone',
        'before\u0000behind',
        12_345,
      ];
      let collection: string;

      beforeAll(async () => {
        collection = await fill(valued('field', text));
      });

      it.each<[string, number[]]>([
        ['märz äöü', [0]],
        ['MÄRZ', [0]],
        ['rechNUNG', [0]],
        ['été', [1]],
        ['ÉTÉ', [1]],
        ['marz', []],
        ['.PDF', [0, 1, 2]],
        ['%', [2]],
        ['_', [2]],
        ['*', [2]],
        ['0%_D', [2]],
        ['.', [0, 1, 2, 3]],
        ['B\\C', [3]],
        ['[x]', [3]],
        ['(Y)', [3]],
        ['{1,2}', [3]],
        ['^$|+?', [3]],
        ["'", [4]],
        ['" `', [4]],
        ['σίσυφοσ', [5]],
        ['пРИВЕТ', [6]],
        ['line\nB', [7]],
        ['line.b', []],
        ['👩‍👩‍👧', [8]],
        ['本', [8]],
        ['\\d', []],
        ['.*', []],
        ['100', [2, 9]],
        ['a|b', []],
        ['\\E', []],
        ['kelvin', [10]],
        ['STONE', [10]],
        ['\u212A', [7, 10]],
        ['behind', [11]],
        ['e\u0000B', [11]],
        ['234', []],
        ['x'.repeat(2_000), []],
      ])('%j', async (needle, expected) => {
        expect(await matches(collection, [{ field: 'field', contains: needle }])).toEqual(expected);
      });
    });

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
          (await store.find(collection, { sort: [{ field: 'at', direction: 'asc' }], ...query })).map(({ n }) => n);
        expect(await page({ limit: 2 })).toEqual([0, 1]);
        expect(await page({ skip: 3 })).toEqual([3, 4]);
        expect(await page({ skip: 1, limit: 2 })).toEqual([1, 2]);
        expect(await page({ skip: 9, limit: 2 })).toEqual([]);
        expect(await page({ limit: 0 })).toEqual([]);
      });

      it.each(['asc', 'desc'] as const)('covers 5,000 views once each, going %s over ties', async (direction) => {
        const ids = Array.from({ length: 5_000 }, (_, i) => `${(i * 7919) % 5_000}`.padStart(5, '0'));
        const views = Object.fromEntries(ids.map((id, i) => [`v${id}`, { id, day: `d${i % 7}` }]));
        const collection = await fill(views, ['day']);
        const seen: JsonObject[] = [];
        for (let skip = 0; skip < 5_000; skip += 500) {
          seen.push(...(await store.find(collection, { sort: [{ field: 'day', direction }], skip, limit: 500 })));
        }
        const keys = seen.map(({ day, id }) => `${String(day)} ${String(id)}`);
        const sorted = Object.values(views)
          .map(({ day, id }) => `${day} ${id}`)
          .sort();
        expect(keys).toEqual(direction === 'asc' ? sorted : sorted.reverse());
        expect(await store.count(collection)).toBe(5_000);
      });
    });

    it('refuses what is not a field, whatever it would do to the engine', async () => {
      const collection = await fill({ a: { n: 1 } });
      for (const field of ['', 'a..b', '$where', "a') OR 1=1 --", 'a"b', 'a b', '.a']) {
        await expect(store.find(collection, { where: [{ field, equals: 1 }] })).rejects.toThrow('is not a field');
        await expect(store.find(collection, { sort: [{ field, direction: 'asc' }] })).rejects.toThrow('is not a field');
        await expect(store.count(collection, [{ field, contains: 'a' }])).rejects.toThrow('is not a field');
      }
      await expect(store.find(collection, { where: [{ field: 'n' } as Filter] })).rejects.toThrow('needs a bound');
    });
  });
}
