/** /documents/{id}/hold: an owner keeps a document from being deleted, by whomever, and lets it go again. */
import { Body, Controller, Delete, Param, Put, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { HoldBody } from '#contracts/retention.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { documentDecider, type DocumentCommand } from '#domain/documents/document.decider.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Decisions } from '#write-side/decisions.js';
import { GetDocument } from '../application/find-documents.js';
import { idOf } from './addresses.js';
import { toAnswer } from './wire.js';

@Controller('documents/:id/hold')
@May('retention')
export class HoldsController {
  constructor(
    private readonly decisions: Decisions,
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Put()
  place(@Account() account: AccountView, @Param('id') id: string, @Body() body: unknown, @Req() request: RectoRequest) {
    const { reason } = HoldBody.parse(body ?? {});
    return this.#decide(id, { type: 'PlaceHold', workspaceId: account.workspaceId, reason }, account, request);
  }

  @Delete()
  release(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    return this.#decide(id, { type: 'ReleaseHold', workspaceId: account.workspaceId }, account, request);
  }

  async #decide(id: string, command: DocumentCommand, account: AccountView, request: RectoRequest) {
    const { position } = await this.decisions.run(documentDecider, idOf(id), command, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, ['document-detail', 'kept-documents']);
    return toAnswer(await this.queries.execute(new GetDocument(id, account.workspaceId)));
  }
}
