/**
 * A bulk deletion asked for, once for each `Idempotency-Key`: its id is derived from the key and from who sends it, so
 * that made again it finds the first.
 */
import { isDeepStrictEqual } from 'node:util';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { bulkDeletionDecider, bulkJobOf, type KnownBulkDeletion } from '#domain/bulk/bulk-deletion.js';
import { idempotencyKeyUsed } from '#kernel/idempotency-key.js';
import { derivedId } from '#kernel/ids.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { countOpenBulkJobs } from '#projections/open-bulk-jobs/queries.js';
import { Views } from '#read-side/views.js';
import { msg } from '#texts/msg.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { checkRoom } from './most-open.js';

interface Asked {
  readonly workspaceId: string;
  readonly documentIds: readonly string[];
  readonly idempotencyKey: string | undefined;
}

export class RequestDeletion extends Command<{ readonly job: KnownBulkDeletion; readonly position: Position }> {
  constructor(
    readonly asked: Asked,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(RequestDeletion)
export class RequestDeletionHandler implements ICommandHandler<RequestDeletion> {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly ids: Ids,
  ) {}

  async execute({ asked: { workspaceId, idempotencyKey, ...asked }, cause }: RequestDeletion) {
    const documentIds = [...new Set(asked.documentIds)];
    const deletionId =
      idempotencyKey === undefined
        ? this.ids.fresh()
        : derivedId('bulk-deletion', workspaceId, cause.actor.id, idempotencyKey);
    const before = await this.decisions.state(bulkDeletionDecider, deletionId);
    if (before.status === 'none') checkRoom(await countOpenBulkJobs(this.views, workspaceId));
    const command = { type: 'RequestBulkDeletion', deletionId, workspaceId, documentIds } as const;
    const { state, position } = await this.decisions.run(bulkDeletionDecider, deletionId, command, cause);
    const job = bulkJobOf(workspaceId, state);
    if (!isDeepStrictEqual(job.documentIds, documentIds))
      throw idempotencyKeyUsed(msg('This Idempotency-Key was used for other documents.'));
    return { job, position };
  }
}
