/**
 * ExportSource: the documents of an export, one at a time and in the order asked for. Only the workspace's own,
 * only completed ones; the stored answer of the engine is read when its text or its raw data is wanted, and told as
 * such where it is damaged. What was deleted meanwhile is left out.
 */
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LateDetails } from '#contexts/documents/application/late-details.js';
import { resultPrefix, SealedObjects } from '#contexts/documents/application/sealed-objects.js';
import { DomainError } from '#kernel/domain-error.js';
import type { JsonObject } from '#kernel/json.js';
import { ObjectCorrupt, ObjectNotFound, ObjectStore } from '#ports/object-store.js';
import type { DocumentDetailView } from '#projections/document-detail/view.js';
import { Views } from '#read-side/views.js';
import type { ExportedDocument } from '#domain/export/record.js';
import { sentence } from '#texts/sentence.js';
import type { Depth } from './export-job.js';

interface StoredAnswer extends JsonObject {
  readonly text: string;
}

/** Stands where the engine's answer would; what was read of the document is in the log and is exported as ever. */
const DAMAGED: StoredAnswer = {
  text: '[Not available: the stored answer of the engine is damaged.]',
  damaged: true,
};

interface Sorted {
  readonly exportable: string[];
  readonly refused: { readonly id: string; readonly code: string }[];
}

@Injectable()
export class ExportSource {
  constructor(
    private readonly views: Views,
    private readonly objects: ObjectStore,
    private readonly sealed: SealedObjects,
    private readonly late: LateDetails,
  ) {}

  /**
   * Resolves when nothing that the list shows as completed would be left out, nor be shown as it was before.
   * @throws DomainError `unavailable` · `too_large_to_export`
   */
  async readable(workspaceId: string, ids: readonly string[]): Promise<void> {
    await this.late.allCompleted(workspaceId, ids);
    let tooLarge = 0;
    for await (const { view } of this.#own(workspaceId, ids)) if (view?.leftOut) tooLarge += 1;
    if (tooLarge === 0) return;
    const message = sentence(
      'The newest version of {count} of these documents is too large to be exported (8 MB at most). Restore an earlier version first, or leave them out.',
      { count: tooLarge },
    );
    throw new DomainError('too_large_to_export', 'conflict', message);
  }

  /** Of the ids, how many are documents of the workspace, whatever their status. */
  async found(workspaceId: string, ids: readonly string[]): Promise<number> {
    let found = 0;
    for await (const { view } of this.#own(workspaceId, ids)) if (view) found += 1;
    return found;
  }

  /**
   * Of the ids, in their order, those of completed documents of the workspace whose newest version is shown, and the
   * others with the code of their refusal.
   */
  async sorted(workspaceId: string, ids: readonly string[]): Promise<Sorted> {
    const [exportable, refused]: [string[], Sorted['refused'][number][]] = [[], []];
    for await (const { id, view } of this.#own(workspaceId, ids)) {
      if (!view) refused.push({ id, code: 'document_not_found' });
      else if (view.status !== 'completed') refused.push({ id, code: 'not_completed' });
      else if (view.leftOut) refused.push({ id, code: 'too_large_to_export' });
      else exportable.push(id);
    }
    return { exportable, refused };
  }

  async *documents(workspaceId: string, ids: readonly string[], depth?: Depth): AsyncGenerator<ExportedDocument> {
    for await (const { id, view } of this.#own(workspaceId, ids))
      if (view?.status === 'completed') yield { ...exported(view), ...(await this.#answer(id, depth)) };
  }

  /**
   * Each by its id, so that nothing looks through all of a workspace; one by one, because each may be megabytes large,
   * and while it is read nobody else is answered.
   */
  async *#own(workspaceId: string, ids: readonly string[]): AsyncGenerator<{ id: string; view?: DocumentDetailView }> {
    for (const id of ids) {
      const view = await this.views.get<DocumentDetailView>('document-detail', id);
      await setImmediate();
      yield view?.workspaceId === workspaceId ? { id, view } : { id };
    }
  }

  async #answer(documentId: string, depth?: Depth): Promise<Pick<ExportedDocument, 'ocrText' | 'rawData'>> {
    if (!depth?.includeOCR && !depth?.includeRawData) return {};
    const answer = await this.#stored(documentId).catch((error: unknown) => {
      if (error instanceof ObjectCorrupt) return DAMAGED;
      throw error;
    });
    if (!answer) return { ocrText: null, rawData: null };
    const { text, ...rawData } = answer;
    return { ocrText: depth.includeOCR ? text : null, rawData: depth.includeRawData ? rawData : null };
  }

  /** The newest answer, should a document have been read more than once; undefined when it was erased. */
  async #stored(documentId: string): Promise<StoredAnswer | undefined> {
    let newest: { key: string; storedAt: string } | undefined;
    for await (const stored of this.objects.list(resultPrefix(documentId))) {
      if (!newest || stored.storedAt > newest.storedAt) newest = stored;
    }
    if (!newest) return undefined;
    try {
      return JSON.parse((await this.sealed.get(documentId, newest.key)).toString()) as StoredAnswer;
    } catch (error) {
      if (error instanceof ObjectNotFound) return undefined;
      throw error;
    }
  }
}

function exported(view: DocumentDetailView): ExportedDocument {
  const {
    documentId,
    originalFilename,
    docType,
    status,
    language,
    createdAt,
    mime,
    size,
    pages,
    extraction,
    confidence,
  } = view;
  const editedPaths = [...view.edited];
  const file = { documentId, originalFilename, docType, status, language, createdAt, mime, size, pages };
  return { ...file, extraction, confidence, editedPaths };
}
