/** /documents: list, one, edit, try again, delete, original file. */
import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { WaitQuery } from '#contracts/documents.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { idempotencyKey } from '#kernel/idempotency-key.js';
import { May } from '#platform/may.js';
import { pagination } from '#platform/pagination.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { AccountView } from '#projections/accounts/view.js';
import { GetDocument, GetOriginal, ListDocuments } from '../application/find-documents.js';
import { RetryDocument } from '../application/retry-document.js';
import { idOf, versionOf } from './addresses.js';
import { attachment } from '#platform/content-disposition.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { editedDocument } from './edited-document.js';
import { listCriteria } from './list-criteria.js';
import { UntilSettled } from './until-settled.js';
import { toAnswer, toSummary } from './wire.js';

const READ_MODELS = ['document-list', 'document-detail'];

@Controller('documents')
@May('view')
export class DocumentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly decisions: Decisions,
    private readonly readYourWrites: ReadYourWrites,
    private readonly settled: UntilSettled,
  ) {}

  @Get()
  @ForKeys('documents:read')
  async list(@Account() account: AccountView, @Query() query: unknown, @Req() request: RectoRequest) {
    const { criteria, includeFields } = listCriteria(account.workspaceId, query);
    await this.readYourWrites.beforeRead(request, READ_MODELS);
    const { documents, total, more } = await this.queries.execute(new ListDocuments(criteria, includeFields));
    const last = more ? documents.at(-1) : undefined;
    const next = last && { value: last.createdAt, id: last.documentId };
    return { documents: documents.map(toSummary), pagination: pagination(criteria, total, next) };
  }

  @Get(':id')
  @ForKeys('documents:read')
  async one(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() request: RectoRequest,
  ) {
    const { wait } = WaitQuery.parse(query);
    await this.readYourWrites.beforeRead(request, READ_MODELS);
    await this.settled.wait(request, account, idOf(id), wait);
    return toAnswer(await this.queries.execute(new GetDocument(idOf(id), account.workspaceId)));
  }

  @Put(':id')
  @May('review')
  @ForKeys('documents:write')
  async edit(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: RectoRequest,
  ) {
    const { extraction, changes = [] } = editedDocument(body);
    const { workspaceId } = account;
    const command = {
      type: 'EditFields',
      workspaceId,
      extraction,
      changes,
      expectedVersion: versionOf(ifMatch),
    } as const;
    const { position } = await this.decisions.run(documentDecider, idOf(id), command, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return toAnswer(await this.queries.execute(new GetDocument(id, account.workspaceId)));
  }

  @Post(':id/retry')
  @May('upload')
  @ForKeys('documents:write')
  @HttpCode(200)
  async retry(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: RectoRequest,
  ) {
    const { workspaceId } = account;
    const retrying = { documentId: idOf(id), workspaceId, idempotencyKey: idempotencyKey(key) };
    const position = await this.commands.execute(new RetryDocument(retrying, causeOf(request, account)));
    if (position) await this.readYourWrites.afterCommand(request, position, [...READ_MODELS, 'usage']);
    return toAnswer(await this.queries.execute(new GetDocument(id, account.workspaceId)));
  }

  @Delete(':id')
  @May('delete')
  @ForKeys('documents:write')
  async remove(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    // The file and the key follow by the erase-documents reactor, which also finishes what a crash cut off.
    const command = { type: 'DeleteDocument', workspaceId: account.workspaceId } as const;
    const { position } = await this.decisions.run(documentDecider, idOf(id), command, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, [...READ_MODELS, 'kept-documents']);
    return told(msg('Document deleted'));
  }

  /** As an attachment and never sniffed: what a stranger drew must not run as a page of ours. */
  @Get(':id/original')
  @ForKeys('documents:read')
  async original(@Account() account: AccountView, @Param('id') id: string, @Res() response: Response) {
    const { bytes, mime, filename } = await this.queries.execute(new GetOriginal(idOf(id), account.workspaceId));
    response
      .set({
        'Content-Type': mime,
        'Content-Disposition': attachment(filename),
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cache-Control': 'private, no-store',
      })
      .send(bytes);
  }
}
