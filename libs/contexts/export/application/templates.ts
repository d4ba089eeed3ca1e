/** Keeping and changing export templates. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { countTemplates } from '#projections/export-templates/queries.js';
import { Views } from '#read-side/views.js';
import { sentence } from '#texts/sentence.js';
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
      throw new DomainError(
        'too_many_templates',
        'conflict',
        sentence('A workspace keeps at most {most} templates.', { most: MOST_TEMPLATES }),
      );
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
