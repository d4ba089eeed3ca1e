/**
 * The order of the records: groups by their value, within them by the field to sort by, and by id where that is the same. What has no
 * value comes last, whichever way one sorts; numbers by size, text as people sort it (`item 2` before `item 10`). Pure.
 */
import type { Json } from '#kernel/json.js';
import type { Options } from './configuration.js';
import { placesOf, valueAt } from './field-path.js';
import { extractionKey, groupText, metadataOf, type ExportedDocument } from './record.js';

/** What has to be remembered of a document to put it in its place. */
export interface SortCard {
  readonly documentId: string;
  readonly sort: string | number | null;
  readonly group: string;
}

export function sortCard(document: ExportedDocument, { sortBy, groupByField }: Options): SortCard {
  const sort = fieldValue(document, sortBy.field);
  return {
    documentId: document.documentId,
    sort: typeof sort === 'number' ? sort : groupText(sort).slice(0, 200) || null,
    group: groupByField === undefined ? '' : groupText(fieldValue(document, groupByField)),
  };
}

const collator = new Intl.Collator('en', { numeric: true });

export function inOrder(cards: readonly SortCard[], { sortBy }: Pick<Options, 'sortBy'>): SortCard[] {
  const way = sortBy.direction === 'asc' ? 1 : -1;
  return [...cards].sort(
    (a, b) =>
      last(a.group === '', b.group === '') ||
      collator.compare(a.group, b.group) ||
      // `01` and `1` compare as one, but are two groups.
      (a.group === b.group ? 0 : a.group < b.group ? -1 : 1) ||
      last(a.sort === null, b.sort === null) ||
      way * compare(a.sort, b.sort) ||
      (a.documentId < b.documentId ? -1 : 1),
  );
}

function fieldValue(document: ExportedDocument, field: string): Json {
  const key = extractionKey(field);
  if (key === undefined) return metadataOf(document, field);
  const [place] = placesOf(document.extraction, key);
  return place ? valueAt(document.extraction, place) : null;
}

function last(a: boolean, b: boolean): number {
  return Number(a) - Number(b);
}

function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return collator.compare(String(a), String(b));
}
