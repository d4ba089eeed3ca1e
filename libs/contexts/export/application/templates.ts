/** Keeping, changing and forgetting export templates, and the list of a workspace's. */
import { Command, CommandHandler, Query, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { countTemplates, templatesOf } from '#projections/export-templates/queries.js';
import type { ExportTemplateView } from '#projections/export-templates/view.js';
import { Views } from '#read-side/views.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { templateDecider } from '#domain/export/template.js';

const MOST_TEMPLATES = 200;

interface Kept {
  readonly templateId: string;
  readonly position: Position;
}

export class SaveTemplate extends Command<Kept> {
  constructor(
    readonly workspaceId: string,
    /** Absent: a new one. */
    readonly templateId: string | undefined,
    readonly template: { readonly name: string; readonly configuration: JsonObject },
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(SaveTemplate)
export class SaveTemplateHandler implements ICommandHandler<SaveTemplate> {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly ids: Ids,
  ) {}

  async execute({ workspaceId, templateId, template, cause }: SaveTemplate): Promise<Kept> {
    if (templateId !== undefined)
      return this.#decide('ChangeTemplate', { workspaceId, templateId, ...template }, cause);
    if ((await countTemplates(this.views, workspaceId)) >= MOST_TEMPLATES) {
      throw new DomainError('too_many_templates', 'conflict', `A workspace keeps at most ${MOST_TEMPLATES} templates.`);
    }
    return this.#decide('CreateTemplate', { workspaceId, templateId: this.ids.fresh(), ...template }, cause);
  }

  async #decide(
    type: 'CreateTemplate' | 'ChangeTemplate',
    template: { workspaceId: string; templateId: string; name: string; configuration: JsonObject },
    cause: Cause,
  ): Promise<Kept> {
    const { templateId } = template;
    const { position } = await this.decisions.run(templateDecider, templateId, { type, ...template }, cause);
    return { templateId, position };
  }
}

export class DeleteTemplate extends Command<{ readonly position: Position }> {
  constructor(
    readonly workspaceId: string,
    readonly templateId: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(DeleteTemplate)
export class DeleteTemplateHandler implements ICommandHandler<DeleteTemplate> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ workspaceId, templateId, cause }: DeleteTemplate) {
    const command = { type: 'DeleteTemplate', workspaceId, templateId } as const;
    const { position } = await this.decisions.run(templateDecider, templateId, command, cause);
    return { position };
  }
}

export class ListTemplates extends Query<readonly ExportTemplateView[]> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

@QueryHandler(ListTemplates)
export class ListTemplatesHandler implements IQueryHandler<ListTemplates> {
  constructor(private readonly views: Views) {}

  execute({ workspaceId }: ListTemplates): Promise<readonly ExportTemplateView[]> {
    return templatesOf(this.views, workspaceId);
  }
}
