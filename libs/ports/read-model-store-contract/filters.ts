/** Filters mean the same in every adapter, down to types, and counting agrees with finding. */
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import type { Filter, Index, Lease } from '../read-model-store.js';
import { filled, valued } from './filled.js';
import type { OpenReadModelStore } from './opened.js';

export function filterContract(open: OpenReadModelStore): void {
  const at = filled(open);
  const { fill, matches } = at;

  describe.each([
    ['without an index', []],
    ['with an index', ['field', 'deep.er.field']],
    ['covered by an index', [{ fields: ['n'], covers: ['field', 'deep.er.field'] }]],
    [
      'with a counted index',
      [
        { fields: ['field', 'type'], counted: true },
        { fields: ['deep.er.field'], counted: true },
      ],
    ],
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
      expect(await at.store.count(collection)).toBe(1);
    });
  });

  describe('a counted index', () => {
    const counted: Index = { fields: ['owner', 'state', 'kind'], counted: true };
    const of = (owner: string, state?: string | null, kind?: string): JsonObject =>
      JSON.parse(JSON.stringify({ n: 0, owner, state, kind })) as JsonObject;

    async function agrees(collection: string): Promise<number[]> {
      const questions: Filter[][] = [
        [{ field: 'owner', equals: 'a' }],
        [
          { field: 'owner', equals: 'a' },
          { field: 'state', equals: 'open' },
        ],
        [
          { field: 'owner', equals: 'a' },
          { field: 'state', in: ['open', 'done'] },
          { field: 'kind', equals: 'x' },
        ],
        [{ field: 'state', in: ['done'] }],
        [{ field: 'owner', in: [] }],
        [
          { field: 'owner', equals: 'a' },
          { field: 'state', equals: '' },
        ],
        [
          { field: 'owner', equals: 'a' },
          { field: 'state', equals: null },
        ],
        [
          { field: 'owner', equals: 'a' },
          { field: 'state', in: ['open', null] },
        ],
        [
          { field: 'owner', equals: 'a' },
          { field: 'kind', contains: 'X' },
        ],
        [
          { field: 'owner', equals: 'a' },
          { field: 'kind', from: 'x' },
        ],
        [],
      ];
      return Promise.all(questions.map(async (where) => (await matches(collection, where)).length));
    }

    const views = {
      1: of('a', 'open', 'x'),
      2: of('a', 'open', 'y'),
      3: of('a', 'done', 'x'),
      4: of('b', 'done', 'x'),
      5: of('a'),
      6: of('a', ''),
      7: of('a', null, 'x'),
      8: null,
    };
    const first = [6, 2, 2, 2, 0, 1, 2, 4, 3, 4, 7];

    it('counts what finds find, through every kind of write', async () => {
      const collection = await fill(views, [counted]);
      expect(await agrees(collection)).toEqual(first);
      const lease = (await at.store.acquireLease(collection, 'filler', 60_000)) as Lease;
      const write = (id: string, view: JsonObject | null, position: number) => ({
        id,
        view,
        position: positionOf(position),
      });
      const commit = (...writes: ReturnType<typeof write>[]) =>
        at.store.commit(collection, { writes, checkpoint: positionOf(100), lease });
      await commit(write('1', of('a', 'done', 'x'), 20), write('9', of('a', 'open', 'x'), 21)); // moves one, adds one
      expect(await agrees(collection)).toEqual([7, 2, 3, 3, 0, 1, 2, 4, 4, 5, 8]);
      await commit(write('2', of('a', 'done', 'x'), 1), write('9', null, 22), write('8', of('b', 'open', 'x'), 23));
      expect(await agrees(collection)).toEqual([6, 1, 2, 3, 0, 1, 2, 3, 3, 4, 8]);
      await commit(write('9', null, 24), write('9', of('a', 'open', 'x'), 25), write('9', of('a', 'done', 'z'), 26));
      expect(await agrees(collection)).toEqual([7, 1, 2, 4, 0, 1, 2, 3, 3, 5, 9]);
    });

    it('counts what was there before it, and is made once', async () => {
      const collection = await fill(views);
      for (let times = 0; times < 2; times++)
        await at.store.ensure({ name: collection, readModel: 'rows', indexes: [counted] });
      expect(await agrees(collection)).toEqual(first);
    });

    it('goes with its collection', async () => {
      const collection = await fill(views, [counted]);
      await at.store.drop(collection);
      expect(await at.store.count(collection, [{ field: 'owner', equals: 'a' }])).toBe(0);
      await at.store.ensure({ name: collection, readModel: 'rows', indexes: [counted] });
      expect(await at.store.count(collection, [{ field: 'owner', equals: 'a' }])).toBe(0);
    });
  });

  it('sums a field over the views that filters hold for, counting what is absent as nothing', async () => {
    const of = (n: number, owner: string, bytes?: number) => ({ n, owner, ...(bytes !== undefined && { bytes }) });
    const views = { a: of(0, 'ada', 7), b: of(1, 'ada', 2 ** 40), c: of(2, 'ada'), d: of(3, 'bob', 5), e: null };
    for (const indexed of [[], [{ fields: ['owner'], covers: ['bytes'] }]]) {
      const collection = await fill(views, indexed);
      const sum = (owner: string) => at.store.sum(collection, 'bytes', [{ field: 'owner', equals: owner }]);
      expect([await sum('ada'), await sum('bob'), await sum('cyd')]).toEqual([7 + 2 ** 40, 5, 0]);
      expect(await at.store.sum(collection, 'bytes')).toBe(12 + 2 ** 40);
      expect(await at.store.sum('rows@1-none', 'bytes')).toBe(0);
    }
  });

  it('refuses what is not a field, whatever it would do to the engine', async () => {
    const collection = await fill({ a: { n: 1 } });
    for (const field of ['', 'a..b', '$where', "a') OR 1=1 --", 'a"b', 'a b', '.a']) {
      await expect(at.store.find(collection, { where: [{ field, equals: 1 }] })).rejects.toThrow('is not a field');
      await expect(at.store.find(collection, { sort: [{ field, direction: 'asc' }] })).rejects.toThrow(
        'is not a field',
      );
      await expect(at.store.count(collection, [{ field, contains: 'a' }])).rejects.toThrow('is not a field');
      await expect(at.store.sum(collection, field)).rejects.toThrow('is not a field');
    }
    await expect(at.store.find(collection, { where: [{ field: 'n' } as Filter] })).rejects.toThrow('needs a bound');
  });
}
