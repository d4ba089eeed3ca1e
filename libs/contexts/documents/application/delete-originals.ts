/**
 * Originals that go before their documents. 'Delete file after processing': once a document was read, its original
 * goes. One that could not be read is kept for a day, because it may be the only copy, and goes then. What a retention
 * rule takes goes the same way: the fact first, so that a hold is placed before it or too late; then the bytes, which
 * the reactor removes when a crash came between.
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
import { ExtractionCompleted, HoldReleased, OriginalDeleted } from '#domain/documents/document.events.js';
import { isLive, type LiveDocument } from '#domain/documents/document.js';
import { deleteAll } from './delete-all.js';
import { pagePrefix } from './sealed-objects.js';

const FAILED_KEPT_MS = 24 * 60 * 60_000;
const AT_ONCE = 200;

export function deleteOriginals(decisions: Decisions, objects: ObjectStore): Reactor {
  return defineReactor(
    'delete-original',
    when(ExtractionCompleted, async (event) => {
      const cause = causedBy(event, 'delete-original');
      await deleteOriginal(event.data.documentId, { decisions, objects, cause }, afterProcessing('completed'));
    }),
    // What a hold kept.
    when(HoldReleased, async (event) => {
      const cause = causedBy(event, 'delete-original');
      await deleteOriginal(event.data.documentId, { decisions, objects, cause }, afterProcessing('completed'));
    }),
    when(OriginalDeleted, async ({ data: { documentId } }) => {
      const document = await decisions.state(documentDecider, documentId);
      if (isLive(document)) await removeOriginal(document, objects);
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
      deleteOriginal(
        documentId,
        { decisions, objects, cause: causedBySweep(this.name, documentId) },
        afterProcessing('failed'),
      ),
    );
  }
}

interface Means {
  readonly decisions: Decisions;
  readonly objects: ObjectStore;
  readonly cause: Cause;
}

const afterProcessing =
  (status: DocumentStatus) =>
  (document: LiveDocument): boolean =>
    document.deleteAfterProcessing && document.status === status;

/** Unless the document is on hold or being read. @param isToGo as the document stands */
export async function deleteOriginal(
  documentId: string,
  { decisions, objects, cause }: Means,
  isToGo: (document: LiveDocument) => boolean = () => true,
): Promise<void> {
  const document = await decisions.state(documentDecider, documentId);
  if (!isLive(document) || !isToGo(document)) return;
  const { state } = await decisions.run(documentDecider, documentId, { type: 'DeleteOriginal' }, cause);
  if (isLive(state) && state.originalDeleted) await removeOriginal(state, objects);
}

async function removeOriginal({ documentId, objectKey }: LiveDocument, objects: ObjectStore): Promise<void> {
  await objects.delete(objectKey);
  // After the original: who draws a page now finds it gone, and takes the picture back (see page-images.ts).
  await deleteAll(objects, pagePrefix(documentId));
}
