/**
 * The values of each version of a document, folded from its own facts: 1 is what the engine read, each edit adds one. A version
 * never changes once it is there; deleting the document takes them all. Pure.
 */
import type { JsonObject } from '#kernel/json.js';
import type { DocumentEvent } from './document.events.js';

export interface VersionValues {
  readonly version: number;
  readonly extraction: JsonObject;
}

export function versionsOf(events: Iterable<DocumentEvent>): VersionValues[] {
  let versions: VersionValues[] = [];
  for (const event of events) {
    // Read anew, a document begins anew.
    if (event.type === 'ExtractionCompleted') versions = [{ version: 1, extraction: event.data.extraction }];
    if (event.type === 'FieldsEdited')
      versions.push({ version: event.data.version, extraction: event.data.extraction });
    if (event.type === 'DocumentDeleted') return [];
  }
  return versions;
}
