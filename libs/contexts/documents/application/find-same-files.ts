/** Which documents of the workspace were uploaded before this one with the same bytes. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sameFiles } from '#projections/document-list/queries.js';
import type { DocumentRow } from '#projections/document-list/view.js';
import { Views } from '#read-side/views.js';

export class FindSameFiles extends Query<readonly DocumentRow[]> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
  ) {
    super();
  }
}

@QueryHandler(FindSameFiles)
export class FindSameFilesHandler implements IQueryHandler<FindSameFiles> {
  constructor(private readonly views: Views) {}

  /** [] also for a document that is not in the list yet: this is a courtesy, nothing depends on it. */
  async execute({ documentId, workspaceId }: FindSameFiles) {
    const row = await this.views.get<DocumentRow>('document-list', documentId);
    return row?.workspaceId === workspaceId ? sameFiles(this.views, row) : [];
  }
}
