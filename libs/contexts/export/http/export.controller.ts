/** /export: preview, and the file itself. */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { PREVIEW_MAX_RECORDS } from '#contracts/export.js';
import { May } from '#platform/may.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { languageOf, type RectoRequest } from '#platform/request-context.js';
import { send, sendData } from '#platform/streamed.js';
import { Clock } from '#ports/clock.js';
import type { AccountView } from '#projections/accounts/view.js';
import { ExportDocuments, PreviewExport, type Asking } from '../application/exporting.js';
import { configurationOf } from './configuration-of.js';
import { setFileHeaders } from './file-headers.js';

const DOCUMENTS = ['document-detail'];

@Controller('export')
@May('export')
export class ExportController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
    private readonly clock: Clock,
  ) {}

  @Post('preview')
  @ForKeys('export')
  @HttpCode(200)
  async preview(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res() response: Response,
  ) {
    const configuration = configurationOf(body);
    const records = await whileThere(response, account, async (asking) => {
      await this.readYourWrites.beforeRead(request, DOCUMENTS);
      return this.queries.execute(new PreviewExport(asking, configuration, PREVIEW_MAX_RECORDS));
    });
    await sendData(records, response);
  }

  @Post('advanced')
  @ForKeys('export')
  @HttpCode(200)
  async export(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res() response: Response,
  ) {
    const configuration = configurationOf(body);
    const file = await whileThere(response, account, async (asking) => {
      await this.readYourWrites.beforeRead(request, DOCUMENTS);
      return this.queries.execute(new ExportDocuments(asking, configuration, this.clock.iso(), languageOf(request)));
    });
    setFileHeaders(response, file);
    await send(file.bytes, response);
  }
}

/** Until there is something to send; then whoever sends it notices. */
async function whileThere<T>(
  response: Response,
  { workspaceId, userId }: AccountView,
  work: (asking: Asking) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once('close', leave);
  try {
    return await work({ workspaceId, userId, signal: gone.signal });
  } finally {
    response.off('close', leave);
  }
}
