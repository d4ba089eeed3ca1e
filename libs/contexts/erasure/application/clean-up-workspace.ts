/**
 * Clean-up: all documents of a workspace and their data, but for those on hold, on an owner's word. The fact comes
 * first; the documents follow at once for as long as a request may take, and the erase-workspaces reactor deletes what
 * is left.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { WorkspaceDocuments } from './workspace-documents.js';

const LONGEST_MS = 10_000;

export class CleanUpWorkspace extends Command<{ readonly position: Position }> {
  constructor(
    readonly workspaceId: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(CleanUpWorkspace)
export class CleanUpWorkspaceHandler implements ICommandHandler<CleanUpWorkspace> {
  constructor(
    private readonly decisions: Decisions,
    private readonly documents: WorkspaceDocuments,
  ) {}

  async execute({ workspaceId, cause }: CleanUpWorkspace) {
    const { position } = await this.decisions.run(
      workspaceDecider,
      workspaceId,
      { type: 'CleanUpWorkspace', workspaceId },
      cause,
    );
    const left = () => position; // to the reactor
    const emptied = this.documents.deleteBefore(workspaceId, position, 'stay', cause).catch(left);
    return { position: await Promise.race([emptied, sleep(LONGEST_MS, position, { ref: false })]) };
  }
}
