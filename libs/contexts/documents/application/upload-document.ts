/**
 * Upload: object first, then the credit, then the facts. A crash in between leaves an object or a reservation without a
 * document, which the sweep takes back, never a document without its file.
 */
import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditLedger } from '#contexts/workspaces/application/credit-ledger.js';
import type { Position } from '#kernel/position.js';
import type { DocumentFacts } from '#projections/document-list/view.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { documentDecider } from '../domain/document.decider.js';
import { acceptFile } from './accept-file.js';
import { cleanFilename } from './clean-filename.js';
import { originalKey, SealedObjects } from './sealed-objects.js';

export interface Upload {
  readonly workspaceId: string;
  readonly bytes: Uint8Array;
  readonly filename: string | undefined;
  readonly deleteAfterProcessing: boolean;
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
    const { workspaceId, bytes, deleteAfterProcessing } = upload;
    const mime = await acceptFile(bytes);
    const documentId = this.ids.fresh();
    const requestId = this.ids.fresh();
    const objectKey = originalKey(documentId);

    await this.objects.put(documentId, objectKey, bytes);
    const { period } = await this.credits.reserve({ workspaceId, requestId, documentId }, cause).catch(async (refused: unknown) => {
      await this.objects.delete(objectKey);
      throw refused;
    });
    const facts = { documentId, workspaceId, originalFilename: cleanFilename(upload.filename), mime, size: bytes.length, deleteAfterProcessing };
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const command = { type: 'UploadDocument', ...facts, sha256, objectKey, requestId, period } as const;
    const { position, occurredAt } = await this.decisions.run(documentDecider, documentId, command, cause);
    // Told from the facts, not from a view: the upload is done even when the read side is late.
    const nothingRead = { docType: 'unknown', status: 'pending', language: '', pages: 0, originalDeleted: false } as const;
    return { document: { ...facts, ...nothingRead, createdAt: occurredAt }, position };
  }
}
