/** The document as it stood after some of its facts. Nothing is forgotten by a deletion here; what of it may be shown is for the reader. Pure. */
import type { JsonObject } from '#kernel/json.js';
import { documentDecider } from './document.decider.js';
import type { DocumentEvent } from './document.events.js';
import { isLive, type DocumentStatus } from './document.js';

export interface DocumentAt {
  readonly status: DocumentStatus | 'deleted';
  readonly originalFilename: string;
  readonly docType: string;
  readonly language: string;
  readonly version: number;
  readonly originalDeleted: boolean;
  readonly confirmed: readonly string[];
  readonly extraction: JsonObject;
}

/** @param events the first so many of its history, at least one */
export function documentAt(events: readonly DocumentEvent[]): DocumentAt {
  const deleted = events.at(-1)?.type === 'DocumentDeleted';
  const state = (deleted ? events.slice(0, -1) : events).reduce(documentDecider.evolve, documentDecider.initial);
  const read = events.findLast((event) => event.type === 'ExtractionCompleted')?.data;
  const live = isLive(state) ? state : undefined;
  return {
    status: deleted ? 'deleted' : (live?.status ?? 'pending'),
    originalFilename: live?.originalFilename ?? '',
    docType: read?.docType ?? 'unknown',
    language: read?.language ?? '',
    version: live?.version ?? 0,
    originalDeleted: deleted || (live?.originalDeleted ?? false),
    confirmed: live?.confirmed ?? [],
    extraction: live?.extraction ?? {},
  };
}
