/** The API described: documents, from upload to deletion. */
import {
  ConfirmBody,
  DocumentAnswer,
  DocumentList,
  EditBody,
  ListQuery,
  NewDocumentBody,
  PAGE_WIDTHS,
  UPLOAD_TYPES,
  UploadAnswer,
  WaitQuery,
} from '../documents.js';
import { Said } from '../engagement.js';
import { DOCUMENT_LIMITS as LIMITS } from '#kernel/document-limits.js';
import {
  answers,
  body,
  CURSOR_NOTE,
  fileAnswer,
  fileForm,
  forKeys,
  idempotencyKey,
  idParameter,
  ifMatch,
  numberParameter,
  queryParameters,
} from './parts.js';
import { HoldBody } from '../retention.js';
import { refusals } from './responses.js';
import { tagged } from './tags.js';

export const WITHIN_LIMITS =
  `Keys of at most ${LIMITS.keyCharacters} characters and at most ${LIMITS.levels} levels (422); ` +
  `values of at most ${LIMITS.valueBytes / 1024} KB, at most ${LIMITS.values} of them, ` +
  `and ${LIMITS.extractionBytes / 1024} KB in all, as JSON (413). ` +
  `What "changes" says: at most ${LIMITS.editNotesBytes / 1024} KB (413). ` +
  `Numbers that a double would change and the key __proto__ are refused (400). ` +
  `At most ${LIMITS.editsPerHour} edits and restored versions an hour (429).`;

const LIST_NOTES = {
  cursor: CURSOR_NOTE,
  page: 'Which page, from 1',
  limit: 'Documents a page',
  search: 'Part of the file name',
  status: 'Statuses, separated by commas',
  docType: 'Types of document, separated by commas',
  language: 'Languages (ISO 639-1), separated by commas',
  startDate: 'Uploaded at or after this moment (ISO 8601)',
  endDate: 'Uploaded at or before this moment (ISO 8601)',
  includeFields: 'With the extracted values of each document',
};

const wait = queryParameters(WaitQuery, {
  wait: 'Hold the answer so many seconds at most, until the document is read, well or not',
});

const uploadKey = idempotencyKey(
  'made again with it, an upload whose answer was lost is answered as it was and charged once',
);

