/** POST /documents and /documents/upload: a file by its address or in base64, or in a form. */
import { Body, Controller, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { NewDocumentBody, WaitQuery } from '#contracts/documents.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import type { DocumentFacts } from '#domain/documents/document-facts.js';
import { DomainError } from '#kernel/domain-error.js';
import { isSandbox } from '#kernel/sandbox.js';
import { idempotencyKey } from '#kernel/idempotency-key.js';
import { May } from '#platform/may.js';
import { AROUND_FILE_BYTES } from '#platform/bodies/bounds.js';
import { letGoOfBody } from '#platform/bodies/read-bodies.js';
import { FileReception, type FileRules, type ReceivedFile } from '#platform/bodies/receive-file.js';
import { TakesFile, TakesLongJson } from '#platform/bodies/takes.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { acceptHead, fileTooLarge, HEAD_BYTES, MAX_BYTES } from '../application/accept-file.js';
import { GetDocument } from '../application/find-documents.js';
import { SampleFiles } from '../application/sample-files.js';
import { FindSameFiles } from '../application/find-same-files.js';
import { UploadDocument, type UploadDocumentHandler } from '../application/upload-document.js';
import { GivenFile } from './given-file.js';
import { UntilSettled } from './until-settled.js';
import { deleteAfterProcessing } from './upload-form.js';
import { toSummary } from './wire.js';

type Kept = Awaited<ReturnType<UploadDocumentHandler['execute']>>;

const READ_MODELS = ['document-list', 'document-detail', 'usage', 'kept-documents'];
const RULES: FileRules = {
  most: MAX_BYTES,
  tooLarge: fileTooLarge,
  head: { bytes: HEAD_BYTES, check: acceptHead },
};
/** The file in base64, and what stands around it. */
const MOST_JSON = Math.ceil(MAX_BYTES / 3) * 4 + AROUND_FILE_BYTES;

@Controller('documents')
@May('upload')
export class UploadsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
    private readonly reception: FileReception,
    private readonly given: GivenFile,
    private readonly settled: UntilSettled,
    private readonly samples: SampleFiles,
  ) {}

  @Post('upload')
  @ForKeys('documents:write')
  @HttpCode(201)
  @TakesFile(MAX_BYTES, fileTooLarge)
  async upload(
    @Account() account: AccountView,
    @Headers('idempotency-key') key: string | undefined,
    @Query() query: unknown,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { wait } = WaitQuery.parse(query);
    const kept = await this.reception.receive(request, response, RULES, (file) =>
      this.#keep(file, deleteAfterProcessing(request.body), key, request, account),
    );
    return this.#answer(kept, request, account, wait);
  }

  @Post()
  @ForKeys('documents:write')
  @HttpCode(201)
  @TakesLongJson(MOST_JSON)
  async take(
    @Account() account: AccountView,
    @Headers('idempotency-key') key: string | undefined,
    @Query() query: unknown,
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { wait } = WaitQuery.parse(query);
    const wanted = NewDocumentBody.parse(body);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const kept = await this.given.receive(wanted, account.userId, RULES, gone.signal, (file) =>
      this.#keep(file, wanted.deleteAfterProcessing, key, request, account),
    );
    return this.#answer(kept, request, account, wait);
  }

  async #keep(
    file: ReceivedFile,
    isToBeDeleted: boolean,
    key: string | undefined,
    request: RectoRequest,
    account: AccountView,
  ) {
    if (isSandbox(account.workspaceId)) await this.samples.mustHave(file.sha256);
    const upload = {
      workspaceId: account.workspaceId,
      file,
      filename: file.filename,
      deleteAfterProcessing: isToBeDeleted,
      idempotencyKey: idempotencyKey(key),
    };
    return this.commands.execute(new UploadDocument(upload, causeOf(request, account)));
  }

  async #answer({ document, position }: Kept, request: RectoRequest, account: AccountView, wait: number | undefined) {
    const { workspaceId } = account;
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    const same = await this.queries.execute(new FindSameFiles(document.documentId, workspaceId));
    const duplicateOf = same.map(({ documentId: _id, originalFilename, createdAt }) => ({
      _id,
      originalFilename,
      createdAt,
    }));
    const uploaded = wait ? await this.#read(document, request, account, wait) : document;
    return { document: toSummary(uploaded), ...(duplicateOf.length > 0 && { duplicateOf }) };
  }

  /** With its values once it is read; as it was uploaded when somebody deleted it meanwhile. */
  async #read(uploaded: DocumentFacts, request: RectoRequest, account: AccountView, wait: number) {
    const { documentId } = uploaded;
    // The file is stored: what its bytes count for is for others to send now.
    letGoOfBody(request);
    try {
      await this.settled.wait(request, account, documentId, wait);
      return (await this.queries.execute(new GetDocument(documentId, account.workspaceId))).detail;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'document_not_found') return uploaded;
      throw error;
    }
  }
}
