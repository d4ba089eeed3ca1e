/** An old version's values become the newest by an edit like any other: history is added to, never rewritten. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { versionsIn } from './find-versions.js';

interface Restoring {
  readonly documentId: string;
  readonly workspaceId: string;
  /** Whose values come back. */
  readonly version: number;
}

export class RestoreVersion extends Command<{ readonly position: Position }> {
  constructor(
    readonly restoring: Restoring,
    /** The version the editor saw; absent: whatever it is now. */
    readonly expectedVersion: number | undefined,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(RestoreVersion)
export class RestoreVersionHandler implements ICommandHandler<RestoreVersion> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restoring: { documentId, workspaceId, version }, expectedVersion, cause }: RestoreVersion) {
    const versionIn = await versionsIn(this.decisions, documentId, workspaceId, [version]);
    const { values: extraction } = versionIn(version);
    const changes = [`Restored version ${version}`];
    const command = { type: 'EditFields', workspaceId, extraction, changes, expectedVersion } as const;
    return this.decisions.run(documentDecider, documentId, command, cause);
  }
}
