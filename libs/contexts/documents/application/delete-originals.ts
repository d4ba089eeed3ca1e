/**
 * 'Delete file after processing': once a document was read, its original goes. One that could not be read is kept for
 * a day, because it may be the only copy, and goes then.
 */
import type { DocumentStatus } from '#kernel/document-status.js';
import type { Clock } from '#ports/clock.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { OriginalToDelete } from '#projections/originals-to-delete/view.js';
import { defineReactor, when, type Reactor } from '#read-side/reactor-runner.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBy, causedBySweep } from '#write-side/caused-by.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { ExtractionCompleted } from '#domain/documents/document.events.js';
import { isLive } from '#domain/documents/document.js';
import { deleteAll } from './delete-all.js';
import { pagePrefix } from './sealed-objects.js';

const FAILED_KEPT_MS = 24 * 60 * 60_000;
const AT_ONCE = 200;

export function deleteOriginal(decisions: Decisions, objects: ObjectStore): Reactor {
  return defineReactor(
    'delete-original',
    when(ExtractionCompleted, async (event) => {
      const cause = causedBy(event, 'delete-original');
      await deleteOriginalOf(event.data.documentId, 'completed', { decisions, objects, cause });
    }),
  );
}

export class DeleteOriginalsOfFailed implements Sweep {
  readonly name = 'delete-originals-of-failed';
  readonly everyMs = 10 * 60_000;

  constructor(
    private readonly views: Views,
    private readonly decisions: Decisions,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const overdue = await this.views.find<OriginalToDelete>('originals-to-delete', {
      where: [{ field: 'failedAt', to: new Date(this.clock.now().getTime() - FAILED_KEPT_MS).toISOString() }],
      sort: [{ field: 'failedAt', direction: 'asc' }],
      limit: AT_ONCE,
    });
    const { decisions, objects } = this;
    await sweepEach(overdue, signal, ({ documentId }) =>
      deleteOriginalOf(documentId, 'failed', { decisions, objects, cause: causedBySweep(this.name, documentId) }),
    );
  }
}

interface Means {
  readonly decisions: Decisions;
  readonly objects: ObjectStore;
  readonly cause: Cause;
}

async function deleteOriginalOf(documentId: string, status: DocumentStatus, means: Means): Promise<void> {
  const { decisions, objects, cause } = means;
  const document = await decisions.state(documentDecider, documentId);
  if (!isLive(document) || !document.deleteAfterProcessing || document.originalDeleted) return;
  if (document.status !== status) return;
  await objects.delete(document.objectKey);
  // After the original: who draws a page now finds it gone, and takes the picture back (see page-images.ts).
  await deleteAll(objects, pagePrefix(documentId));
  await decisions.run(documentDecider, documentId, { type: 'RecordOriginalDeleted' }, cause);
}
