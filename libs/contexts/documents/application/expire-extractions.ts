/**
 * The sweep behind the promise that no document is ever stuck and no credit lost. It looks at what is open for too
 * long: a reservation whose upload, or second try, died is given back; a request that nobody concluded is enqueued
 * again, as the queue may have lost it (to a queue that has it, that is nothing), and, past its deadline, ended; a
 * concluded request whose credit did not follow is settled.
 */
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import { derivedId } from '#kernel/ids.js';
import { Clock } from '#ports/clock.js';
import { WorkQueue } from '#ports/work-queue.js';
import type { OpenExtraction } from '#projections/open-extractions/view.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import { Views } from '#read-side/views.js';
import { causedBySweep } from '#write-side/caused-by.js';
import { Decisions } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { isLive, type Document } from '#domain/documents/document.js';
import { EXTRACTION_QUEUE, extractionJob } from './extraction-job.js';

interface ExpiryTerms {
  /** A reservation without a document is given back after this … */
  readonly abandonedMs: number;
  /**
   * … or at once when it is older than this moment (ISO 8601): the only server there is started then, so no upload is
   * under way.
   */
  readonly soleServerSince?: string;
  /** An open request is enqueued again after this … */
  readonly enqueueAgainMs: number;
  /** … and ended after this, which is not counted as the document's time-out. */
  readonly deadlineMs: number;
}

export const EXPIRY: ExpiryTerms = {
  abandonedMs: 5 * 60_000,
  enqueueAgainMs: 10 * 60_000,
  deadlineMs: 24 * 60 * 60_000,
};
const AT_ONCE = 200;

interface ExpiryParts {
  readonly views: Views;
  readonly decisions: Decisions;
  readonly credits: CreditLedger;
  readonly queue: WorkQueue;
  readonly clock: Clock;
}

export class ExpireExtractions implements Sweep {
  readonly name = 'expire-extractions';
  readonly everyMs = 30_000;

  constructor(
    private readonly parts: ExpiryParts,
    private readonly terms: ExpiryTerms = EXPIRY,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const { views, clock } = this.parts;
    const now = clock.now().getTime();
    const { abandonedMs, soleServerSince = '' } = this.terms;
    const waited = new Date(now - abandonedMs).toISOString();
    const overdue = soleServerSince > waited ? soleServerSince : waited;
    const open = await views.find<OpenExtraction>('open-extractions', {
      where: [{ field: 'reservedAt', to: overdue }],
      sort: [{ field: 'reservedAt', direction: 'asc' }],
      limit: AT_ONCE,
    });
    if (open.length === 0) return;
    await sweepEach(open, signal, (one) => this.#attend(one, now - Date.parse(one.reservedAt)));
  }

  async #attend(extraction: OpenExtraction, ageMs: number): Promise<void> {
    const { requestId, documentId, workspaceId, concluded } = extraction;
    const { decisions, credits, queue } = this.parts;
    const cause = { ...causedBySweep(this.name, requestId), idempotenceKey: derivedId(this.name, requestId) };
    if (concluded === 'completed') return credits.use(extraction, cause);
    if (concluded) return credits.release(extraction, concluded, cause);
    if (!extraction.requestedAt) {
      // The view may be late: the stream knows whether the document is there, and what is asked for.
      const document = await decisions.state(documentDecider, documentId);
      if (isAbandoned(document, requestId) || (ageMs >= this.terms.deadlineMs && !isOpen(document, requestId)))
        await credits.release(extraction, 'abandoned', cause);
      return;
    }
    if (ageMs >= this.terms.deadlineMs) {
      const message = 'This document could not be read within a day. Please try again.';
      await decisions.run(
        documentDecider,
        documentId,
        { type: 'FailExtraction', requestId, code: 'unavailable', message },
        cause,
      );
    } else if (ageMs >= this.terms.enqueueAgainMs) {
      const job = extractionJob({ documentId, workspaceId, requestId, correlationId: requestId });
      await queue.enqueue(EXTRACTION_QUEUE, job);
    }
  }
}

/** Nobody asked for it: no document came of it, or one that failed before and still waits to be tried again. */
function isAbandoned(document: Document, requestId: string): boolean {
  if (document.status === 'none') return true;
  return isLive(document) && document.failedRequest !== undefined && document.failedRequest !== requestId;
}

function isOpen(document: Document, requestId: string): boolean {
  return isLive(document) && document.openRequest?.requestId === requestId;
}
