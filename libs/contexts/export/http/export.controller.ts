/** /export: preview, the file itself, and templates. */
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { PREVIEW_MAX_RECORDS, TemplateBody, TemplateConfiguration, type ExportTemplate } from '#contracts/export.js';
import { attachment } from '#platform/content-disposition.js';
import { isUuid } from '#kernel/ids.js';
import type { JsonObject } from '#kernel/json.js';
import { Account, ForAuditors } from '#contexts/identity/http/bearer.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { Clock } from '#ports/clock.js';
import type { AccountView } from '#projections/accounts/view.js';
import type { ExportTemplateView } from '#projections/export-templates/view.js';
import { ExportDocuments, PreviewExport } from '../application/exporting.js';
import { DeleteTemplate, ListTemplates, SaveTemplate } from '../application/templates.js';
import { templateNotFound } from '#domain/export/template.js';
import { configurationOf } from './configuration-of.js';
import { words } from './words.js';

const DOCUMENTS = ['document-detail'];
const TEMPLATES = ['export-templates'];

@Controller('export')
export class ExportController {
  constructor(
    private readonly commands: CommandBus,
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
    return { success: true, data };
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

  @Get('templates')
  async templates(@Account() account: AccountView, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, TEMPLATES);
    const templates = await this.queries.execute(new ListTemplates(account.workspaceId));
    return { success: true, data: { templates: templates.flatMap(toTemplate) } };
  }

  @Put('templates')
  async saveTemplate(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { id, name, configuration } = TemplateBody.parse(body);
    const kept = JSON.parse(JSON.stringify(configuration)) as JsonObject;
    const { templateId, position } = await this.commands.execute(
      new SaveTemplate(
        account.workspaceId,
        id === undefined ? undefined : idOf(id),
        { name, configuration: kept },
        causeOf(request, account),
      ),
    );
    await this.readYourWrites.afterCommand(response, position, TEMPLATES);
    return { success: true, data: { template: { id: templateId, name, configuration, savedAt: this.clock.iso() } } };
  }

  @Delete('templates/:id')
  async deleteTemplate(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { position } = await this.commands.execute(
      new DeleteTemplate(account.workspaceId, idOf(id), causeOf(request, account)),
    );
    await this.readYourWrites.afterCommand(response, position, TEMPLATES);
    return { success: true, data: { message: 'Template deleted' } };
  }
}

function idOf(id: string): string {
  if (!isUuid(id)) throw templateNotFound();
  return id;
}

/** None of what was erased. */
function toTemplate({ templateId, name, configuration, savedAt }: ExportTemplateView): ExportTemplate[] {
  const kept = TemplateConfiguration.safeParse(configuration);
  return kept.success ? [{ id: templateId, name, configuration: kept.data, savedAt }] : [];
}

function isClosedByReader(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || name === 'ReaderGone' || name === 'AbortError';
}
