/**
 * Which part of a list is wanted: by number, for who shows pages, or what follows a place, for who walks a list that
 * grows meanwhile: nothing is told twice or passed over, and a part far down costs what the first does.
 */
import type { Query } from '#ports/read-model-store.js';

/** An entry's place in a list that is sorted by one field and, where that ties, by id. */
export interface Place {
  readonly value: string;
  readonly id: string;
}

export interface Part {
  /** 1-based; after a place, how many parts were walked */
  readonly page: number;
  readonly limit: number;
  readonly after?: Place | undefined;
}

/** What the store is asked for a part: one entry more than it has, which tells that it is not the last. */
export function paging({ page, limit, after }: Part): Pick<Query, 'skip' | 'after' | 'limit'> {
  return after ? { after, limit: limit + 1 } : { skip: (page - 1) * limit, limit: limit + 1 };
}

/** The place where the next part begins; undefined when `found` by `paging` is the end of the list. */
export function placeOfNext<T>({ limit }: Part, found: readonly T[], placeOf: (entry: T) => Place): Place | undefined {
  const last = found[limit - 1];
  return found.length > limit && last !== undefined ? placeOf(last) : undefined;
}
