/**
 * When a document turns out to be read (or failed), wherever that was noticed, credits and lists have changed, too:
 * they are asked for again. Looks only at what the cache is given; it asks for nothing by itself.
 */
import type { DocumentStatus } from '#contracts/documents.js';
import type { QueryClient } from '@tanstack/react-query';
import { documentKeys } from '../../entities/documents/keys.js';
import { usageKeys } from '../../entities/usage/keys.js';
import { isLive } from '../../entities/live/live.js';
import { isUnsettled } from '../../entities/documents/polling.js';

interface Seen {
  readonly _id: string;
  readonly status: DocumentStatus;
}

/** @returns stops it */
export function followSettledDocuments(client: QueryClient): () => void {
  const unsettled = new Set<string>();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== documentKeys.all[0]) return;
    let settled = false;
    for (const document of documentsIn(event.query.state.data)) {
      if (isUnsettled(document)) unsettled.add(document._id);
      else if (unsettled.delete(document._id)) settled = true;
    }
    if (!settled || isLive()) return; // a live server tells by itself
    void client.invalidateQueries({ queryKey: usageKeys.all });
    void client.invalidateQueries({ queryKey: documentKeys.lists() });
  });
}

/** A list, or one document. */
export function documentsIn(data: unknown): readonly Seen[] {
  const answer = data as { documents?: readonly Seen[] } & Partial<Seen>;
  if (answer?.documents) return answer.documents;
  return answer?._id && answer.status ? [answer as Seen] : [];
}
