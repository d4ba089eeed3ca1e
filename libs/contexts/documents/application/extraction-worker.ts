/**
 * ExtractionWorker: takes one job from queue to recorded result. Delivered twice, it writes once: a request that is
 * not open any more is done, the engine's answer is kept per request, and event ids are derived from the request.
 * What may go better later is retried with growing pauses (the engine a few times, a store that is away until it is
 * back); what will not (unreadable, encrypted, out of time …) ends the request at once, with a sentence.
 */
import { TIME_OUTS_COST } from '#domain/billing/credits.js';
import { documentDecider, type DocumentCommand } from '#domain/documents/document.decider.js';
import { isLive, type Document, type LiveDocument } from '#domain/documents/document.js';
import { backoffDelay, type Backoff } from '#kernel/backoff.js';
import { cutToLimits } from '#kernel/cut-to-limits.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Log } from '#kernel/log.js';
import { ExtractionError, Extractor, type ExtractionResult } from '#ports/extractor.js';
import { ObjectCorrupt, ObjectNotFound } from '#ports/object-store.js';
import type { Job, Outcome } from '#ports/work-queue.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { ExtractionJob } from './extraction-job.js';
import type { LearnedCorrections } from './learned-corrections.js';
import { resultKey, SealedObjects } from './sealed-objects.js';

/** Times the engine may fail on one document. */
const ATTEMPTS = 4;
/** Times a job may come back at all: one that ends its worker each time must end some day itself. */
const DELIVERIES = 50;
/** How often it looks whether anybody still wants what it reads. */
const LOOK_EVERY_MS = 2_000;
/** A store that is away is waited out. */
const STORES_AWAY: Backoff = { firstMs: 1_000, longestMs: 60_000 };

/** The engine, not a store, could not do it this time. */
class EngineFailed extends Error {}

export class ExtractionWorker {
  constructor(
    private readonly decisions: Decisions,
    private readonly objects: SealedObjects,
    private readonly extractor: Extractor,
    private readonly log: Log,
    /** Without: nothing is learned. */
    private readonly corrections?: Pick<LearnedCorrections, 'appliedTo'>,
  ) {}

  async handle(job: Job): Promise<Outcome> {
    const parsed = ExtractionJob.safeParse(job.payload);
    if (!parsed.success) return { kind: 'dead', reason: 'not an extraction job' };
    const { documentId, requestId, correlationId } = parsed.data;
    const cause: Cause = {
      actor: { kind: 'system', id: 'extraction-worker' },
      correlationId,
      causationId: requestId,
      idempotenceKey: requestId,
    };
    const document = await this.decisions.state(documentDecider, documentId);
    if (!isOpen(document, requestId)) return { kind: 'done' };
    await this.decisions.run(documentDecider, documentId, { type: 'StartExtraction', requestId }, cause);

    const fail = async (code: string, message: string): Promise<Outcome> => {
      await this.decisions.run(
        documentDecider,
        documentId,
        { type: 'FailExtraction', requestId, code, message },
        cause,
      );
      return { kind: 'done' };
    };
    if (job.attempt > DELIVERIES) return fail('unavailable', LATER);
    const unwanted = this.#unwanted(documentId, requestId);
    const signal = AbortSignal.any([job.signal, unwanted.signal]);
    try {
      const read = await this.#result(document, requestId, signal);
      const result = (await this.corrections?.appliedTo(read, document, signal)) ?? read;
      await this.decisions.run(
        documentDecider,
        documentId,
        { type: 'RecordExtraction', requestId, result: recordable(result) },
        cause,
      );
      return { kind: 'done' };
    } catch (error) {
      if (job.signal.aborted) throw error; // the queue hands the job back, nothing is decided about it
      if (unwanted.signal.aborted) return { kind: 'done' };
      // Nothing else refuses here, and it would do so each time.
      if (error instanceof DomainError && error.kind === 'too-large') return fail('too_large', error.message);
      if (error instanceof ExtractionError) {
        return fail(error.code, error.code === 'timed_out' ? `${error.message} ${TIME_OUTS_COST}` : error.message);
      }
      if (error instanceof ObjectNotFound || error instanceof ObjectCorrupt) {
        return fail('original_lost', 'The original file could not be read back. Please upload it again.');
      }
      this.log('warn', 'extraction failed', { documentId, requestId, attempt: job.attempt, error });
      const reason = (error as Error).message;
      if (!(error instanceof EngineFailed)) {
        return { kind: 'retry', afterMs: backoffDelay(job.attempt, STORES_AWAY), reason };
      }
      if (job.attempt < ATTEMPTS) return { kind: 'retry', afterMs: 1_000 * 4 ** (job.attempt - 1), reason };
      return fail('unavailable', LATER);
    } finally {
      unwanted.stop();
    }
  }

  /** Aborted once the document is deleted: its credit comes back, and reading on would be for nobody. */
  #unwanted(documentId: string, requestId: string): { signal: AbortSignal; stop(): void } {
    const gone = new AbortController();
    const look = setInterval(() => {
      // A store that is away says nothing about it.
      void this.decisions.state(documentDecider, documentId).then(
        (now) => isOpen(now, requestId) || gone.abort(new Error('the document was deleted')),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    return { signal: gone.signal, stop: () => clearInterval(look) };
  }

  /** The engine's answer, from the object store when this request was answered before. */
  async #result(document: LiveDocument, requestId: string, signal: AbortSignal): Promise<ExtractionResult> {
    const { documentId, objectKey, mime, originalFilename } = document;
    const key = resultKey(documentId, requestId);
    try {
      return JSON.parse((await this.objects.get(documentId, key)).toString()) as ExtractionResult;
    } catch (error) {
      if (!(error instanceof ObjectNotFound || error instanceof ObjectCorrupt)) throw error;
    }
    const bytes = await this.objects.get(documentId, objectKey);
    const result = await this.extractor
      .extract(bytes, { mime, filename: originalFilename, signal })
      .catch((error: unknown) => {
        throw error instanceof ExtractionError || signal.aborted
          ? error
          : new EngineFailed((error as Error).message, { cause: error });
      });
    await this.objects.put(documentId, key, Buffer.from(JSON.stringify(result)));
    return result;
  }
}

function isOpen(document: Document, requestId: string): document is LiveDocument {
  return isLive(document) && document.openRequest?.requestId === requestId;
}

const LATER = 'This document could not be read just now. Please try again later.';

const RECORDED = [
  'docType',
  'docTypeConfidence',
  'language',
  'pages',
  'extraction',
  'confidence',
  'evidence',
  'engine',
  'processingTime',
  'leftOut',
  'anotherFrom',
] as const satisfies readonly (keyof ExtractionResult)[];

type Recorded = Extract<DocumentCommand, { type: 'RecordExtraction' }>['result'];

/**
 * Through JSON once: what the log keeps has no undefined and no readonly arrays. No more than a document
 * holds: extractors keep to that, answers that were stored before they did may not.
 */
function recordable(result: ExtractionResult): Recorded {
  const facts = Object.fromEntries(RECORDED.map((name) => [name, result[name]]));
  return cutToLimits(JSON.parse(JSON.stringify({ ...facts, marks: result.look?.marks })) as Recorded);
}
