/**
 * /documents/{id}/versions and /documents/{id}/confirm: what the values were, going back to them, and finding them
 * right.
 */
import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ConfirmBody, VersionQuery } from '#contracts/documents.js';
import type { Position } from '#kernel/position.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { AccountView } from '#projections/accounts/view.js';
import { RestoreVersion } from '../application/restore-version.js';
import { GetDocument } from '../application/find-documents.js';
import { GetVersion } from '../application/find-versions.js';
import { idOf, numberOf, versionOf } from './addresses.js';
import { toAnswer, toVersionAnswer } from './wire.js';

const READ_MODELS = ['document-list', 'document-detail'];

@Controller('documents/:id')
@May('review')
export class VersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly decisions: Decisions,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('versions/:version')
  @May('view')
  @ForKeys('documents:read')
  async version(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Param('version') version: string,
    @Query() query: unknown,
    @Req() request: RectoRequest,
  ) {
    const { from } = VersionQuery.parse(query);
    await this.readYourWrites.beforeRead(request, READ_MODELS);
    const found = await this.queries.execute(new GetVersion(idOf(id), account.workspaceId, numberOf(version), from));
    return toVersionAnswer(found);
  }

  @Post('versions/:version/restore')
  @ForKeys('documents:write')
  @HttpCode(200)
  async restore(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Param('version') version: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: RectoRequest,
  ) {
    const { position } = await this.commands.execute(
      new RestoreVersion(
        { documentId: idOf(id), workspaceId: account.workspaceId, version: numberOf(version) },
        versionOf(ifMatch),
        causeOf(request, account),
      ),
    );
    return this.#asItIsNow(account, id, position, request);
  }

  @Post('confirm')
  @ForKeys('documents:write')
  @HttpCode(200)
  async confirm(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: RectoRequest,
  ) {
    const { paths } = ConfirmBody.parse(body);
    const { workspaceId } = account;
    const command = { type: 'ConfirmFields', workspaceId, paths, expectedVersion: versionOf(ifMatch) } as const;
    const { position } = await this.decisions.run(documentDecider, idOf(id), command, causeOf(request, account));
    return this.#asItIsNow(account, id, position, request);
  }

  async #asItIsNow(account: AccountView, id: string, position: Position, request: RectoRequest) {
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return toAnswer(await this.queries.execute(new GetDocument(id, account.workspaceId)));
  }
}
