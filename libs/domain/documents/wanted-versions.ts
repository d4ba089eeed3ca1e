/**
 * Some versions of a document, gathered while its facts are told one after another: a document that is read again
 * begins again, a deleted one has none. Of the others nothing is kept, however many there are. Pure.
 */
import type { ReadEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import type { DocumentEvent } from './document.events.js';
import { entryOfEdit, entryOfReading, type VersionEntry } from './version-entry.js';

export interface FoundVersion {
  readonly entry: VersionEntry;
  readonly values: JsonObject;
}

export class WantedVersions {
  readonly #wanted: ReadonlySet<number>;
  readonly #found = new Map<number, FoundVersion>();

  constructor(wanted: readonly number[]) {
    this.#wanted = new Set(wanted);
  }

  add(event: ReadEvent<DocumentEvent>): void {
    if (event.type === 'ExtractionCompleted' || event.type === 'DocumentDeleted') this.#found.clear();
    if (event.type === 'ExtractionCompleted') this.#keep(entryOfReading(event), event.data.extraction);
    if (event.type === 'FieldsEdited') this.#keep(entryOfEdit(event), event.data.extraction);
  }

  get(version: number): FoundVersion | undefined {
    return this.#found.get(version);
  }

  #keep(entry: VersionEntry, values: JsonObject): void {
    if (this.#wanted.has(entry.version)) this.#found.set(entry.version, { entry, values });
  }
}
