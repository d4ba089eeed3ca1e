/**
 * The indexes of a collection. Over one that is filled that takes minutes, in which nothing is answered: so the limit
 * on other calls does not hold here; a connection that breaks is noticed all the same. MongoDB itself would wait for
 * every member that votes, so never end with one of three away; the majority is what writes wait for, too.
 */
import type { Collection, Db } from 'mongodb';
import type { Index } from '#ports/read-model-store.js';
import type { ViewDocument } from './guarded-writes.js';
import { documentField } from './view-document.js';

/** The driver takes it with any command, and tells so of none. */
const NO_LIMIT = { socketTimeoutMS: 0 };

export async function makeIndexes(db: Db, views: Collection<ViewDocument>, indexes: readonly Index[]): Promise<void> {
  const quorum = commitQuorumAt(await db.command({ hello: 1 }));
  // One after the other: FerretDB breaks off when it is told of several that are there.
  for (const { fields, covers = [] } of indexes) {
    // `_id` makes the tie-break part of the index's own order. What is counted by is counted along its index.
    const keys = [...fields.map(documentField), '_id', ...covers.map(documentField)];
    await views.createIndex(new Map(keys.map((key) => [key, 1])), { ...quorum, ...NO_LIMIT });
  }
}

/** @param hello what a server says of itself. Only a replica set, or a router before some, takes a quorum. */
export function commitQuorumAt({ setName, msg }: Readonly<Record<string, unknown>>): {
  readonly commitQuorum?: 'majority';
} {
  return setName !== undefined || msg === 'isdbgrid' ? { commitQuorum: 'majority' } : {};
}