export const documentPaths = {
  ...tagged('Live events', {
    '/events': {
      get: {
        operationId: 'followEvents',
        summary: 'Changes of your workspace as they happen (server-sent events)',
        description: 'Each message is a hint to ask again, sent once the answer would show the change.',
        parameters: [
          {
            name: 'Last-Event-ID',
            in: 'header',
            required: false,
            schema: { type: 'string' },
            description:
              'Id of the last message you got: what you missed comes first, or one `resync` when that was too long ago',
          },
        ],
        responses: {
          200: {
            description:
              'Messages `ready`, `document` {documentId, status?, docType?, version?}, `document-deleted` {documentId}, `bulk-job` {jobId, kind, status}, `usage`, `member` {userId}, `resync` (ask for everything again); ids are positions. Each is sent once a read would show the change. A comment every 15 seconds.',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
          ...refusals(401, 429),
        },
      },
    },
  }),
  ...tagged('Documents', {
    '/documents': {
      get: {
        operationId: 'listDocuments',
        ...forKeys('documents:read'),
        summary: 'List documents',
        description:
          'Newest first, narrowed by what is asked for; page by page, or from cursor to cursor, which repeats and leaves out nothing while documents come and go.',
        parameters: queryParameters(ListQuery, LIST_NOTES),
        responses: answers(200, 'One page', DocumentList, 400, 401),
      },
      post: {
        operationId: 'createDocument',
        ...forKeys('documents:write'),
        summary: 'Add one document by its address, or in base64',
        description:
          'As an upload. Of an address the file is fetched at once, within 30 seconds: https only, no redirects, no addresses of private networks (422 url_refused); 422 url_not_there when there is no file.',
        parameters: [uploadKey, ...wait],
        ...body(NewDocumentBody),
        responses: answers(201, 'Accepted', UploadAnswer, 400, 401, 402, 403, 409, 413, 415, 422),
      },
    },
    '/documents/upload': {
      post: {
        operationId: 'uploadDocument',
        ...forKeys('documents:write'),
        summary: 'Upload one document',
        description:
          'It is read afterwards: ask for it, or follow the live events, until it is completed or failed. With wait the answer has the values when it was read in time. A sandbox key reads the six sample documents alone (422 `sandbox_samples_only`). More than the workspace may keep is refused (409 `storage_full`).',
        parameters: [uploadKey, ...wait],
        ...fileForm('JPEG, PNG, GIF, BMP, TIFF or PDF, at most 10 MB', {
          deleteAfterProcessing: {
            type: 'string',
            enum: ['true', 'false'],
            default: 'false',
            description:
              'true: the file is deleted once it is read, or a day after reading it failed. Any other text is 400.',
          },
        }),
        responses: answers(201, 'Accepted', UploadAnswer, 400, 401, 402, 403, 409, 413, 415, 422),
      },
    },
    '/documents/{id}': {
      parameters: [idParameter('document')],
      get: {
        operationId: 'getDocument',
        ...forKeys('documents:read'),
        summary: 'One document with values, confidence, evidence and versions',
        description: 'ETag is its version. With wait the answer is held until it is read.',
        parameters: wait,
        responses: answers(200, 'The document', DocumentAnswer, 400, 401, 404),
      },
      put: {
        operationId: 'editDocument',
        ...forKeys('documents:write'),
        summary: 'Edit the extracted data',
        description: WITHIN_LIMITS,
        parameters: [ifMatch],
        ...body(EditBody),
        responses: answers(200, 'As edited', DocumentAnswer, 400, 401, 403, 404, 409, 412, 413, 422, 429),
      },
      delete: {
        operationId: 'deleteDocument',
        ...forKeys('documents:write'),
        summary: 'Delete the document for good',
        description:
          'Its file and values cannot be read any more, from backups of the log either. Refused while it is on hold (409 `document_held`).',
        responses: answers(200, 'Deleted', Said, 401, 403, 404, 409),
      },
    },
    '/documents/{id}/retry': {
      parameters: [idParameter('document')],
      post: {
        operationId: 'retryDocument',
        ...forKeys('documents:write'),
        summary: 'Read a document that failed again',
        description:
          'Reserves a credit as an upload does, which comes back when it fails again. Refused (409) when the document was read, or its file is gone; while it waits or is being read, nothing happens.',
        parameters: [idempotencyKey('made again with it, one whose answer was lost is no second try')],
        responses: answers(200, 'As it stands', DocumentAnswer, 400, 401, 402, 403, 404, 409),
      },
    },
    '/documents/{id}/hold': {
      parameters: [idParameter('document')],
      put: {
        operationId: 'placeHold',
        summary: 'Keep the document from being deleted',
        description:
          'Neither members nor a retention rule, a bulk deletion or a clean-up delete it or its file until the hold is released. Placed again, the newest reason counts. For owners.',
        ...body(HoldBody),
        responses: answers(200, 'On hold', DocumentAnswer, 400, 401, 403, 404, 409),
      },
      delete: {
        operationId: 'releaseHold',
        summary: 'Let the document be deleted again',
        description: 'What a retention rule would have taken meanwhile goes in its next round. For owners.',
        responses: answers(200, 'Not on hold', DocumentAnswer, 401, 403, 404, 409),
      },
    },
    '/documents/{id}/original': {
      parameters: [idParameter('document')],
      get: {
        operationId: 'getOriginal',
        ...forKeys('documents:read'),
        summary: 'The original file',
        description: 'Not there any more when it was to be removed after reading.',
        responses: { 200: fileAnswer('The bytes as uploaded', ...Object.keys(UPLOAD_TYPES)), ...refusals(401, 404) },
      },
    },
    '/documents/{id}/pages/{page}': {
      parameters: [idParameter('document'), numberParameter('page', 'Number of the page, from 1')],
      get: {
        operationId: 'getPage',
        ...forKeys('documents:read'),
        summary: 'A page as a picture, as it came',
        description:
          'Upright where the camera told how it was held (EXIF). What else lies on its side or upside down is turned when it is read, not here: `pageSizes` tells by how many degrees, clockwise, and `evidence` has places on the page as it came. There as long as the original is.',
        parameters: [
          {
            name: 'width',
            in: 'query',
            required: false,
            schema: { type: 'integer', minimum: 1, default: 1024 },
            description: `Most pixels across; made in the widths ${PAGE_WIDTHS.join(', ')}`,
          },
        ],
        responses: {
          200: fileAnswer('The picture', 'image/webp'),
          304: { description: 'The one you know (If-None-Match)' },
          ...refusals(400, 401, 404, 422),
        },
      },
    },
    '/documents/{id}/confirm': {
      parameters: [idParameter('document')],
      post: {
        operationId: 'confirmValues',
        ...forKeys('documents:write'),
        summary: 'Say that values were looked at and are right',
        description: `The paths of all confirmed values of a document: at most ${LIMITS.confirmedBytes / 1024} KB together (413).`,
        parameters: [ifMatch],
        ...body(ConfirmBody),
        responses: answers(200, 'With the confirmed paths', DocumentAnswer, 400, 401, 403, 404, 409, 412, 413),
      },
    },
  }),
};
