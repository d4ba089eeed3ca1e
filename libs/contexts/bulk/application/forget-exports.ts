/**
 * Files of exports go when one of their documents is deleted, when they are a day old, and when they are not to be:
 * first the fact, then key and bytes. The sweep also takes away what a crash left.
 */
import { DocumentDeleted } from '#domain/documents/document.events.js';
import {
  BulkExportCanceled,
  bulkExportDecider,
  BulkExportFailed,
  BulkExportFinished,
  BulkExportInterrupted,
  BulkExportWithdrawn,
  exportSubject,
  KEPT_MS,
  type BulkExport,
} from '#domain/bulk/bulk-export.js';
import { isUuid } from '#kernel/ids.js';
import type { Clock } from '#ports/clock.js';
import { bulkExportsEndedUntil, bulkExportsOf } from '#projections/bulk-exports/queries.js';
import type { ReadModelProgress } from '#read-side/read-model-progress.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBy, causedBySweep } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';
import type { KeyRing } from '#write-side/key-ring.js';
import { EXPORTS_PREFIX, type ExportFiles } from './export-files.js';

const VIEWS_WAIT_MS = 10_000;
const OLD_ENOUGH_MS = 60 * 60_000;

interface Means {
  readonly decisions: Decisions;
  readonly views: Views;
  readonly progress: ReadModelProgress;
  readonly files: ExportFiles;
  readonly keys: KeyRing;
}

export function forgetExports({ decisions, views, progress, files, keys }: Means): Reactor {
  const name = 'forget-exports';
  /** Nothing of the job is needed any more, but that there was one. */
  const forget = async ({ exportId, fileId }: { readonly exportId: string; readonly fileId?: string }) => {
    if (fileId !== undefined) await files.remove({ exportId, fileId });
    await keys.shred(exportSubject(exportId));
  };
  return defineReactor(
    name,
    when(DocumentDeleted, async (event) => {
      const { documentId, workspaceId } = event.data;
      // Else an export asked for a moment before would be overlooked.
      if (!(await progress.waitFor(['bulk-exports'], event.position, VIEWS_WAIT_MS)))
        throw new Error('bulk-exports is late');
      const command = { type: 'TakeOutDocument', documentId } as const;
      for (const { jobId } of await bulkExportsOf(views, workspaceId))
        await decisions.run(bulkExportDecider, jobId, command, causedBy(event, name));
    }),
    when(BulkExportInterrupted, ({ data }) => files.remove(data)),
    when(BulkExportFinished, async ({ data }) => {
      if (!data.file) await forget(data);
    }),
    when(BulkExportFailed, ({ data }) => forget(data)),
    when(BulkExportCanceled, ({ data }) => forget(data)),
    when(BulkExportWithdrawn, ({ data }) => forget(data)),
  );
}

export class ExpireExports implements Sweep {
  readonly name = 'expire-exports';
  readonly everyMs = 10 * 60_000;

  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const now = this.clock.now().getTime();
    const before = (ms: number) => new Date(now - ms).toISOString();
    await sweepEach(await bulkExportsEndedUntil(this.views, before(KEPT_MS)), signal, ({ jobId }) =>
      this.decisions.run(bulkExportDecider, jobId, { type: 'ExpireBulkExport' }, causedBySweep(this.name, jobId)),
    );
    await this.#removeOrphans(before(OLD_ENOUGH_MS), signal);
  }

  /** Parts of files that are neither written nor kept. */
  async #removeOrphans(before: string, signal: AbortSignal): Promise<void> {
    const { objects } = this.files;
    for await (const { key, storedAt } of objects.list(EXPORTS_PREFIX)) {
      if (signal.aborted) return;
      const [exportId = '', fileId = ''] = key.slice(EXPORTS_PREFIX.length).split('/');
      if (storedAt >= before || !isUuid(exportId)) continue;
      if (!isNeeded(await this.decisions.state(bulkExportDecider, exportId), fileId)) await objects.delete(key);
    }
  }
}

const isNeeded = (state: BulkExport, fileId: string): boolean =>
  state.status !== 'none' && (state.writing === fileId || state.file?.fileId === fileId);
