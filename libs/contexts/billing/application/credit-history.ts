/** The credits of a workspace, line by line, newest first, with the names of documents that are still there. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CreditLine } from '#projections/credit-history/view.js';
import type { DocumentRow } from '#projections/document-list/view.js';
import { Views } from '#read-side/views.js';

export interface NamedCreditLine extends CreditLine {
  readonly filename?: string;
}

export class GetCreditHistory extends Query<{ lines: NamedCreditLine[]; total: number }> {
  constructor(
    readonly workspaceId: string,
    /** 1-based */
    readonly page: number,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(GetCreditHistory)
export class GetCreditHistoryHandler implements IQueryHandler<GetCreditHistory> {
  constructor(private readonly views: Views) {}

  async execute({ workspaceId, page, limit }: GetCreditHistory) {
    const ours = { field: 'workspaceId', equals: workspaceId };
    const [lines, total] = await Promise.all([
      this.views.find<CreditLine>('credit-history', {
        where: [ours],
        sort: [{ field: 'at', direction: 'desc' }],
        skip: (page - 1) * limit,
        limit,
      }),
      this.views.count('credit-history', [ours]),
    ]);
    const ids = lines.flatMap(({ documentId }) => documentId ?? []);
    const where = [ours, { field: 'documentId', in: ids }];
    const rows = ids.length > 0 ? await this.views.find<DocumentRow>('document-list', { where }) : [];
    const names = new Map(rows.map(({ documentId, originalFilename }) => [documentId, originalFilename]));
    return { lines: lines.map((line) => ({ ...line, filename: names.get(line.documentId ?? '') })), total };
  }
}
