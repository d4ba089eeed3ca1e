/**
 * What an operator ordered of a read model's projection, kept where the process that runs it looks: stand still; try the event it
 * is paused at again; or go on without that one event. Orders hold until they are changed, also over restarts; a skip names
 * its event and holds for no other.
 */
import { positionOf } from '#kernel/position.js';
import type { JsonObject } from '#kernel/json.js';
import { type ReadModelStore } from '#ports/read-model-store.js';

export const ORDERS_COLLECTION = 'runner-orders@1-1';
const LEASE = 'runner-orders';

export interface Orders {
  /** Why it is to stand still. */
  readonly pausedBecause?: string;
  /** ISO 8601: what it was paused at before is to be tried again. */
  readonly resumedAt?: string;
  /** The one event it may leave out. */
  readonly skip?: string;
}

export async function readOrders(models: ReadModelStore, readModel: string): Promise<Orders> {
  return ((await models.get(ORDERS_COLLECTION, readModel)) as Orders | undefined) ?? {};
}

/** @param at ISO 8601; orders of a later moment win */
export async function giveOrders(models: ReadModelStore, readModel: string, orders: Orders, at: string): Promise<void> {
  await models.ensure({ name: ORDERS_COLLECTION, readModel: 'runner-orders', indexes: [] });
  const lease = await models.acquireLease(LEASE, LEASE, 5_000);
  if (!lease) throw new Error('somebody else is giving orders right now; try again');
  const position = positionOf(Date.parse(at));
  await models.commit(ORDERS_COLLECTION, {
    writes: [{ id: readModel, view: { ...orders } as JsonObject, position }],
    checkpoint: position,
    lease,
  });
}
