/**
 * What an operator ordered of a read model's projection, kept where the process that runs it looks: stand still; try
 * the event it is paused at again; or go on without that one event. Orders hold until they are changed, also over
 * restarts; a skip names its event, holds for no other, and for good: whoever builds the read model again meets that
 * event again.
 */
import { randomUUID } from 'node:crypto';
import { positionOf } from '#kernel/position.js';
import { jsonObject } from '#kernel/json.js';
import { type ReadModelStore } from '#ports/read-model-store.js';
import { holdLease } from './hold-lease.js';

const ORDERS_COLLECTION = 'runner-orders@1-1';
const LEASE = 'runner-orders';
const PATIENCE_MS = 10_000;

export type Orders = {
  /** Why it is to stand still. */
  readonly pausedBecause?: string;
  /** ISO 8601: what it was paused at before is to be tried again. */
  readonly resumedAt?: string;
  /** One more event it may leave out when it cannot fold it. */
  readonly skip?: string;
  /** Why that one. */
  readonly skipBecause?: string;
  /** All of those there were, kept whatever is ordered later. */
  readonly skipped?: readonly SkippedEvent[];
};

type SkippedEvent = {
  readonly eventId: string;
  readonly because?: string;
  /** ISO 8601, UTC */
  readonly at: string;
};

export async function readOrders(models: ReadModelStore, readModel: string): Promise<Orders> {
  return (await ordersOf(models, [readModel])).get(readModel) ?? {};
}

/** Those that were given, by read model. */
export async function ordersOf(
  models: Pick<ReadModelStore, 'load'>,
  readModels: readonly string[],
): Promise<Map<string, Orders>> {
  const found = await models.load(ORDERS_COLLECTION, readModels);
  return new Map([...found].map(([readModel, { view }]) => [readModel, (view ?? {}) as Orders]));
}

/**
 * Whether an event that cannot be folded is to be left out. `skip` stands alone in what was ordered before there was a
 * list.
 */
export function mayLeaveOut({ skip, skipped = [] }: Orders, eventId: string): boolean {
  return skip === eventId || skipped.some((one) => one.eventId === eventId);
}

/**
 * In turn with whoever else gives orders, so that no skip is lost from the list; of the rest the last one counts.
 * @param at ISO 8601, UTC
 */
export async function giveOrders(models: ReadModelStore, readModel: string, orders: Orders, at: string): Promise<void> {
  await models.ensure({ name: ORDERS_COLLECTION, readModel: 'runner-orders', indexes: [] });
  const terms = { name: LEASE, owner: randomUUID(), ttlMs: 5_000, retryMs: 50 };
  const given = await holdLease(models, terms, AbortSignal.timeout(PATIENCE_MS), async (lease) => {
    const before = (await models.load(ORDERS_COLLECTION, [readModel])).get(readModel);
    // Behind the one before, also when clocks say otherwise: a view only moves to a newer position.
    const position = positionOf(Math.max(Date.parse(at), Number(before?.position ?? 0) + 1));
    const view = jsonObject({ ...orders, skipped: skippedBy((before?.view as Orders | undefined) ?? {}, orders, at) });
    await models.commit(ORDERS_COLLECTION, {
      writes: [{ id: readModel, view, position }],
      checkpoint: position,
      lease,
    });
    return true;
  });
  if (!given) throw new Error('somebody else is giving orders right now; try again');
}

function skippedBy(before: Orders, { skip, skipBecause }: Orders, at: string): SkippedEvent[] {
  const skipped = [...(before.skipped ?? [])];
  const add = (eventId: string | undefined, because?: string) => {
    if (eventId === undefined || skipped.some((one) => one.eventId === eventId)) return;
    skipped.push({ eventId, ...(because !== undefined && { because }), at });
  };
  add(before.skip);
  add(skip, skipBecause);
  return skipped;
}
