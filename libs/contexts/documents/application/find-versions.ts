/**
 * One version of a document with the values it had, and what became different since another one. Values come from the
 * document's own stream, which is short and holds each of them whole, and so do who and when: the view carries only the
 * newest, so that it does not grow with every edit.
 */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { streamName } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { JsonObject } from '#kernel/json.js';
import { actorNames } from '#projections/accounts/queries.js';
import { Views } from '#read-side/views.js';
import { sentence } from '#texts/sentence.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider, ownedBy } from '#domain/documents/document.decider.js';
import type { DocumentEvent } from '#domain/documents/document.events.js';
import { changesBetween, type FieldChanges } from '#domain/documents/field-changes.js';
import type { VersionEntry } from '#domain/documents/version-entry.js';
import { WantedVersions, type FoundVersion as Version } from '#domain/documents/wanted-versions.js';
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
    const wanted = from === undefined ? [version] : [version, from];
    const versionIn = await versionsIn(this.decisions, documentId, workspaceId, wanted);
    const { entry, values } = versionIn(version);
    const editors = await actorNames(this.views, [entry.editorId ?? [], entry.proposerId ?? []].flat());
    if (from === undefined) return { entry, editors, values };
    return { entry, editors, values, comparison: { from, ...changesBetween(versionIn(from).values, values) } };
  }
}

/**
 * Its versions among those wanted; asking for one that it has not throws DomainError `version_not_found`. @throws
 * DomainError `document_not_found`
 */
export async function versionsIn(
  decisions: Decisions,
  documentId: string,
  workspaceId: string,
  wanted: readonly number[],
): Promise<(version: number) => Version> {
  let document = documentDecider.initial;
  const versions = new WantedVersions(wanted);
  for await (const event of decisions.each<DocumentEvent>(streamName(documentDecider.category, documentId))) {
    document = documentDecider.evolve(document, event);
    versions.add(event);
  }
  ownedBy(workspaceId, document);
  return (version) => {
    const found = versions.get(version);
    if (!found) throw versionNotFound(version);
    return found;
  };
}

function versionNotFound(version: number): DomainError {
  return new DomainError(
    'version_not_found',
    'not-found',
    sentence('This document has no version {version}.', { version }),
  );
}
