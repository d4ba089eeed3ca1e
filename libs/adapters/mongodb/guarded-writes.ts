/**
 * Writes views so that each only moves to a newer position: what is missing is inserted, what is there is replaced if
 * it is older, and a document that somebody else inserted in between counts as there. What was read first only decides
 * which of the two is tried; the unique _id and the filter on the position are what guards. (One upsert would do both,
 * but leaves it to the error of a duplicate key to say "older", and not every server goes on with the rest of the batch
 * after that.)
 */
import { MongoBulkWriteError, type Collection } from 'mongodb';
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';
import { isDuplicateKey } from './connection.js';

export interface ViewDocument {
  readonly _id: string;
  readonly position: Position;
  /** null: a tombstone */
  readonly view: JsonObject | null;
}

export async function writeGuarded(views: Collection<ViewDocument>, writes: readonly ViewDocument[]): Promise<void> {
  const newest = new Map<string, ViewDocument>();
  for (const write of writes) {
    const other = newest.get(write._id);
    if (other === undefined || write.position > other.position) newest.set(write._id, write);
  }
  const stored = await views.find({ _id: { $in: [...newest.keys()] } }, { projection: { position: 1 } }).toArray();
  const positions = new Map(stored.map(({ _id, position }) => [_id, position]));

  const missing = [...newest.values()].filter(({ _id }) => !positions.has(_id));
  const present = [...newest.values()].filter(({ _id, position }) => position > (positions.get(_id) ?? position));
  await replaceOlder(views, [...present, ...(await insertMissing(views, missing))]);
}

/** @returns those that were there after all */
async function insertMissing(
  views: Collection<ViewDocument>,
  writes: readonly ViewDocument[],
): Promise<ViewDocument[]> {
  if (writes.length === 0) return [];
  try {
    await views.insertMany(writes, { ordered: false });
    return [];
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
    const failed = [error.writeErrors].flat();
    const other = failed.find((one) => one.code !== error.code);
    if (other !== undefined) throw error;
    return failed.map(({ index }) => writes[index] as ViewDocument);
  }
}

async function replaceOlder(views: Collection<ViewDocument>, writes: readonly ViewDocument[]): Promise<void> {
  if (writes.length === 0) return;
  await views.bulkWrite(
    writes.map(({ _id, position, view }) => ({
      replaceOne: { filter: { _id, position: { $lt: position } }, replacement: { position, view } },
    })),
    { ordered: false },
  );
}
