/**
 * ExportInBulk: writes the files of bulk exports, from one process at a time: the oldest job of each workspace, then of
 * the next workspace's. A file is written from its beginning, under an id of its own: what a process that died had
 * written is nothing, and so is what is written while one of its documents is deleted; then the file is begun again.
 */
import { ExportSource } from '#contexts/export/application/export-source.js';
import type { WantedDocuments } from '#contexts/export/application/export-job.js';
import { refusal, type Creator } from '#contexts/export/application/exporting.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { bulkExportDecider, MOST_FILES, type KnownBulkExport } from '#domain/bulk/bulk-export.js';
import { pause } from '#kernel/backoff.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import type { Clock } from '#ports/clock.js';
import { ExportNotMade, type ExportWriter } from '#ports/export-writer.js';
import type { Ids } from '#ports/ids.js';
import { bulkExportsOf, nextBulkExports } from '#projections/bulk-exports/queries.js';
import type { ReadModelProgress } from '#read-side/read-model-progress.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBySweep } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';
import type { Language } from '#texts/languages.js';
import type { ExportFiles } from './export-files.js';

/** Documents from one word of progress to the next. */
const TOLD_EVERY = 250;
const MOST_BYTES = 1024 ** 3;
const VIEWS_WAIT_MS = 10_000;
const BUSY_MS = 5_000;

/** What a file is made with. */
export interface Making {
  readonly source: ExportSource;
  readonly writer: ExportWriter;
  readonly creator: Creator;
  readonly files: ExportFiles;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The file is not to be any more. */
class Interrupted extends Error {}

export class ExportInBulk implements Sweep {
  readonly name = 'export-in-bulk';
  readonly everyMs = 500;

  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly progress: ReadModelProgress,
    private readonly making: Making,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    for (let goesOn = true; goesOn && !signal.aborted;) {
      goesOn = false;
      await sweepEach(await nextBulkExports(this.views), signal, async ({ jobId }) => {
        if (await this.#carryOn(jobId, signal)) goesOn = true;
      });
    }
  }

  /** @returns whether there was something to do; not when only the view is late */
  async #carryOn(jobId: string, signal: AbortSignal): Promise<boolean> {
    if ((await this.decisions.state(bulkExportDecider, jobId)).status !== 'open') return false;
    // Else each try while it is away would be told of.
    await this.making.files.objects.ping();
    const fileId = this.making.ids.fresh();
    const begin = { type: 'BeginFile', fileId } as const;
    const { state, position } = await this.#run(jobId, begin);
    if (state.status !== 'open') return true;
    try {
      await this.#write(state, fileId, position, signal);
    } catch (error) {
      if (signal.aborted || error instanceof Interrupted) return true;
      const code = codeOf(error);
      if (code !== undefined) await this.#run(jobId, { type: 'FailBulkExport', fileId, code });
      else if (await this.#isBeingWritten(jobId, fileId)) throw error;
    } finally {
      await this.#removeUnless(jobId, fileId);
    }
    return true;
  }

  /** Of who asked, by the time it is made. */
  async #languageOf({ by }: KnownBulkExport): Promise<Language | undefined> {
    const user = by?.kind === 'member' ? await this.decisions.state(userDecider, by.id) : undefined;
    return user?.status === 'active' ? user.language : undefined;
  }

  async #write(job: KnownBulkExport, fileId: string, begun: Position, signal: AbortSignal): Promise<void> {
    const { exportId, workspaceId, wanted } = job;
    const { source, files, clock, creator } = this.making;
    // What was deleted before is left out; what is deleted from here on interrupts, because the file is known.
    while (!(await this.progress.waitFor(['document-detail'], begun, VIEWS_WAIT_MS))) signal.throwIfAborted();
    const { exportable, refused } = await source.sorted(workspaceId, job.documentIds);
    const ended = { type: 'FinishBulkExport', fileId, failed: refused } as const;
    if (exportable.length === 0) {
      await this.#run(exportId, { ...ended, done: 0, parts: 0, bytes: 0 });
      return;
    }
    const configuration = { ...wanted, selectedDocuments: exportable };
    const work = {
      ...({ kind: 'file', member: this.name } as const),
      job: {
        kind: 'file',
        configuration,
        now: clock.iso(),
        creator: creator.name,
        language: await this.#languageOf(job),
      },
      documents: (asked: unknown) => this.#documents(job, fileId, exportable.length, asked as WantedDocuments),
      signal,
    };
    const bytes = await this.#begun(work);
    const written = await files.write({ exportId, fileId }, bytes, (soFar) => {
      if (soFar > MOST_BYTES) throw new ExportNotMade('too_large');
    });
    const { position } = await this.#run(exportId, { ...ended, done: exportable.length, ...written });
    await this.#displaceOldest(job, position);
  }

  /** Else one member could fill the store: each file may be large, and they may be as many as a day has room for. */
  async #displaceOldest({ exportId, workspaceId }: KnownBulkExport, ended: Position): Promise<void> {
    await this.progress.waitFor(['bulk-exports'], ended, VIEWS_WAIT_MS);
    const others = (await bulkExportsOf(this.views, workspaceId))
      .filter(({ jobId, endedAt }) => endedAt !== undefined && jobId !== exportId)
      .sort((a, b) => a.endedAt!.localeCompare(b.endedAt!));
    for (const { jobId } of others.slice(0, Math.max(0, others.length - MOST_FILES + 1)))
      await this.#run(jobId, { type: 'DisplaceBulkExport' });
  }

  /** When it is its turn. */
  async #begun(work: Parameters<ExportWriter['write']>[0]) {
    for (;;) {
      try {
        return await this.making.writer.write(work);
      } catch (error) {
        if (!(error instanceof ExportNotMade) || !['busy', 'too_many'].includes(error.reason)) throw error;
        await pause(BUSY_MS, work.signal);
      }
    }
  }

  /** @throws Interrupted when one is missing, or the file is not to be */
  async *#documents({ exportId, workspaceId }: KnownBulkExport, fileId: string, total: number, asked: WantedDocuments) {
    let read = 0;
    for await (const document of this.making.source.documents(workspaceId, asked.ids, asked.depth)) {
      yield document;
      read += 1;
      if (read % TOLD_EVERY !== 0) continue;
      // Those without a depth are only looked at.
      if (asked.depth) await this.#run(exportId, { type: 'RecordWritten', fileId, done: Math.min(read, total) });
      if (!(await this.#isBeingWritten(exportId, fileId))) throw new Interrupted();
    }
    if (read < asked.ids.length) throw new Interrupted();
  }

  async #isBeingWritten(jobId: string, fileId: string): Promise<boolean> {
    const state = await this.decisions.state(bulkExportDecider, jobId);
    return state.status === 'open' && state.writing === fileId;
  }

  /** Who ended it removed it, but perhaps a moment before its last part was put. */
  async #removeUnless(exportId: string, fileId: string): Promise<void> {
    const state = await this.decisions.state(bulkExportDecider, exportId);
    const isNeeded = state.status !== 'none' && (state.writing === fileId || state.file?.fileId === fileId);
    if (!isNeeded) await this.making.files.remove({ exportId, fileId });
  }

  #run(jobId: string, command: Parameters<typeof bulkExportDecider.decide>[0]) {
    return this.decisions.run(bulkExportDecider, jobId, command, causedBySweep(this.name, jobId));
  }
}

/** Of what stays so, however often it is tried; undefined of all else. */
function codeOf(error: unknown): string | undefined {
  const refused = error instanceof ExportNotMade ? refusal(error) : error;
  if (!(refused instanceof DomainError) || refused.code === 'busy') return undefined;
  return refused.code;
}
