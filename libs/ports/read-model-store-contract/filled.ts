/** What every test of a query stands on: a new collection filled with views. */
import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import type { Filter, Index, Lease, Query, ReadModelStore } from '../read-model-store.js';
import type { OpenReadModelStore } from './opened.js';

/** Within a `describe`. */
export function filled(open: OpenReadModelStore) {
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

  /** Numbers of the matching views; `count` must agree. */
  async function matches(collection: string, where: readonly Filter[], query: Query = {}): Promise<unknown[]> {
    const found = await store.find(collection, { ...query, where });
    expect(await store.count(collection, where)).toBe(found.length);
    return found.map((view) => view['n']);
  }

  return {
    get store() {
      return store;
    },
    fill,
    matches,
  };
}

/** Views holding each value under `field` (undefined: absent), named by their `n`. */
export const valued = (field: string, values: readonly unknown[]): Record<string, JsonObject> =>
  Object.fromEntries(
    values.map((value, n) => {
      const nested = field.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
      return [
        `id-${String(n).padStart(3, '0')}`,
        JSON.parse(JSON.stringify({ n, ...(nested as object) })) as JsonObject,
      ];
    }),
  );
