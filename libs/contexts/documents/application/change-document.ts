/** Editing, confirming, restoring and deleting a document: one stream, one decision each. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JsonObject } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { versionValues } from './find-versions.js';

interface Changed {
  readonly position: Position;
}

export class EditFields extends Command<Changed> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
    readonly extraction: JsonObject,
    readonly changes: readonly string[],
    /** The version the editor saw; absent: whatever it is now. */
    readonly expectedVersion: number | undefined,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(EditFields)
export class EditFieldsHandler implements ICommandHandler<EditFields> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ documentId, cause, ...edit }: EditFields): Promise<Changed> {
    const { workspaceId, extraction, changes, expectedVersion } = edit;
    const command = { type: 'EditFields', workspaceId, extraction, changes, expectedVersion } as const;
    const { position } = await this.decisions.run(documentDecider, documentId, command, cause);
    return { position };
  }
}

export class ConfirmFields extends Command<Changed> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
    readonly paths: readonly string[],
    readonly expectedVersion: number | undefined,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(ConfirmFields)
export class ConfirmFieldsHandler implements ICommandHandler<ConfirmFields> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ documentId, workspaceId, paths, expectedVersion, cause }: ConfirmFields): Promise<Changed> {
    const command = { type: 'ConfirmFields', workspaceId, paths, expectedVersion } as const;
    const { position } = await this.decisions.run(documentDecider, documentId, command, cause);
    return { position };
  }
}

export class RestoreVersion extends Command<Changed> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
    readonly version: number,
    readonly expectedVersion: number | undefined,
    readonly cause: Cause,
  ) {
    super();
  }
}

/** An old version's values become the newest by an edit like any other: history is added to, never rewritten. */
@CommandHandler(RestoreVersion)
export class RestoreVersionHandler implements ICommandHandler<RestoreVersion> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ documentId, workspaceId, version, expectedVersion, cause }: RestoreVersion): Promise<Changed> {
    const { extraction } = await versionValues(this.decisions, documentId, workspaceId, version);
    const changes = [`Restored version ${version}`];
    const command = { type: 'EditFields', workspaceId, extraction, changes, expectedVersion } as const;
    const { position } = await this.decisions.run(documentDecider, documentId, command, cause);
    return { position };
  }
}

export class DeleteDocument extends Command<Changed> {
  constructor(
    readonly documentId: string,
    readonly workspaceId: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

/** The file and the key follow by the erase-documents reactor, which also finishes what a crash cut off. */
@CommandHandler(DeleteDocument)
export class DeleteDocumentHandler implements ICommandHandler<DeleteDocument> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ documentId, workspaceId, cause }: DeleteDocument): Promise<Changed> {
    const { position } = await this.decisions.run(
      documentDecider,
      documentId,
      { type: 'DeleteDocument', workspaceId },
      cause,
    );
    return { position };
  }
}
