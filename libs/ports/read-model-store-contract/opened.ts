/**
 * What every test of the contract stands on: one place opened twice, as by two processes, and a collection of its own
 * with its lease.
 */
import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#kernel/json.js';
import { positionOf } from '#kernel/position.js';
import type { Lease, ReadModelStore, ViewWrite } from '../read-model-store.js';

export const LONG = 60_000;
export type OpenReadModelStore = () => Promise<ReadModelStore>;

/** Within a `describe`. */
export function opened(open: OpenReadModelStore) {
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

  return {
    get store() {
      return store;
    },
    get other() {
      return other;
    },
    get collection() {
      return collection;
    },
    get lease() {
      return lease;
    },
    commit: (writes: readonly ViewWrite[], checkpoint = 1, by = lease, to = store): Promise<void> =>
      to.commit(collection, { writes, checkpoint: positionOf(checkpoint), lease: by }),
  };
}

export const write = (id: string, position: number, view: JsonObject | null): ViewWrite => ({
  id,
  view,
  position: positionOf(position),
});
