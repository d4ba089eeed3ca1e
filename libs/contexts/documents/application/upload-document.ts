/**
 * Upload: object first, then the credit, then the facts. A crash in between leaves an object or a reservation without a
 * document, which the sweep takes back, never a document without its file.
 */
import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditLedger } from '#contexts/workspaces/application/credit-ledger.js';
import type { Position } from '#kernel/position.js';
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

export class UploadDocument extends Command<{ readonly documentId: string; readonly position: Position }> {
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
    const { position } = await this.decisions.run(
      documentDecider,
      documentId,
      {
        type: 'UploadDocument',
        documentId,
        workspaceId,
        originalFilename: cleanFilename(upload.filename),
        mime,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        objectKey,
        deleteAfterProcessing,
        requestId,
        period,
      },
      cause,
    );
    return { documentId, position };
  }
}
