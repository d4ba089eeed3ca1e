/** Questions asked of kept-documents: what a rule takes, and what holds keep. */
import { cutoffOf } from '#domain/retention/retention-rule.js';
import type { RetentionDays } from '#kernel/retention.js';
import type { Filter } from '#ports/read-model-store.js';
import type { Views } from '#read-side/views.js';
import type { KeptDocument } from './view.js';

export type Taken = 'documents' | 'originals';

/**
 * What a rule takes at a moment, holds left out: whole documents, or originals alone. undefined: it takes none of
 * those. @param at ISO 8601
 */
export function takenBy(workspaceId: string, rule: RetentionDays, what: Taken, at: string): Filter[] | undefined {
  const { documentsAfterDays, originalsAfterDays } = rule;
  const documentsTo = documentsAfterDays === null ? undefined : cutoffOf(documentsAfterDays, at);
  const free: Filter[] = [
    { field: 'workspaceId', equals: workspaceId },
    { field: 'hold', equals: 'none' },
  ];
  if (what === 'documents')
    return documentsTo === undefined ? undefined : [...free, { field: 'createdAt', to: documentsTo }];
  if (originalsAfterDays === null) return undefined;
  // Those of documents that go as a whole are not named twice.
  const age = { field: 'createdAt', to: cutoffOf(originalsAfterDays, at), ...(documentsTo && { from: documentsTo }) };
  return [...free, { field: 'original', equals: 'there' }, age];
}

/** Oldest first. @param after the last one that was looked at */
export const oldestOf = (
  views: Views,
  where: readonly Filter[],
  limit: number,
  after?: Pick<KeptDocument, 'createdAt' | 'documentId'>,
): Promise<KeptDocument[]> =>
  views.find<KeptDocument>('kept-documents', {
    where,
    sort: [{ field: 'createdAt', direction: 'asc' }],
    ...(after && { after: { value: after.createdAt, id: after.documentId } }),
    limit,
  });

export const countKept = (views: Views, where: readonly Filter[]): Promise<number> =>
  views.count('kept-documents', where);

/** Of all workspaces, by the counted index. */
export const countAll = (views: Views): Promise<number> => countKept(views, [{ field: 'hold', in: ['none', 'held'] }]);

/** Of the originals a workspace keeps. */
export const bytesKept = (views: Views, workspaceId: string): Promise<number> =>
  views.sum('kept-documents', 'bytes', [{ field: 'workspaceId', equals: workspaceId }]);

export const countHeld = (views: Views, workspaceId: string): Promise<number> =>
  countKept(views, [
    { field: 'workspaceId', equals: workspaceId },
    { field: 'hold', equals: 'held' },
  ]);
