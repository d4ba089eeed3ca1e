import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import type { ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { CorrectionLearner } from '#ports/correction-learner.js';
import { Extractor } from '#ports/extractor.js';
import { ObjectStore } from '#ports/object-store.js';
import { WorkQueue } from '#ports/work-queue.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { documentAnnouncers } from './application/announcements.js';
import { DeleteOriginalsOfFailed, deleteOriginals } from './application/delete-originals.js';
import { EXPIRY, ExpireExtractions } from './application/expire-extractions.js';
import { EXTRACTION_QUEUE } from './application/extraction-job.js';
import { ExtractionWorker } from './application/extraction-worker.js';
import { GetDocumentHandler, GetOriginalHandler, ListDocumentsHandler } from './application/find-documents.js';
import { GetHistoryHandler } from './application/find-history.js';
import { FindSameFilesHandler } from './application/find-same-files.js';
import { GetVersionHandler } from './application/find-versions.js';
import { LateDetails } from './application/late-details.js';
import { LearnedCorrections } from './application/learned-corrections.js';
import { GetPageImageHandler } from './application/page-images.js';
import { ProposeCorrectionHandler } from './application/propose-correction.js';
import { cancelExtraction, eraseDocuments, requestExtraction, settleCredits } from './application/reactors.js';
import { RemoveOrphans } from './application/remove-orphans.js';
import { RestoreVersionHandler } from './application/restore-version.js';
import { RetryDocumentHandler } from './application/retry-document.js';
import { SealedObjects } from './application/sealed-objects.js';
import { StorageRoom } from './application/storage-room.js';
import { UploadDocumentHandler } from './application/upload-document.js';
import { DocumentsController } from './http/documents.controller.js';
import { HistoryController } from './http/history.controller.js';
import { HoldsController } from './http/holds.controller.js';
import { PagesController } from './http/pages.controller.js';
import { ProposalsController } from './http/proposals.controller.js';
import { QueueMetrics } from './http/queue-metrics.js';
import { UntilSettled } from './http/until-settled.js';
import { GivenFile } from './http/given-file.js';
import { StorageController } from './http/storage.controller.js';
import { UploadsController } from './http/uploads.controller.js';
import { VersionsController } from './http/versions.controller.js';

export const parts: ContextParts = {
  providers: ({ config }) => [
    {
      provide: LateDetails,
      useFactory: (views: Views, decisions: Decisions, progress: ReadModelProgress) =>
        new LateDetails(views, decisions, progress),
      inject: [Views, Decisions, ReadModelProgress],
    },
    {
      provide: StorageRoom,
      useFactory: (decisions: Decisions, views: Views) => new StorageRoom(decisions, views, config.storageQuota),
      inject: [Decisions, Views],
    },
    FindSameFilesHandler,
    GetDocumentHandler,
    GetHistoryHandler,
    GetOriginalHandler,
    GetPageImageHandler,
    GetVersionHandler,
    GivenFile,
    ListDocumentsHandler,
    ProposeCorrectionHandler,
    QueueMetrics,
    RestoreVersionHandler,
    RetryDocumentHandler,
    UntilSettled,
    SealedObjects,
    UploadDocumentHandler,
  ],
  controllers: [
    DocumentsController,
    UploadsController,
    PagesController,
    VersionsController,
    ProposalsController,
    HistoryController,
    HoldsController,
    StorageController,
  ],
  announcers: documentAnnouncers,
  reactors: ({ get }) => [
    requestExtraction(get(WorkQueue)),
    cancelExtraction(get(WorkQueue)),
    settleCredits(get(CreditLedger)),
    deleteOriginals(get(Decisions), get(ObjectStore)),
    eraseDocuments(get(ObjectStore), get(KeyRing)),
  ],
  sweeps: ({ get, config }) => [
    new ExpireExtractions(
      {
        views: get(Views),
        decisions: get(Decisions),
        credits: get(CreditLedger),
        queue: get(WorkQueue),
        clock: get(Clock),
      },
      // The lock of DATA_DIR says that nobody else takes uploads.
      config.roles.length === 3 && config.embedded ? { ...EXPIRY, soleServerSince: get(Clock).iso() } : EXPIRY,
    ),
    new DeleteOriginalsOfFailed(get(Views), get(Decisions), get(ObjectStore), get(Clock)),
    new RemoveOrphans(get(Decisions), get(ObjectStore), get(Clock)),
  ],
  jobs: ({ get, log }) => {
    const corrections = new LearnedCorrections(get(Views), get(SealedObjects), get(CorrectionLearner), log);
    const worker = new ExtractionWorker(get(Decisions), get(SealedObjects), get(Extractor), log, corrections);
    return [{ queue: EXTRACTION_QUEUE, lane: 'members', handle: (job) => worker.handle(job) }];
  },
};
