/**
 * A document at any time, folded from its own facts. Revision n is how it stood after fact n, from 0. A version is
 * the revision at which its values became what they are: 1 is what the engine read, each edit adds one. Nothing is
 * forgotten by a deletion here; what of it may be shown is for the reader. Pure.
 */
import type { DocumentStatus } from '#kernel/document-status.js';
import type { JsonObject } from '#kernel/json.js';
import { documentDecider } from './document.decider.js';
import type { DocumentEvent } from './document.events.js';
import { isLive, type Document } from './document.js';

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

/** A document while its facts are told one after another, from the first. */
export class Timeline {
  #before: Document = documentDecider.initial;
  #state: Document = documentDecider.initial;
  #deleted = false;
  #read?: Pick<Extract<DocumentEvent, { type: 'ExtractionCompleted' }>['data'], 'docType' | 'language'>;

  add(event: DocumentEvent): void {
    this.#deleted = event.type === 'DocumentDeleted';
    this.#before = this.#state;
    this.#state = documentDecider.evolve(this.#state, event);
    if (event.type === 'ExtractionCompleted')
      this.#read = { docType: event.data.docType, language: event.data.language };
  }

  /** How it stands after the last of them. */
  now(): DocumentAt {
    const state = this.#deleted ? this.#before : this.#state;
    const live = isLive(state) ? state : undefined;
    return {
      status: this.#deleted ? 'deleted' : (live?.status ?? 'pending'),
      originalFilename: live?.originalFilename ?? '',
      docType: this.#read?.docType ?? 'unknown',
      language: this.#read?.language ?? '',
      version: live?.version ?? 0,
      originalDeleted: this.#deleted || (live?.originalDeleted ?? false),
      confirmed: live?.confirmed ?? [],
      extraction: live?.extraction ?? {},
    };
  }
}
