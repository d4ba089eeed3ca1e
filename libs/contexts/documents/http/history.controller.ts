/**
 * /documents/{id}/history: what happened to a document, how it stood at any time, and the proof of both as one file.
 */
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { auditPackage, type Proven } from '#contexts/audit/application/audit-package.js';
import { HistoryStateQuery } from '#contracts/history.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import type { AccountView } from '#projections/accounts/view.js';
import { GetHistory, type FoundHistory } from '../application/find-history.js';
import { idOf } from './addresses.js';
import { May } from '#platform/may.js';
import { attachment } from '#platform/content-disposition.js';
import { send, sendData } from '#platform/streamed.js';
import { historyText, toFact, toStateAnswer } from './history-wire.js';

@Controller('documents/:id/history')
@May('view')
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForKeys('documents:read')
  async all(@Account() account: AccountView, @Param('id') id: string, @Res() response: Response) {
    await sendData(historyText(await this.#history(account, id)), response);
  }

  @Get('state')
  @ForKeys('documents:read')
  async state(@Account() account: AccountView, @Param('id') id: string, @Query() query: unknown) {
    const asked = HistoryStateQuery.parse(query);
    return toStateAnswer(await this.#history(account, id), asked);
  }

  @Get('package')
  @ForKeys('documents:read')
  async package(@Account() account: AccountView, @Param('id') id: string, @Res() response: Response) {
    const history = await this.#history(account, id);
    response.set({
      'Content-Type': 'application/gzip',
      'Content-Disposition': attachment(`history-${history.documentId}.tar.gz`),
    });
    await send(auditPackage(proven(history)), response);
  }

  #history(account: AccountView, id: string) {
    return this.queries.execute(new GetHistory(idOf(id), account.workspaceId));
  }
}

function proven({ documentId, times, lastHash, actors, facts }: FoundHistory): Proven {
  return {
    stream: `document-${documentId}`,
    count: times.length,
    last: { at: times.at(-1) ?? '', hash: lastHash },
    async *facts() {
      for await (const fact of facts()) yield { recorded: fact.recorded, readable: toFact(fact, actors) };
    },
  };
}
