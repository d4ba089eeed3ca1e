/** /bulk-jobs/exports: many documents exported by one request, into a file to be fetched afterwards. */
import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { BulkExportBody, type BulkExportAnswer } from '#contracts/bulk-jobs.js';
import { WaitQuery } from '#contracts/documents.js';
import { fileFacts } from '#contexts/export/application/exporting.js';
import { formOf } from '#contexts/export/http/configuration-of.js';
import { setFileHeaders } from '#contexts/export/http/file-headers.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { bulkExportDecider, bulkExportOf, type KnownBulkExport } from '#domain/bulk/bulk-export.js';
import { idempotencyKey } from '#kernel/idempotency-key.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { send } from '#platform/streamed.js';
import { Clock } from '#ports/clock.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Decisions } from '#write-side/decisions.js';
import { ExportFiles } from '../application/export-files.js';
import { RequestExport } from '../application/request-export.js';
import { opened } from './opened.js';
import { wantedPart, within } from './part-of-file.js';
import { UntilOver } from './until-over.js';
import { idOf, toExport } from './wire.js';

const READ_MODELS = ['bulk-exports'];

@Controller('bulk-jobs/exports')
@May('export')
@ForKeys('export')
export class BulkExportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: Decisions,
    private readonly readYourWrites: ReadYourWrites,
    private readonly untilOver: UntilOver,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(202)
  async request(
    @Account() account: AccountView,
    @Headers('idempotency-key') key: string | undefined,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<BulkExportAnswer> {
    const { workspaceId } = account;
    const { ids, ...form } = BulkExportBody.parse(body);
    const configuration = { ...formOf(form), selectedDocuments: ids.map((id) => id.toLowerCase()) };
    const asked = { workspaceId, configuration, idempotencyKey: idempotencyKey(key) };
    const { job, position } = await this.commands.execute(new RequestExport(asked, causeOf(request, account)));
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return this.#answer(job);
  }

  @Get(':id')
  async one(
    @Account() { workspaceId }: AccountView,
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() request: RectoRequest,
  ): Promise<BulkExportAnswer> {
    const { wait } = WaitQuery.parse(query);
    const jobId = idOf(id);
    await this.untilOver.wait(request, jobId, () => this.#job(workspaceId, jobId), wait);
    return this.#answer(await this.#job(workspaceId, jobId));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Req() request: RectoRequest,
  ): Promise<BulkExportAnswer> {
    const { workspaceId } = account;
    const exportId = idOf(id);
    const command = { type: 'CancelBulkExport', exportId, workspaceId } as const;
    const cause = causeOf(request, account);
    const { state, position } = await this.decisions.run(bulkExportDecider, exportId, command, cause);
    await this.readYourWrites.afterCommand(request, position, READ_MODELS);
    return this.#answer(bulkExportOf(workspaceId, state));
  }

  @Get(':id/file')
  async file(@Account() { workspaceId }: AccountView, @Param('id') id: string, @Res() response: Response) {
    const job = await this.#job(workspaceId, idOf(id));
    const { bytes, size, etag } = await opened(this.files, job, this.clock.iso());
    setFileHeaders(response, fileFacts(job.wanted));
    response.set({ ETag: etag, 'Accept-Ranges': 'bytes' });
    const part = wantedPart(response.req, etag, size);
    if (!part) {
      response.set('Content-Length', String(size));
      return send(bytes, response);
    }
    const { start, end } = part;
    response
      .status(206)
      .set({ 'Content-Length': String(end - start + 1), 'Content-Range': `bytes ${start}-${end}/${size}` });
    return send(within(bytes, part), response);
  }

  async #job(workspaceId: string, id: string): Promise<KnownBulkExport> {
    return bulkExportOf(workspaceId, await this.decisions.state(bulkExportDecider, id));
  }

  #answer(job: KnownBulkExport): BulkExportAnswer {
    return { job: toExport(job, this.clock.iso()) };
  }
}
