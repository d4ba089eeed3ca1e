/** /export/templates: what somebody chose for an export, kept under a name. */
import { Body, Controller, Delete, Get, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { TemplateBody, TemplateConfiguration, type ExportTemplate } from '#contracts/export.js';
import { templateDecider, templateNotFound } from '#domain/export/template.js';
import { isUuid } from '#kernel/ids.js';
import type { JsonObject } from '#kernel/json.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { Clock } from '#ports/clock.js';
import type { AccountView } from '#projections/accounts/view.js';
import { templatesOf } from '#projections/export-templates/queries.js';
import type { ExportTemplateView } from '#projections/export-templates/view.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { SaveTemplate } from '../application/templates.js';

const TEMPLATES = ['export-templates'];

@Controller('export')
export class TemplatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly readYourWrites: ReadYourWrites,
    private readonly clock: Clock,
  ) {}

  @Get('templates')
  @May('export')
  @ForKeys('export')
  async templates(@Account() account: AccountView, @Req() request: RectoRequest) {
    await this.readYourWrites.beforeRead(request, TEMPLATES);
    const templates = await templatesOf(this.views, account.workspaceId);
    return { templates: templates.flatMap(toTemplate) };
  }

  @Put('templates')
  @May('templates')
  @ForKeys('export')
  async saveTemplate(@Account() account: AccountView, @Body() body: unknown, @Req() request: RectoRequest) {
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
    await this.readYourWrites.afterCommand(request, position, TEMPLATES);
    return { template: { id: templateId, name, configuration, savedAt: this.clock.iso() } };
  }

  @Delete('templates/:id')
  @May('delete')
  @ForKeys('export')
  async deleteTemplate(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    const templateId = idOf(id);
    const command = { type: 'DeleteTemplate', workspaceId: account.workspaceId, templateId } as const;
    const { position } = await this.decisions.run(templateDecider, templateId, command, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, TEMPLATES);
    return told(msg('Template deleted'));
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
