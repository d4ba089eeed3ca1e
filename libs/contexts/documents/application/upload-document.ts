/**
 * Upload: object first, then the credit, then the facts. A crash in between leaves an object or a reservation without a
 * document, which the sweep takes back, never a document without its file.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { reservedIn } from '#domain/billing/reservation.js';
import { uploadedFacts, type DocumentFacts } from '#domain/documents/document-facts.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { Uploaded } from '#domain/documents/document.events.js';
import { isLive } from '#domain/documents/document.js';
import { acceptFile } from './accept-file.js';
import { cleanFilename } from './clean-filename.js';
import { idsOfUpload, uploadedBefore } from './repeated-upload.js';
import { originalKey, SealedObjects } from './sealed-objects.js';
import { StorageRoom } from './storage-room.js';

/** A file that is held elsewhere until it is wanted. */
interface FileToKeep {
  /** bytes */
  readonly size: number;
  /** hex */
  readonly sha256: string;
  /** All of it in memory while the work takes. Once. */
  withBytes<T>(work: (bytes: Buffer) => Promise<T>): Promise<T>;
}

export interface Upload {
  readonly workspaceId: string;
  readonly file: FileToKeep;
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
    private readonly room: StorageRoom,
  ) {}

  async execute({ upload, cause }: UploadDocument) {
    const { workspaceId, file, deleteAfterProcessing, idempotencyKey } = upload;
    const { size, sha256 } = file;
    const { documentId, requestId } =
      idempotencyKey === undefined
        ? { documentId: this.ids.fresh(), requestId: this.ids.fresh() }
        : idsOfUpload(workspaceId, cause.actor.id, idempotencyKey);
    const first = idempotencyKey !== undefined && (await uploadedBefore(this.decisions, documentId, sha256));
    if (first) return first;
    await this.room.mustHold(workspaceId, size);

    // Under a key several tries may be under way, also with different files: each stores its own, and the fact names
    // the one that counts.
    const objectKey = originalKey(documentId, idempotencyKey === undefined ? undefined : this.ids.fresh());
    const mime = await file.withBytes(async (bytes) => {
      const accepted = await acceptFile(bytes);
      await this.objects.put(documentId, objectKey, bytes);
      return accepted;
    });
    const request = { workspaceId, requestId, documentId };
    const { reservation, isNew } = await this.credits.reserve(request, cause).catch(async (refused: unknown) => {
      await this.objects.delete(objectKey);
      throw refused;
    });
    const uploaded: Uploaded = {
      documentId,
      workspaceId,
      originalFilename: cleanFilename(upload.filename),
      mime,
      size,
      sha256,
      objectKey,
      deleteAfterProcessing,
    };
    const command = { type: 'UploadDocument', uploaded, reserved: reservedIn(reservation) } as const;
    const decided = await this.decisions.run(documentDecider, documentId, command, cause);
    const { state, position } = decided;
    if (decided.events.length === 0) {
      // Another try was faster: what this one stored nobody needs, and what it reserved only a reading that is still
      // to come.
      if (!isLive(state) || state.objectKey !== objectKey) await this.objects.delete(objectKey);
      if (isNew && !(isLive(state) && state.openRequest)) await this.credits.release(reservation, 'abandoned', cause);
      const faster = await uploadedBefore(this.decisions, documentId, sha256);
      if (faster) return faster;
    }
    // Told from the facts, not from a view: the upload is done even when the read side is late.
    return { document: uploadedFacts(uploaded, decided.occurredAt), position };
  }
}
