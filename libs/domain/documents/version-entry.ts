/** What the list of a document's versions says of one: who, when and what, as its fact has it. Pure. */
import type { EventOf, ReadEvent } from '#kernel/event.js';
import type { ExtractionCompleted, FieldsEdited } from './document.events.js';
import type { FieldChange } from './field-changes.js';

export interface VersionEntry {
  /** 1 = what the engine read */
  readonly version: number;
  readonly editedAt: string;
  /**
   * Id of a member or an API key; absent for version 1. Names are looked up when asked, so that an erased name is gone
   * everywhere.
   */
  readonly editorId?: string;
  /** Of a proposal that was accepted: id of the member or API key that made it. */
  readonly proposerId?: string;
  readonly changes: readonly string[];
  readonly fieldChanges: readonly FieldChange[];
  /** Changes beside those listed; absent: none. */
  readonly moreChanges?: number;
}

export function entryOfReading({ metadata }: ReadEvent<EventOf<typeof ExtractionCompleted>>): VersionEntry {
  return { version: 1, editedAt: metadata.occurredAt, changes: [], fieldChanges: [] };
}

export function entryOfEdit({ data, metadata }: ReadEvent<EventOf<typeof FieldsEdited>>): VersionEntry {
  const { version, changes, fieldChanges, moreChanges, proposed } = data;
  const entry = { version, editedAt: metadata.occurredAt, editorId: metadata.actor.id, changes, fieldChanges };
  return { ...entry, ...(proposed && { proposerId: proposed.by }), ...(moreChanges !== undefined && { moreChanges }) };
}
