/** What answers the commands and questions about documents, as the app is given it. */
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import {
  ConfirmFieldsHandler,
  DeleteDocumentHandler,
  EditFieldsHandler,
  RestoreVersionHandler,
} from './change-document.js';
import { GetDocumentHandler, GetOriginalHandler, ListDocumentsHandler } from './find-documents.js';
import { GetHistoryHandler } from './find-history.js';
import { FindSameFilesHandler } from './find-same-files.js';
import { GetVersionHandler } from './find-versions.js';
import { LateDetails } from './late-details.js';
import { GetPageImageHandler } from './page-images.js';
import { SealedObjects } from './sealed-objects.js';
import { UploadDocumentHandler } from './upload-document.js';

export const documentProviders = [
  ConfirmFieldsHandler,
  DeleteDocumentHandler,
  EditFieldsHandler,
  RestoreVersionHandler,
  GetDocumentHandler,
  GetOriginalHandler,
  ListDocumentsHandler,
  GetHistoryHandler,
  FindSameFilesHandler,
  GetVersionHandler,
  GetPageImageHandler,
  {
    provide: LateDetails,
    useFactory: (views: Views, decisions: Decisions, progress: ReadModelProgress) =>
      new LateDetails(views, decisions, progress),
    inject: [Views, Decisions, ReadModelProgress],
  },
  SealedObjects,
  UploadDocumentHandler,
];
