/** `?wait=30` of a document: until it is read, well or not, or gone. */
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DOCUMENT_DELETED } from '#contracts/live.js';
import { isSettled } from '#kernel/document-status.js';
import { UntilTold } from '#platform/live/until-told.js';
import type { RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import type { Announcement } from '#read-side/announcement.js';
import { GetDocument } from '../application/find-documents.js';

@Injectable()
export class UntilSettled {
  constructor(
    private readonly told: UntilTold,
    private readonly queries: QueryBus,
  ) {}

  /** @throws unauthorized when the right to ask ended meanwhile; document_not_found */
  async wait(request: RectoRequest, { workspaceId }: AccountView, documentId: string, seconds = 0): Promise<void> {
    const isSo = async () => {
      const { detail } = await this.queries.execute(new GetDocument(documentId, workspaceId));
      return isSettled(detail.status);
    };
    await this.told.wait(request, { isSo, tells: (announcement) => settles(documentId, announcement) }, seconds);
  }
}

function settles(documentId: string, { name, data }: Announcement): boolean {
  if (data['documentId'] !== documentId) return false;
  return name === DOCUMENT_DELETED || isSettled(data['status']);
}
