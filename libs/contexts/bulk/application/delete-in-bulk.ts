/**
 * DeleteInBulk: carries bulk deletions on, from one process at a time: some documents of the oldest job of each
 * workspace, then of the next workspace's, so that nobody waits for ten thousand documents of somebody else. Progress
 * counts once it stands in the log; who dies before that asks for those documents once more, which then is nothing.
 */
import { documentDecider } from '#domain/documents/document.decider.js';
import { bulkDeletionDecider, dealtWith, type KnownBulkDeletion } from '#domain/bulk/bulk-deletion.js';
import type { Refused } from '#domain/bulk/bulk-job.js';
import { DomainError } from '#kernel/domain-error.js';
import { derivedId } from '#kernel/ids.js';
import { laterOf, ORIGIN, type Position } from '#kernel/position.js';
import { nextBulkJobs } from '#projections/open-bulk-jobs/queries.js';
import type { ReadModelProgress } from '#read-side/read-model-progress.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBySweep } from '#write-side/caused-by.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import { BrokenChain } from '#write-side/hash-chain.js';

/** Documents before it is another workspace's turn; progress is told of as many. */
const IN_A_ROW = 50;
const AT_ONCE = 10;
const SHOWN_BY = ['document-list', 'document-detail'];
const VIEWS_WAIT_MS = 10_000;

interface Outcome {
  readonly refused?: Refused;
  readonly position: Position;
}

export class DeleteInBulk implements Sweep {
  readonly name = 'delete-in-bulk';
  readonly everyMs = 500;

  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly progress: ReadModelProgress,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    for (let goesOn = true; goesOn && !signal.aborted;) {
      goesOn = false;
      await sweepEach(await nextBulkJobs(this.views), signal, async ({ jobId }) => {
        if (await this.#carryOn(jobId, signal)) goesOn = true;
      });
    }
  }

  /** @returns whether there was something to do; not when only the view is late */
  async #carryOn(jobId: string, signal: AbortSignal): Promise<boolean> {
    const job = await this.decisions.state(bulkDeletionDecider, jobId);
    if (job.status !== 'open') return false;
    const after = dealtWith(job);
    const next = job.documentIds.slice(after, after + IN_A_ROW);
    const outcomes: Outcome[] = [];
    for (let from = 0; from < next.length && !signal.aborted; from += AT_ONCE)
      outcomes.push(...(await Promise.all(next.slice(from, from + AT_ONCE).map((id) => this.#delete(id, job)))));
    // Whoever is told of progress finds lists that show it.
    const position = outcomes.map((one) => one.position).reduce(laterOf, ORIGIN);
    await this.progress.waitFor(SHOWN_BY, position, VIEWS_WAIT_MS);
    const failed = outcomes.flatMap(({ refused }) => refused ?? []);
    const done = outcomes.length - failed.length;
    const command = { type: 'RecordDeleted', after, done, failed } as const;
    await this.decisions.run(bulkDeletionDecider, jobId, command, causedBySweep(this.name, jobId));
    return true;
  }

  /** In the name of who asked. */
  async #delete(documentId: string, { deletionId, workspaceId, by }: KnownBulkDeletion): Promise<Outcome> {
    const cause: Cause = {
      ...causedBySweep(this.name, deletionId),
      ...(by && { actor: by }),
      idempotenceKey: derivedId(this.name, deletionId, documentId),
    };
    const command = { type: 'DeleteDocument', workspaceId } as const;
    try {
      return { position: (await this.decisions.run(documentDecider, documentId, command, cause)).position };
    } catch (error) {
      return { refused: { id: documentId, code: codeOf(error) }, position: ORIGIN };
    }
  }
}

/** Of what stays so. @throws what may be otherwise the next time */
function codeOf(error: unknown): string {
  if (error instanceof BrokenChain) return 'history_damaged';
  if (error instanceof DomainError && error.code !== 'busy') return error.code;
  throw error;
}
