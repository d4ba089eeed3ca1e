/** /documents/{id}/history: what happened to a document, how it stood at any time, and the proof of both as one file. */
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { auditPackage } from '#contexts/audit/application/audit-package.js';
import { HistoryStateQuery } from '#contracts/history.js';
import { Account } from '#contexts/identity/http/bearer.js';
import type { AccountView } from '#projections/accounts/view.js';
import { GetHistory } from '../application/find-history.js';
import { idOf } from './addresses.js';
import { attachment } from '#platform/content-disposition.js';
import { toHistory, toStateAnswer } from './history-wire.js';

@Controller('documents/:id/history')
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  async all(@Account() account: AccountView, @Param('id') id: string) {
    return { success: true, data: toHistory(await this.#history(account, id)) };
  }

  @Get('state')
  async state(@Account() account: AccountView, @Param('id') id: string, @Query() query: unknown) {
    const asked = HistoryStateQuery.parse(query);
    return { success: true, data: toStateAnswer(await this.#history(account, id), asked) };
  }

  @Get('package')
  async package(@Account() account: AccountView, @Param('id') id: string, @Res() response: Response) {
    const history = await this.#history(account, id);
    const bytes = auditPackage(
      `document-${history.documentId}`,
      history.facts.map(({ recorded }) => recorded),
      toHistory(history).facts,
    );
    response
      .set({
        'Content-Type': 'application/gzip',
        'Content-Disposition': attachment(`history-${history.documentId}.tar.gz`),
      })
      .send(bytes);
  }

  #history(account: AccountView, id: string) {
    return this.queries.execute(new GetHistory(idOf(id), account.workspaceId));
  }
}
