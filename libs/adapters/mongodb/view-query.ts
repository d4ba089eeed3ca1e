/**
 * Filters and sorts of the read-model port as MongoDB's, with operators every server of its wire protocol knows.
 * Strings compare as bytes of UTF-8 (no collation), which is code-point order; comparisons stay within one type by
 * themselves.
 */
import type { Filter, Query } from '#ports/read-model-store.js';
import { escapePattern } from '../case-folding.js';
import { boundsOf, leavesTombstonesOut, placeOf } from '../view-fields.js';
import { documentField } from './view-document.js';

type Operators = Readonly<Record<string, unknown>>;

export function mongoFilter(filters: readonly Filter[]): Operators {
  const terms: Operators[] = filters.map((filter) => ({ [documentField(filter.field)]: condition(filter) }));
  if (!leavesTombstonesOut(filters)) terms.push({ view: { $ne: null } });
  return { $and: terms };
}

/** Empty without a place to go on after. */
export function mongoAfter(query: Query): Operators[] {
  const place = placeOf(query);
  if (!place) return [];
  const { direction, value, id } = place;
  const [from, beyond] = direction === 'asc' ? ['$gte', '$gt'] : ['$lte', '$lt'];
  const field = documentField(place.field);
  return [{ [field]: { [from]: value } }, { $or: [{ [field]: { [beyond]: value } }, { _id: { [beyond]: id } }] }];
}

export function mongoSort({ sort = [] }: Query): Record<string, 1 | -1> {
  const last = sort.at(-1)?.direction ?? 'asc';
  const fields = sort.map(({ field, direction }) => [documentField(field), direction === 'asc' ? 1 : -1] as const);
  return { ...Object.fromEntries(fields), _id: last === 'asc' ? 1 : -1 };
}

function condition(filter: Filter): Operators {
  if ('equals' in filter) return { $eq: filter.equals };
  if ('in' in filter) return { $in: filter.in };
  if ('contains' in filter) return { $regex: escapePattern(filter.contains), $options: 'i' };
  boundsOf(filter);
  return {
    ...(filter.from === undefined ? {} : { $gte: filter.from }),
    ...(filter.to === undefined ? {} : { $lte: filter.to }),
  };
}
