/**
 * WorkspaceTemplates: deletes the export templates of a workspace, which hold names of fields, and so words from
 * documents. Doing it twice does no more than once.
 */
import { Injectable } from '@nestjs/common';
import { templateDecider } from '#domain/export/template.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { sandboxOf } from '#kernel/sandbox.js';
import type { Position } from '#kernel/position.js';
import { templatesOf } from '#projections/export-templates/queries.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

const LIST_WAIT_MS = 10_000;

@Injectable()
export class WorkspaceTemplates {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly progress: ReadModelProgress,
  ) {}

  /** Every one that was saved before `before`. */
  async deleteBefore(workspaceId: string, before: Position, cause: Cause): Promise<void> {
    if (!(await this.progress.waitFor(['export-templates'], before, LIST_WAIT_MS)))
      throw new Error('export-templates is late');
    for (const id of [workspaceId, sandboxOf(workspaceId)])
      for (const { templateId } of await templatesOf(this.views, id)) await this.#delete(id, templateId, cause);
  }

  /** What was saved while the workspace was being deleted. */
  async deleteIfWorkspaceIsGone(workspaceId: string, templateId: string, cause: Cause): Promise<void> {
    if ((await this.decisions.state(workspaceDecider, workspaceId)).status !== 'deleted') return;
    await this.#delete(workspaceId, templateId, cause);
  }

  async #delete(workspaceId: string, templateId: string, cause: Cause): Promise<void> {
    await this.decisions.run(templateDecider, templateId, { type: 'DeleteTemplate', workspaceId, templateId }, cause);
  }
}
