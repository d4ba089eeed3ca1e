/**
 * Upload: object first, then the credit, then the facts. A crash in between leaves an object or a reservation without a
 * document, which the sweep takes back, never a document without its file.
 */
import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import type { Position } from '#kernel/position.js';
import type { DocumentFacts } from '#domain/documents/document-facts.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { isLive } from '#domain/documents/document.js';
import { acceptFile } from './accept-file.js';
import { cleanFilename } from './clean-filename.js';
import { idsOfUpload, uploadedBefore } from './repeated-upload.js';
import { originalKey, SealedObjects } from './sealed-objects.js';

export interface Upload {
  readonly workspaceId: string;
  readonly bytes: Uint8Array;
  readonly filename: string | undefined;
  readonly deleteAfterProcessing: boolean;
  /** Names this upload, so that it can be made again without becoming two (see repeated-upload.ts). */
  readonly idempotencyKey?: string;
}

export class UploadDocument extends Command<{ readonly document: DocumentFacts; readonly position: Position }> {
  constructor(
    readonly upload: Upload,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(UploadDocument)
export class UploadDocumentHandler implements ICommandHandler<UploadDocument> {
  constructor(
    private readonly decisions: Decisions,
    private readonly objects: SealedObjects,
    private readonly credits: CreditLedger,
    private readonly ids: Ids,
  ) {}

  async execute({ upload, cause }: UploadDocument) {
    const { workspaceId, bytes, deleteAfterProcessing, idempotencyKey } = upload;
    const mime = await acceptFile(bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { documentId, requestId } =
      idempotencyKey === undefined
        ? { documentId: this.ids.fresh(), requestId: this.ids.fresh() }
        : idsOfUpload(workspaceId, cause.actor.id, idempotencyKey);
    const first = idempotencyKey !== undefined && (await uploadedBefore(this.decisions, documentId, sha256));
    if (first) return acknowledged(first.uploaded, first.createdAt, first.position);

    // Under a key several tries may be under way, also with different files: each stores its own, and the fact names the one that counts.
    const objectKey = originalKey(documentId, idempotencyKey === undefined ? undefined : this.ids.fresh());
    await this.objects.put(documentId, objectKey, bytes);
    const request = { workspaceId, requestId, documentId };
    const { period, anew } = await this.credits.reserve(request, cause).catch(async (refused: unknown) => {
      await this.objects.delete(objectKey);
      throw refused;
    });
    const facts = {
      documentId,
      workspaceId,
      originalFilename: cleanFilename(upload.filename),
      mime,
      size: bytes.length,
      deleteAfterProcessing,
    };
    const command = { type: 'UploadDocument', ...facts, sha256, objectKey, requestId, period } as const;
    const { events, state, position, occurredAt } = await this.decisions.run(
      documentDecider,
      documentId,
      command,
      cause,
    );
    if (events.length === 0) {
      // Another try was faster: what this one stored nobody needs, and what it reserved only a reading that is still to come.
      if (!isLive(state) || state.objectKey !== objectKey) await this.objects.delete(objectKey);
      if (anew && !(isLive(state) && state.openRequest))
        await this.credits.release(request, period, 'abandoned', cause);
      const faster = await uploadedBefore(this.decisions, documentId, sha256);
      if (faster) return acknowledged(faster.uploaded, faster.createdAt, faster.position);
    }
    return acknowledged(facts, occurredAt, position);
  }
}

/** Told from the facts, not from a view: the upload is done even when the read side is late. */
function acknowledged(
  facts: Omit<DocumentFacts, 'createdAt' | keyof typeof NOTHING_READ>,
  createdAt: string,
  position: Position,
) {
  const { documentId, workspaceId, originalFilename, mime, size, deleteAfterProcessing } = facts;
  const document = {
    documentId,
    workspaceId,
    originalFilename,
    mime,
    size,
    deleteAfterProcessing,
    ...NOTHING_READ,
    createdAt,
  };
  return { document, position };
}

const NOTHING_READ = { docType: 'unknown', status: 'pending', language: '', pages: 0, originalDeleted: false } as const;
