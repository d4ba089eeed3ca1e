/** /export: preview, and the file itself. */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { PREVIEW_MAX_RECORDS } from '#contracts/export.js';
import { attachment } from '#platform/content-disposition.js';
import { Account, ForAuditors } from '#contexts/identity/http/bearer.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import type { RectoRequest } from '#platform/request-context.js';
import { Clock } from '#ports/clock.js';
import type { AccountView } from '#projections/accounts/view.js';
import { ExportDocuments, PreviewExport } from '../application/exporting.js';
import { configurationOf } from './configuration-of.js';
import { words } from './words.js';

const DOCUMENTS = ['document-detail'];

@Controller('export')
export class ExportController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
    private readonly clock: Clock,
  ) {}

  @Post('preview')
  @ForAuditors()
  @HttpCode(200)
  async preview(@Account() account: AccountView, @Body() body: unknown, @Req() request: RectoRequest) {
    const configuration = configurationOf(body);
    await this.readYourWrites.beforeRead(request, DOCUMENTS);
    const data = await this.queries.execute(new PreviewExport(account.workspaceId, configuration, PREVIEW_MAX_RECORDS));
    return data;
  }

  /** Refused before the first byte or not at all: what fails later cuts the connection. */
  @Post('advanced')
  @ForAuditors()
  @HttpCode(200)
  async export(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res() response: Response,
  ) {
    const configuration = configurationOf(body);
    await this.readYourWrites.beforeRead(request, DOCUMENTS);
    const file = await this.queries.execute(
      new ExportDocuments(account.workspaceId, configuration, words, this.clock.iso()),
    );
    response.set({
      'Content-Type': file.mediaType,
      'Content-Disposition': attachment(file.filename),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    });
    try {
      await file.writeTo(response);
    } catch (error) {
      if (!isClosedByReader(error)) throw error;
    }
  }
}

function isClosedByReader(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || name === 'ReaderGone' || name === 'AbortError';
}
