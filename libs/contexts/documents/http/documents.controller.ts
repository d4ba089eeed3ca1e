/** /documents: upload, list, one, edit, delete, original file. */
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Response } from 'express';
import { DomainError } from '#kernel/domain-error.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { TakesFile } from '#platform/bodies/takes.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { AccountView } from '#projections/accounts/view.js';
import { fileTooLarge, MAX_BYTES } from '../application/accept-file.js';
import { GetDocument, GetOriginal, ListDocuments } from '../application/find-documents.js';
import { FindSameFiles } from '../application/find-same-files.js';
import { idempotencyKey } from '../application/repeated-upload.js';
import { UploadDocument } from '../application/upload-document.js';
import { idOf, versionOf } from './addresses.js';
import { attachment } from '#platform/content-disposition.js';
import { editedDocument } from './edited-document.js';
import { listCriteria } from './list-criteria.js';
import { toAnswer, toSummary } from './wire.js';

const READ_MODELS = ['document-list', 'document-detail'];
const oneFile = FileInterceptor('file', {
  limits: { fileSize: MAX_BYTES, files: 1, fields: 10, fieldSize: 1_000 },
  // File names arrive as UTF-8 from every browser; the parser's default would mangle them.
  ...({ defParamCharset: 'utf8' } as object),
});

@Controller('documents')
export class DocumentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly decisions: Decisions,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get()
  async list(@Account() account: AccountView, @Query() query: unknown, @Req() request: RectoRequest) {
    const { criteria, includeFields } = listCriteria(account.workspaceId, query);
    await this.readYourWrites.beforeRead(request, READ_MODELS);
    const { documents, total } = await this.queries.execute(new ListDocuments(criteria, includeFields));
    const { page, limit } = criteria;
    const pagination = { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) };
    return { documents: documents.map(toSummary), pagination };
  }

  @Post('upload')
  @HttpCode(201)
  @TakesFile(MAX_BYTES, fileTooLarge)
  @UseInterceptors(oneFile)
  async upload(
    @Account() account: AccountView,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body('deleteAfterProcessing') deleteAfterProcessing: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: RectoRequest,
  ) {
    if (!file) throw new DomainError('no_file', 'invalid', 'Please send one file in the field "file".');
    const { workspaceId } = account;
    const { document, position } = await this.commands.execute(
      new UploadDocument(
        {
          workspaceId,
          bytes: file.buffer,
          filename: file.originalname,
          deleteAfterProcessing: deleteAfterProcessing === 'true',
          idempotencyKey: idempotencyKey(key),
        },
        causeOf(request, account),
      ),
    );
    await this.readYourWrites.afterCommand(request, position, [...READ_MODELS, 'usage']);
    const same = await this.queries.execute(new FindSameFiles(document.documentId, workspaceId));
    const duplicateOf = same.map(({ documentId: _id, originalFilename, createdAt }) => ({
      _id,
      originalFilename,
      createdAt,
    }));
    return { document: toSummary(document), ...(duplicateOf.length > 0 && { duplicateOf }) };
  }

  @Get(':id')
  async one(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, READ_MODELS);
    return toAnswer(await this.queries.execute(new GetDocument(idOf(id), account.workspaceId)));
  }

  @Put(':id')
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

  @Delete(':id')
  async remove(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    // The file and the key follow by the erase-documents reactor, which also finishes what a crash cut off.
    const command = { type: 'DeleteDocument', workspaceId: account.workspaceId } as const;
    const { position } = await this.decisions.run(documentDecider, idOf(id), command, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return { message: 'Document deleted' };
  }

  /** As an attachment and never sniffed: what a stranger drew must not run as a page of ours. */
  @Get(':id/original')
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
