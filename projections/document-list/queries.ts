/** Questions the API asks of document-list. */
import type { Filter } from '#ports/read-model-store.js';
import type { Part } from '#read-side/list-part.js';
import type { Views } from '#read-side/views.js';
import type { DocumentRow } from './view.js';

/** Places are by when a document was uploaded. */
export interface ListCriteria extends Part {
  readonly workspaceId: string;
  /** Substring of the file name, case-insensitive. */
  readonly search?: string;
  readonly status?: readonly string[];
  readonly docType?: readonly string[];
  readonly language?: readonly string[];
  /** Inclusive, ISO 8601. */
  readonly from?: string;
  readonly to?: string;
}

export interface Listed {
  readonly rows: readonly DocumentRow[];
  /** In the whole list. */
  readonly total: number;
  /** Whether older ones follow. */
  readonly more: boolean;
}

export async function listDocuments(views: Views, criteria: ListCriteria): Promise<Listed> {
  const total = await views.count('document-list', filters(criteria));
  return criteria.after ? olderThan(views, criteria, total) : onPage(views, criteria, total);
}

async function olderThan(views: Views, criteria: ListCriteria, total: number): Promise<Listed> {
  const { after, limit } = criteria;
  const found = await views.find<DocumentRow>('document-list', {
    where: filters(criteria),
    sort: [{ field: 'createdAt', direction: 'desc' }],
    after,
    limit: limit + 1,
  });
  return { rows: found.slice(0, limit), total, more: found.length > limit };
}

async function onPage(views: Views, criteria: ListCriteria, total: number): Promise<Listed> {
  const where = filters(criteria);
  const skip = (criteria.page - 1) * criteria.limit;
  const limit = Math.min(criteria.limit, total - skip);
  if (limit <= 0) return { rows: [], total, more: false };
  // A page beyond the middle is nearer to the end, and is read from there.
  const fromEnd = total - skip - limit;
  const page = (direction: 'asc' | 'desc', from: number) =>
    views.find<DocumentRow>('document-list', { where, sort: [{ field: 'createdAt', direction }], skip: from, limit });
  const rows = fromEnd < skip ? (await page('asc', fromEnd)).reverse() : await page('desc', skip);
  return { rows, total, more: fromEnd > 0 };
}

const MOST_SAME = 3;

/** Earlier documents of the workspace with the same bytes, newest first. */
export async function sameFiles(
  views: Views,
  { documentId, workspaceId, contentKey, createdAt }: DocumentRow,
): Promise<DocumentRow[]> {
  if (!contentKey) return []; // erased, or a row from before there were keys
  const found = await views.find<DocumentRow>('document-list', {
    where: [
      { field: 'contentKey', equals: contentKey },
      { field: 'createdAt', to: createdAt },
    ],
    sort: [{ field: 'createdAt', direction: 'desc' }],
    limit: MOST_SAME + 5,
  });
  return found
    .filter((row) => row.workspaceId === workspaceId && (row.createdAt < createdAt || row.documentId < documentId))
    .slice(0, MOST_SAME);
}

function filters(criteria: ListCriteria): Filter[] {
  const among = (field: string, values: readonly string[] = []): Filter[] => {
    const [first, ...others] = values;
    if (first === undefined) return [];
    return [others.length === 0 ? { field, equals: first } : { field, in: values }];
  };
  return [
    { field: 'workspaceId', equals: criteria.workspaceId },
    ...among('status', criteria.status),
    ...among('docType', criteria.docType),
    ...among('language', criteria.language),
    ...(criteria.from || criteria.to ? [{ field: 'createdAt', from: criteria.from, to: criteria.to }] : []),
    ...(criteria.search ? [{ field: 'originalFilename', contains: criteria.search }] : []),
  ];
}
