/**
 * An export template: fields, form and options kept under a name (stream `template-<id>`, belonging to a workspace). The names of
 * fields are labels from members' documents, so what a template holds is sealed under the workspace's key.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import type { Json, JsonObject } from '#kernel/json.js';

const configuration = z.record(z.string(), z.json() as unknown as z.ZodType<Json>) as z.ZodType<JsonObject>;

export const TemplateSaved = defineEvent({
  name: 'TemplateSaved',
  version: 1,
  schema: z.strictObject({
    templateId: z.uuid(),
    workspaceId: z.uuid(),
    name: z.string(),
    /** As the wire's contract has it. */
    configuration,
  }),
  personal: {
    subject: (data): Subject => `workspace:${data.workspaceId}`,
    erasedAs: { name: 'Deleted template', configuration: {} },
  },
});

export const TemplateDeleted = defineEvent({
  name: 'TemplateDeleted',
  version: 1,
  schema: z.strictObject({ templateId: z.uuid(), workspaceId: z.uuid() }),
});

export const templateEvents = [TemplateSaved, TemplateDeleted] as const;
export type TemplateEvent = EventOf<(typeof templateEvents)[number]>;

export type Template =
  | { readonly status: 'none' }
  | {
      readonly status: 'saved';
      readonly workspaceId: string;
      readonly name: string;
      readonly configuration: JsonObject;
    }
  | { readonly status: 'deleted'; readonly workspaceId: string };

interface Target {
  readonly templateId: string;
  readonly workspaceId: string;
}

export type TemplateCommand =
  | (Target & {
      readonly type: 'CreateTemplate' | 'ChangeTemplate';
      readonly name: string;
      readonly configuration: JsonObject;
    })
  | (Target & { readonly type: 'DeleteTemplate' });

export const templateDecider: Decider<TemplateCommand, TemplateEvent, Template> = {
  category: 'template',
  initial: { status: 'none' },
  evolve(_state, { type, data }) {
    if (type === 'TemplateDeleted') return { status: 'deleted', workspaceId: data.workspaceId };
    return { status: 'saved', workspaceId: data.workspaceId, name: data.name, configuration: data.configuration };
  },
  decide(command, state) {
    const { templateId, workspaceId } = command;
    if (command.type === 'CreateTemplate') {
      if (state.status !== 'none') return []; // the same creation, tried again
    } else if (!belongs(state, workspaceId)) throw templateNotFound();
    if (command.type === 'DeleteTemplate') {
      return state.status === 'deleted' ? [] : [TemplateDeleted({ templateId, workspaceId })];
    }
    if (state.status === 'deleted') throw templateNotFound();
    return [TemplateSaved({ templateId, workspaceId, name: command.name, configuration: command.configuration })];
  },
};

/** Another workspace's template is, for this one, no template. */
function belongs(state: Template, workspaceId: string): boolean {
  return state.status !== 'none' && state.workspaceId === workspaceId;
}

export function templateNotFound(): DomainError {
  return new DomainError('template_not_found', 'not-found', 'Template not found');
}
