/** The credits of a workspace, line by line, newest first, with the names of documents that are still there. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { paging, placeOfNext, type Part, type Place } from '#read-side/list-part.js';
import type { CreditLine } from '#projections/credit-history/view.js';
import type { DocumentRow } from '#projections/document-list/view.js';
import { Views } from '#read-side/views.js';

interface NamedCreditLine extends CreditLine {
  readonly filename?: string;
}

interface CreditHistory {
  readonly lines: readonly NamedCreditLine[];
  readonly total: number;
  readonly next: Place | undefined;
}

export class GetCreditHistory extends Query<CreditHistory> {
  constructor(
    readonly workspaceId: string,
    readonly part: Part,
  ) {
    super();
  }
}

@QueryHandler(GetCreditHistory)
export class GetCreditHistoryHandler implements IQueryHandler<GetCreditHistory> {
  constructor(private readonly views: Views) {}

  async execute({ workspaceId, part }: GetCreditHistory): Promise<CreditHistory> {
    const ours = { field: 'workspaceId', equals: workspaceId };
    const [found, total] = await Promise.all([
      this.views.find<CreditLine>('credit-history', {
        where: [ours],
        sort: [{ field: 'at', direction: 'desc' }],
        ...paging(part),
      }),
      this.views.count('credit-history', [ours]),
    ]);
    const lines = found.slice(0, part.limit);
    const ids = lines.flatMap(({ documentId }) => documentId ?? []);
    const where = [ours, { field: 'documentId', in: ids }];
    const rows = ids.length > 0 ? await this.views.find<DocumentRow>('document-list', { where }) : [];
    const names = new Map(rows.map(({ documentId, originalFilename }) => [documentId, originalFilename]));
    return {
      lines: lines.map((line) => ({ ...line, filename: names.get(line.documentId ?? '') })),
      total,
      next: placeOfNext(part, found, ({ at, id }) => ({ value: at, id })),
    };
  }
}
