/** /documents/{id}/versions and /documents/{id}/confirm: what the values were, going back to them, and finding them right. */
import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { ConfirmBody, VersionQuery } from '#contracts/documents.js';
import type { Position } from '#kernel/position.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { ConfirmFields, RestoreVersion } from '../application/change-document.js';
import { GetDocument } from '../application/find-documents.js';
import { GetVersion } from '../application/find-versions.js';
import { idOf, numberOf, versionOf } from './addresses.js';
import { toDetail, toVersionAnswer } from './wire.js';

const READ_MODELS = ['document-list', 'document-detail'];

@Controller('documents/:id')
export class VersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('versions/:version')
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
    return { success: true, data: toVersionAnswer(found) };
  }

  @Post('versions/:version/restore')
  @HttpCode(200)
  async restore(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Param('version') version: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { position } = await this.commands.execute(
      new RestoreVersion(
        idOf(id),
        account.workspaceId,
        numberOf(version),
        versionOf(ifMatch),
        causeOf(request, account),
      ),
    );
    return this.#asItIsNow(account, id, position, response);
  }

  @Post('confirm')
  @HttpCode(200)
  async confirm(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { paths } = ConfirmBody.parse(body);
    const { position } = await this.commands.execute(
      new ConfirmFields(idOf(id), account.workspaceId, paths, versionOf(ifMatch), causeOf(request, account)),
    );
    return this.#asItIsNow(account, id, position, response);
  }

  async #asItIsNow(account: AccountView, id: string, position: Position, response: Response) {
    await this.readYourWrites.afterCommand(response, position, READ_MODELS);
    const document = toDetail(await this.queries.execute(new GetDocument(id, account.workspaceId)));
    response.setHeader('ETag', `"${document.version}"`);
    return { success: true, data: { document } };
  }
}
