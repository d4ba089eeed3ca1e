/**
 * Pictures of a document's pages, drawn when first asked for and kept sealed under the document's key beside it, so
 * that they are erased with it. They live as long as the original: once that was deleted, they are gone and are not
 * made again. Two who ask for the same picture at the same time wait for one drawing.
 */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { KeyShredded } from '#ports/key-vault.js';
import { ObjectCorrupt, ObjectNotFound } from '#ports/object-store.js';
import { PageNotDrawn, PageRenderer, type NotDrawnReason } from '#ports/page-renderer.js';
import { sentence } from '#texts/sentence.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider, documentNotFound, ownedBy } from '#domain/documents/document.decider.js';
import type { LiveDocument } from '#domain/documents/document.js';
import { pageKey, SealedObjects } from './sealed-objects.js';

const LONGEST_WAIT_MS = 60_000;

export class GetPageImage extends Query<Buffer> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
    /** 1-based */
    readonly page: number,
    /** pixels */
    readonly width: number,
  ) {
    super();
  }
}

@QueryHandler(GetPageImage)
export class GetPageImageHandler implements IQueryHandler<GetPageImage> {
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly decisions: Decisions,
    private readonly objects: SealedObjects,
    private readonly renderer: PageRenderer,
  ) {}

  async execute({ documentId, workspaceId, page, width }: GetPageImage): Promise<Buffer> {
    const document = ownedBy(workspaceId, await this.decisions.state(documentDecider, documentId));
    if (document.originalDeleted) throw pagesGone();
    const key = pageKey(documentId, page, width);
    try {
      return await this.objects.get(documentId, key);
    } catch (error) {
      // A damaged picture is drawn again as a missing one is.
      if (!(error instanceof ObjectNotFound || error instanceof ObjectCorrupt)) throw error;
    }
    const drawing =
      this.#underWay.get(key) ?? this.#draw(document, page, width, key).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawing);
    return drawing;
  }

  async #draw({ documentId, objectKey }: LiveDocument, page: number, width: number, key: string): Promise<Buffer> {
    const original = await this.objects.get(documentId, objectKey).catch((error: unknown) => {
      throw error instanceof ObjectNotFound ? pagesGone() : error;
    });
    const bytes = Buffer.from(await this.#rendered(original, page, width));
    await this.objects.put(documentId, key, bytes).catch((error: unknown) => {
      throw error instanceof KeyShredded ? documentNotFound() : error;
    });
    // Deleted while the page was drawn: its picture must not outlive it.
    if (!(await this.objects.exists(objectKey))) {
      await this.objects.delete(key);
      throw pagesGone();
    }
    return bytes;
  }

  async #rendered(original: Uint8Array, page: number, width: number): Promise<Uint8Array> {
    try {
      const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
      return (await this.renderer.render(original, { page: page - 1, width, signal })).bytes;
    } catch (error) {
      if (error instanceof PageNotDrawn) throw refusal(error.reason, page);
      throw (error as Error).name === 'TimeoutError' ? refusal('busy', page) : error;
    }
  }
}

function refusal(reason: NotDrawnReason, page: number): DomainError {
  switch (reason) {
    case 'no_such_page':
      return new DomainError('page_not_found', 'not-found', sentence('This document has no page {page}.', { page }));
    case 'busy':
      return new DomainError(
        'busy',
        'unavailable',
        'Too many pages are being drawn right now. Please try again in a moment.',
      );
    default:
      return new DomainError(
        'page_not_drawn',
        'unprocessable',
        'This page cannot be shown. The original can still be downloaded.',
      );
  }
}

function pagesGone(): DomainError {
  return new DomainError(
    'original_deleted',
    'not-found',
    'The original file was deleted, so its pages can no longer be shown.',
  );
}
