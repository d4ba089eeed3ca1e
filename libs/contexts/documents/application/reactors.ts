/**
 * What follows from facts about documents. Each reactor has its own checkpoint and may see an event twice; every
 * reaction is idempotent because what it causes is decided by the state of a stream or has an id of its own.
 */
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import { ObjectStore } from '#ports/object-store.js';
import { WorkQueue } from '#ports/work-queue.js';
import { defineReactor, someAtOnce, when, type Reactor } from '#read-side/reactor-runner.js';
import { causedBy } from '#write-side/caused-by.js';
import { KeyRing } from '#write-side/key-ring.js';
import { releaseReason } from '#domain/documents/release-reason.js';
import {
  DocumentDeleted,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
} from '#domain/documents/document.events.js';
import { deleteAll } from './delete-all.js';
import { EXTRACTION_QUEUE, extractionJob } from './extraction-job.js';
import { pagePrefix, resultPrefix } from './sealed-objects.js';

/** ExtractionRequested → a job on the queue. */
export function requestExtraction(queue: WorkQueue): Reactor {
  return defineReactor(
    'request-extraction',
    when(ExtractionRequested, async ({ data, metadata }) => {
      const { documentId, workspaceId, requestId } = data;
      await queue.enqueue(
        EXTRACTION_QUEUE,
        extractionJob({ documentId, workspaceId, requestId, correlationId: metadata.correlationId }),
      );
    }),
  );
}

/**
 * DocumentDeleted → its job taken out of the queue, if nobody began it. A reactor of its own, so that no request waits
 * behind the deletion of another's backlog; a job that is enqueued after this is done as soon as it is begun.
 */
export function cancelExtraction(queue: WorkQueue): Reactor {
  return defineReactor(
    'cancel-extraction',
    when(DocumentDeleted, async ({ data: { openRequest } }) => {
      if (openRequest) await queue.remove(EXTRACTION_QUEUE, openRequest.requestId);
    }),
  );
}

/** The end of an extraction → its credit used or released (or used all the same, see credits.ts). */
export function settleCredits(credits: CreditLedger): Reactor {
  return defineReactor(
    'settle-credits',
    when(ExtractionCompleted, (event) => credits.use(event.data, causedBy(event, 'settle-credits'))),
    when(ExtractionFailed, (event) =>
      credits.release(event.data, releaseReason(event.data.code), causedBy(event, 'settle-credits')),
    ),
    when(DocumentDeleted, async (event) => {
      const { openRequest, workspaceId } = event.data;
      if (!openRequest) return;
      await credits.release({ workspaceId, ...openRequest }, 'deleted', causedBy(event, 'settle-credits'));
    }),
  );
}

/** So that several documents share a wait for the disk; few, because uploads wait for the same disk. */
const ERASED_AT_ONCE = 8;

/**
 * DocumentDeleted → key shredded; file, pictures of its pages and stored results removed: what the log says of it can
 * never be read again. The key goes first, so that no worker that is late can put anything more.
 */
export function eraseDocuments(objects: ObjectStore, keys: KeyRing): Reactor {
  const reactor = defineReactor(
    'erase-documents',
    when(DocumentDeleted, async ({ data: { documentId, objectKey } }) => {
      await keys.shred(`document:${documentId}`);
      await objects.delete(objectKey);
      await deleteAll(objects, resultPrefix(documentId));
      await deleteAll(objects, pagePrefix(documentId));
    }),
  );
  return someAtOnce(reactor, ERASED_AT_ONCE);
}
