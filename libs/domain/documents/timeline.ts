/**
 * A document at any time, folded from its own facts. Revision n is how it stood after fact n, from 0. A version is
 * the revision at which its values became what they are: 1 is what the engine read, each edit adds one. Nothing is
 * forgotten by a deletion here; what of it may be shown is for the reader. Pure.
 */
import type { DocumentStatus } from '#kernel/document-status.js';
import type { JsonObject } from '#kernel/json.js';
import { documentDecider } from './document.decider.js';
import type { DocumentEvent } from './document.events.js';
import { isLive } from './document.js';

interface DocumentAt {
  readonly status: DocumentStatus | 'deleted';
  readonly originalFilename: string;
  readonly docType: string;
  readonly language: string;
  readonly version: number;
  readonly originalDeleted: boolean;
  readonly confirmed: readonly string[];
  readonly extraction: JsonObject;
}

/** @param events its history from the beginning @param revision one of them */
export function documentAt(events: readonly DocumentEvent[], revision: number): DocumentAt {
  const until = events.slice(0, revision + 1);
  const deleted = until.at(-1)?.type === 'DocumentDeleted';
  const state = (deleted ? until.slice(0, -1) : until).reduce(documentDecider.evolve, documentDecider.initial);
  const read = until.findLast((event) => event.type === 'ExtractionCompleted')?.data;
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

/** Version → revision. A document that is read again begins again; a deleted one has none. */
export function revisionsOf(events: readonly DocumentEvent[]): ReadonlyMap<number, number> {
  const revisions = new Map<number, number>();
  for (const [revision, event] of events.entries()) {
    if (event.type === 'ExtractionCompleted' || event.type === 'DocumentDeleted') revisions.clear();
    if (event.type === 'ExtractionCompleted') revisions.set(1, revision);
    if (event.type === 'FieldsEdited') revisions.set(event.data.version, revision);
  }
  return revisions;
}
