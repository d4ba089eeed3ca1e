/**
 * What follows from facts about documents. Each reactor has its own checkpoint and may see an event twice; every reaction is
 * idempotent because what it causes is decided by the state of a stream or has an id of its own.
 */
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import type { ReadEvent } from '#kernel/event.js';
import { ObjectStore } from '#ports/object-store.js';
import { WorkQueue } from '#ports/work-queue.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { causedBy } from '#write-side/caused-by.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { isLive } from '#domain/documents/document.js';
import {
  DocumentDeleted,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
} from '#domain/documents/document.events.js';
import { EXTRACTION_QUEUE, extractionJob } from './extraction-job.js';
import { pagePrefix, resultPrefix } from './sealed-objects.js';

/** ExtractionRequested → a job on the queue. */
export function requestExtraction(queue: WorkQueue): Reactor {
  return defineReactor(
    'request-extraction',
    when(ExtractionRequested, async ({ data, metadata }) => {
      const { documentId, requestId } = data;
      await queue.enqueue(
        EXTRACTION_QUEUE,
        extractionJob({ documentId, requestId, correlationId: metadata.correlationId }),
      );
    }),
  );
}

/** The end of an extraction → its credit used or released. */
export function settleCredits(credits: CreditLedger): Reactor {
  return defineReactor(
    'settle-credits',
    when(ExtractionCompleted, (event) => credits.use(event.data, event.data.period, causedBy(event, 'settle-credits'))),
    when(ExtractionFailed, (event) =>
      credits.release(event.data, event.data.period, 'failed', causedBy(event, 'settle-credits')),
    ),
    when(DocumentDeleted, async (event) => {
      const { openRequest, workspaceId } = event.data;
      if (!openRequest) return;
      const request = { workspaceId, requestId: openRequest.requestId };
      await credits.release(request, openRequest.period, 'deleted', causedBy(event, 'settle-credits'));
    }),
  );
}

/** 'Delete file after processing': once reading ended, well or not, the original goes. */
export function deleteOriginal(decisions: Decisions, objects: ObjectStore): Reactor {
  const react = async (event: ReadEvent & { data: { documentId: string } }) => {
    const document = await decisions.state(documentDecider, event.data.documentId);
    if (!isLive(document) || !document.deleteAfterProcessing || document.originalDeleted) return;
    await objects.delete(document.objectKey);
    // After the original: who draws a page now finds it gone, and takes the picture back (see page-images.ts).
    await deleteAll(objects, pagePrefix(document.documentId));
    const cause = causedBy(event, 'delete-original');
    await decisions.run(documentDecider, document.documentId, { type: 'RecordOriginalDeleted' }, cause);
  };
  return defineReactor(
    'delete-original',
    when(ExtractionCompleted, react as never),
    when(ExtractionFailed, react as never),
  );
}

/**
 * DocumentDeleted → key shredded; file, pictures of its pages and stored results removed: what the log says of it can never be
 * read again. The key goes first, so that no worker that is late can put anything more.
 */
export function eraseDocuments(objects: ObjectStore, keys: KeyRing): Reactor {
  return defineReactor(
    'erase-documents',
    when(DocumentDeleted, async ({ data: { documentId, objectKey } }) => {
      await keys.shred(`document:${documentId}`);
      await objects.delete(objectKey);
      await deleteAll(objects, resultPrefix(documentId));
      await deleteAll(objects, pagePrefix(documentId));
    }),
  );
}

async function deleteAll(objects: ObjectStore, prefix: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of objects.list(prefix)) keys.push(key);
  for (const key of keys) await objects.delete(key);
}
