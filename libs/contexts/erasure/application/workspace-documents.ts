/**
 * WorkspaceDocuments: deletes what a workspace holds, document by document, so that everything which follows from a
 * deleted document (credit, file, results, key) follows here, too. Doing it twice, or twice at once, does no more
 * than once.
 */
import { Injectable } from '@nestjs/common';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { streamName } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { sandboxOf } from '#kernel/sandbox.js';
import { laterOf, type Position } from '#kernel/position.js';
import type { DocumentRow } from '#projections/document-list/view.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

const LIST_WAIT_MS = 10_000;
const AT_ONCE = 16;

@Injectable()
export class WorkspaceDocuments {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly progress: ReadModelProgress,
  ) {}

  /**
   * Deletes every document of the workspace, and of its sandbox, that was uploaded before `before`.
   * @param held what becomes of those on hold: they go with a workspace that is no more
   * @returns where the log stood after the last of them
   */
  async deleteBefore(workspaceId: string, before: Position, held: 'stay' | 'go', cause: Cause): Promise<Position> {
    // Else a document uploaded a moment before would be overlooked; or, by who asks next, a member who joined then.
    if (!(await this.progress.waitFor(['document-list', 'accounts'], before, LIST_WAIT_MS)))
      throw new Error('document-list or accounts is late');
    const rows = await this.views.find<DocumentRow>('document-list', {
      where: [{ field: 'workspaceId', in: [workspaceId, sandboxOf(workspaceId)] }],
    });
    let position = before;
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const deleted = await Promise.all(
        rows.slice(from, from + AT_ONCE).map((row) => this.#deleteOne(row, before, held, cause)),
      );
      position = deleted.reduce(laterOf, position);
    }
    return position;
  }

  /** What was uploaded while the workspace was being deleted. */
  async deleteIfWorkspaceIsGone(workspaceId: string, documentId: string, cause: Cause): Promise<void> {
    if ((await this.decisions.state(workspaceDecider, workspaceId)).status !== 'deleted') return;
    const command = { type: 'DeleteDocument', workspaceId, evenHeld: true } as const;
    await this.decisions.run(documentDecider, documentId, command, cause);
  }

  async #deleteOne(row: DocumentRow, before: Position, held: 'stay' | 'go', cause: Cause): Promise<Position> {
    const { workspaceId, documentId } = row;
    const [uploaded] = await this.decisions.read(streamName(documentDecider.category, documentId));
    if (!uploaded || uploaded.position >= before) return before;
    const command = {
      type: 'DeleteDocument',
      workspaceId,
      ...(held === 'go' && ({ evenHeld: true } as const)),
    } as const;
    try {
      return (await this.decisions.run(documentDecider, documentId, command, cause)).position;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'document_held') return before;
      throw error;
    }
  }
}
