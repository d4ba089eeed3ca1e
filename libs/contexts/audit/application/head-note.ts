/**
 * What the signer of heads knows, kept in the read model store and so outside the log: the last head it signed, the event that
 * head ends with, and the fault it met, if any. Every process reads it. Losing it costs one walk through the log.
 */
import { positionOf, type Position } from '#kernel/position.js';
import type { JsonObject } from '#kernel/json.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import type { SignedHead } from '#domain/audit/log-head.js';

const HEADS_COLLECTION = 'log-heads@1-1';
const ID = 'log';
const LEASE = 'log-heads';

export interface HeadNote {
  readonly head?: SignedHead;
  /** The last event the head covers. */
  readonly last?: {
    readonly position: Position;
    readonly stream: string;
    readonly revision: number;
    readonly hash: string;
  };
  readonly fault?: string;
  /** ISO 8601, UTC */
  readonly checkedAt: string;
}

export async function readHeadNote(models: ReadModelStore): Promise<HeadNote | undefined> {
  return (await models.get(HEADS_COLLECTION, ID)) as unknown as HeadNote | undefined;
}

/** One process at a time writes it (the sweep's lease); the moment orders its states, as it belongs to no event. */
export async function writeHeadNote(models: ReadModelStore, note: HeadNote): Promise<void> {
  await models.ensure({ name: HEADS_COLLECTION, readModel: 'log-heads', indexes: [] });
  const lease = await models.acquireLease(LEASE, LEASE, 15_000);
  if (!lease) return;
  const position = positionOf(Date.parse(note.checkedAt));
  const view = JSON.parse(JSON.stringify(note)) as JsonObject;
  await models.commit(HEADS_COLLECTION, { writes: [{ id: ID, view, position }], checkpoint: position, lease });
}
