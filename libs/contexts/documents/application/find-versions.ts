/**
 * One version of a document with the values it had, and what became different since another one. Values come from the
 * document's own stream, which is short and holds each of them whole, and so do who and when: the view carries only the
 * newest, so that it does not grow with every edit.
 */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { fold, streamName } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { JsonObject } from '#kernel/json.js';
import { memberNames } from '#projections/accounts/queries.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider, ownedBy } from '#domain/documents/document.decider.js';
import type { DocumentEvent } from '#domain/documents/document.events.js';
import { documentAt, revisionsOf } from '#domain/documents/timeline.js';
import { changesBetween, type FieldChanges } from '#domain/documents/field-changes.js';
import { entryOfEdit, entryOfReading, type VersionEntry } from '#domain/documents/version-entry.js';
import type { DocumentWithEditors } from './find-documents.js';

export interface FoundVersion {
  readonly entry: VersionEntry;
  readonly editors: DocumentWithEditors['editors'];
  readonly values: JsonObject;
  readonly comparison?: { readonly from: number } & FieldChanges;
}

export class GetVersion extends Query<FoundVersion> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
    readonly version: number,
    /** Compare with this one. */
    readonly from: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetVersion)
export class GetVersionHandler implements IQueryHandler<GetVersion> {
  constructor(
    private readonly views: Views,
    private readonly decisions: Decisions,
  ) {}

  async execute({ documentId, workspaceId, version, from }: GetVersion): Promise<FoundVersion> {
    const versions = await versionsIn(this.decisions, documentId, workspaceId);
    const values = versions.valuesAt(version);
    const entry = versions.entryOf(version);
    const editors = await memberNames(this.views, entry.editorId === undefined ? [] : [entry.editorId]);
    if (from === undefined) return { entry, editors, values };
    return {
      entry,
      editors,
      values,
      comparison: { from, ...changesBetween(versions.valuesAt(from), values) },
    };
  }
}

/** Its versions, whichever. @throws DomainError `document_not_found` */
export async function versionsIn(decisions: Decisions, documentId: string, workspaceId: string) {
  const events = await decisions.read<DocumentEvent>(streamName(documentDecider.category, documentId));
  ownedBy(workspaceId, fold(documentDecider, events));
  const revisions = revisionsOf(events);
  const revisionOf = (version: number): number => {
    const revision = revisions.get(version);
    if (revision === undefined) throw versionNotFound(version);
    return revision;
  };
  return {
    /** @throws DomainError `version_not_found` */
    valuesAt: (version: number): JsonObject => documentAt(events, revisionOf(version)).extraction,
    /** @throws DomainError `version_not_found` */
    entryOf(version: number): VersionEntry {
      const event = events[revisionOf(version)];
      if (event?.type === 'ExtractionCompleted') return entryOfReading(event);
      if (event?.type === 'FieldsEdited') return entryOfEdit(event);
      throw versionNotFound(version);
    },
  };
}

function versionNotFound(version: number): DomainError {
  return new DomainError('version_not_found', 'not-found', `This document has no version ${version}.`);
}
