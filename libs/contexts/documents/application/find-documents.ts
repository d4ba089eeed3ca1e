/** Questions about documents. Another workspace's document is answered like one that does not exist. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { actorNames } from '#projections/accounts/queries.js';
import type { DocumentDetailView } from '#projections/document-detail/view.js';
import { listDocuments, type ListCriteria, type Listed } from '#projections/document-list/queries.js';
import type { DocumentRow } from '#projections/document-list/view.js';
import type { JsonObject } from '#kernel/json.js';
import { DomainError } from '#kernel/domain-error.js';
import { ObjectNotFound } from '#ports/object-store.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider, ownedBy } from '#domain/documents/document.decider.js';
import { LateDetails } from './late-details.js';
import { SealedObjects } from './sealed-objects.js';

export interface ListedDocument extends DocumentRow {
  /** Only when asked for. */
  readonly extraction?: JsonObject;
}

interface ListedDocuments extends Omit<Listed, 'rows'> {
  readonly documents: readonly ListedDocument[];
}

export class ListDocuments extends Query<ListedDocuments> {
  constructor(
    readonly criteria: ListCriteria,
    readonly includeFields: boolean,
  ) {
    super();
  }
}

@QueryHandler(ListDocuments)
export class ListDocumentsHandler implements IQueryHandler<ListDocuments> {
  constructor(private readonly views: Views) {}

  async execute({ criteria, includeFields }: ListDocuments): Promise<ListedDocuments> {
    const { rows, ...part } = await listDocuments(this.views, criteria);
    if (!includeFields || rows.length === 0) return { documents: rows, ...part };
    const details = await this.views.find<DocumentDetailView>('document-detail', {
      where: [
        { field: 'workspaceId', equals: criteria.workspaceId },
        { field: 'documentId', in: rows.map((row) => row.documentId) },
      ],
    });
    const fields = new Map(details.map((detail) => [detail.documentId, detail.extraction]));
    return { documents: rows.map((row) => ({ ...row, extraction: fields.get(row.documentId) ?? {} })), ...part };
  }
}

export interface DocumentWithEditors {
  readonly detail: DocumentDetailView;
  /**
   * Id of a member or an API key who edited, proposed or put it on hold → name, for members who still have an account.
   */
  readonly editors: ReadonlyMap<string, string>;
}

export class GetDocument extends Query<DocumentWithEditors> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
  ) {
    super();
  }
}

@QueryHandler(GetDocument)
export class GetDocumentHandler implements IQueryHandler<GetDocument> {
  constructor(
    private readonly views: Views,
    private readonly late: LateDetails,
  ) {}

  async execute({ documentId, workspaceId }: GetDocument): Promise<DocumentWithEditors> {
    const detail = await this.late.detail(documentId, workspaceId);
    const editors = detail.versions.flatMap((entry) => [entry.editorId ?? [], entry.proposerId ?? []].flat());
    const proposers = detail.proposals.map(({ proposedBy }) => proposedBy);
    const holder = detail.hold?.by ?? [];
    return { detail, editors: await actorNames(this.views, [editors, proposers, holder].flat()) };
  }
}

export interface Original {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly filename: string;
}

export class GetOriginal extends Query<Original> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
  ) {
    super();
  }
}

@QueryHandler(GetOriginal)
export class GetOriginalHandler implements IQueryHandler<GetOriginal> {
  constructor(
    private readonly decisions: Decisions,
    private readonly objects: SealedObjects,
  ) {}

  async execute({ documentId, workspaceId }: GetOriginal): Promise<Original> {
    const document = ownedBy(workspaceId, await this.decisions.state(documentDecider, documentId));
    if (document.originalDeleted) throw originalGone();
    try {
      const bytes = await this.objects.get(documentId, document.objectKey);
      return { bytes, mime: document.mime, filename: document.originalFilename };
    } catch (error) {
      throw error instanceof ObjectNotFound ? originalGone() : error;
    }
  }
}

function originalGone(): DomainError {
  return new DomainError('original_deleted', 'not-found', 'The original file was deleted.');
}
