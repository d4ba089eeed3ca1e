/**
 * A bulk export asked for, once for each `Idempotency-Key`: its id is derived from the key and from who sends it, so
 * that made again it finds the first.
 */
import { isDeepStrictEqual } from 'node:util';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { bulkExportDecider, bulkExportOf, isForgotten, type KnownBulkExport } from '#domain/bulk/bulk-export.js';
import { checkSelection } from '#domain/export/choosing.js';
import type { Configuration } from '#domain/export/configuration.js';
import { idempotencyKeyUsed } from '#kernel/idempotency-key.js';
import { derivedId } from '#kernel/ids.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { countOpenBulkExports } from '#projections/bulk-exports/queries.js';
import { Views } from '#read-side/views.js';
import { msg } from '#texts/msg.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { checkRoom } from './most-open.js';

interface Asked {
  readonly workspaceId: string;
  readonly configuration: Configuration;
  readonly idempotencyKey: string | undefined;
}

export class RequestExport extends Command<{ readonly job: KnownBulkExport; readonly position: Position }> {
  constructor(
    readonly asked: Asked,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(RequestExport)
export class RequestExportHandler implements ICommandHandler<RequestExport> {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly ids: Ids,
  ) {}

  async execute({ asked: { workspaceId, idempotencyKey, configuration }, cause }: RequestExport) {
    const { selectedDocuments, ...form } = configuration;
    checkSelection(selectedDocuments, form.selectedFields, 'export');
    const documentIds = [...new Set(selectedDocuments)];
    const wanted = { ...form, selectedFields: [...form.selectedFields] };
    const exportId =
      idempotencyKey === undefined
        ? this.ids.fresh()
        : derivedId('bulk-export', workspaceId, cause.actor.id, idempotencyKey);
    const before = await this.decisions.state(bulkExportDecider, exportId);
    if (before.status === 'none') checkRoom(await countOpenBulkExports(this.views, workspaceId));
    const command = { type: 'RequestBulkExport', exportId, workspaceId, documentIds, wanted } as const;
    const { state, position } = await this.decisions.run(bulkExportDecider, exportId, command, cause);
    const job = bulkExportOf(workspaceId, state);
    // What was wanted of one that is over may be forgotten.
    if (
      !isDeepStrictEqual(job.documentIds, documentIds) ||
      !(isForgotten(job) || isDeepStrictEqual(job.wanted, wanted))
    )
      throw idempotencyKeyUsed(msg('This Idempotency-Key was used for another export.'));
    return { job, position };
  }
}
