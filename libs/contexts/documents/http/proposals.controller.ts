/** /documents/{id}/proposals: values that somebody thinks are right, and what a person decides on them. */
import { Body, Controller, Headers, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { ProposalBody, type ProposalAnswer } from '#contracts/documents.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { proposalNotFound } from '#domain/documents/proposals.js';
import { idempotencyKey } from '#kernel/idempotency-key.js';
import { isUuid } from '#kernel/ids.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { actorNames } from '#projections/accounts/queries.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { GetDocument } from '../application/find-documents.js';
import { ProposeCorrection } from '../application/propose-correction.js';
import { idOf } from './addresses.js';
import { toAnswer, toProposal } from './wire.js';

const READ_MODELS = ['document-detail'];

@Controller('documents/:id/proposals')
@May('review')
export class ProposalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Post()
  @ForKeys('documents:write')
  @HttpCode(201)
  async propose(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<ProposalAnswer> {
    const place = { documentId: idOf(id), workspaceId: account.workspaceId };
    const proposing = { ...place, ...ProposalBody.parse(body), idempotencyKey: idempotencyKey(key) };
    const { proposal, position } = await this.commands.execute(
      new ProposeCorrection(proposing, causeOf(request, account)),
    );
    if (position) await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return { proposal: toProposal(proposal, await actorNames(this.views, [proposal.proposedBy])) };
  }

  @Post(':proposal/accept')
  @HttpCode(200)
  accept(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Param('proposal') proposal: string,
    @Req() request: RectoRequest,
  ) {
    return this.#settle('AcceptCorrection', account, id, proposal, request);
  }

  @Post(':proposal/reject')
  @HttpCode(200)
  reject(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Param('proposal') proposal: string,
    @Req() request: RectoRequest,
  ) {
    return this.#settle('RejectCorrection', account, id, proposal, request);
  }

  async #settle(
    type: 'AcceptCorrection' | 'RejectCorrection',
    account: AccountView,
    id: string,
    proposalId: string,
    request: RectoRequest,
  ) {
    if (!isUuid(proposalId)) throw proposalNotFound();
    const command = { type, workspaceId: account.workspaceId, proposalId } as const;
    const { position } = await this.decisions.run(documentDecider, idOf(id), command, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return toAnswer(await this.queries.execute(new GetDocument(id, account.workspaceId)));
  }
}
