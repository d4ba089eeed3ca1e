/** The API described: documents, their versions and history, and live changes. */
import {
  ConfirmBody,
  DocumentAnswer,
  DocumentList,
  EditBody,
  ListQuery,
  PAGE_WIDTHS,
  UploadAnswer,
  VersionAnswer,
  VersionQuery,
} from '../documents.js';
import { DocumentHistory, DocumentStateAnswer, HistoryStateQuery } from '../history.js';
import { DOCUMENT_LIMITS as LIMITS } from '#kernel/document-limits.js';
import {
  answers,
  content,
  fileForm,
  idParameter,
  idempotencyKey,
  ifMatch,
  json,
  message,
  numberParameter,
  queryParameters,
  refusals,
} from './parts.js';

const WITHIN_LIMITS =
  `Keys of at most ${LIMITS.keyCharacters} characters and at most ${LIMITS.levels} levels (422); ` +
  `values of at most ${LIMITS.valueBytes / 1024} KB, at most ${LIMITS.values} of them, ` +
  `and ${LIMITS.extractionBytes / 1024} KB in all, as JSON (413). ` +
  `What "changes" says: at most ${LIMITS.editNotesBytes / 1024} KB (413).`;

export const documentPaths = {
  '/events': {
    get: {
      summary: 'Changes of your workspace as they happen (server-sent events)',
      parameters: [
        {
          name: 'Last-Event-ID',
          in: 'header',
          schema: { type: 'string' },
          description:
            'Id of the last message you got: what you missed comes first, or one `resync` when that was too long ago',
        },
      ],
      responses: {
        200: {
          description:
            'Messages `ready`, `document` {documentId, status?, docType?, version?}, `document-deleted` {documentId}, `usage`, `resync` (ask for everything again); ids are positions. Each is sent once a read would show the change. A comment every 15 seconds.',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...refusals(401, 429),
      },
    },
  },
  '/documents': {
    get: {
      summary: 'List documents',
      parameters: queryParameters(ListQuery),
      responses: answers(200, 'One page', DocumentList, 400, 401),
    },
  },
  '/documents/upload': {
    post: {
      summary: 'Upload one document; made again with the same Idempotency-Key it stays one',
      parameters: [idempotencyKey],
      requestBody: {
        content: fileForm('JPEG, PNG, GIF, BMP, TIFF or PDF, at most 10 MB', {
          deleteAfterProcessing: { type: 'string', enum: ['true', 'false'], default: 'false' },
        }),
      },
      responses: answers(201, 'Accepted', UploadAnswer, 400, 401, 402, 403, 409, 413, 415),
    },
  },
  '/documents/{id}': {
    parameters: [idParameter],
    get: {
      summary: 'One document with values, confidence, evidence and versions',
      responses: answers(200, 'The document; ETag is its version', DocumentAnswer, 401, 404),
    },
    put: {
      summary: 'Edit the extracted data',
      description: WITHIN_LIMITS,
      parameters: [ifMatch],
      requestBody: { content: content(json(EditBody, 'input')) },
      responses: answers(200, 'As edited', DocumentAnswer, 400, 401, 403, 404, 409, 412, 413, 422),
    },
    delete: { summary: 'Delete the document for good', responses: answers(200, 'Deleted', message, 401, 403, 404) },
  },
  '/documents/{id}/original': {
    parameters: [idParameter],
    get: {
      summary: 'The original file',
      responses: {
        200: { description: 'The bytes as uploaded', content: { 'application/octet-stream': {} } },
        ...refusals(401, 404),
      },
    },
  },
  '/documents/{id}/pages/{page}': {
    parameters: [idParameter, numberParameter('page')],
    get: {
      summary: 'A page as a picture, upright; there as long as the original is',
      parameters: [
        {
          name: 'width',
          in: 'query',
          schema: { type: 'integer', minimum: 1, default: 1024 },
          description: `Most pixels across; made in the widths ${PAGE_WIDTHS.join(', ')}`,
        },
      ],
      responses: {
        200: { description: 'The picture', content: { 'image/webp': {} } },
        304: { description: 'The one you know (If-None-Match)' },
        ...refusals(400, 401, 404, 422),
      },
    },
  },
  '/documents/{id}/versions/{version}': {
    parameters: [idParameter, numberParameter('version')],
    get: {
      summary: 'The values at one version; with from, what became different since that one',
      parameters: queryParameters(VersionQuery),
      responses: answers(200, 'The version', VersionAnswer, 400, 401, 404),
    },
  },
  '/documents/{id}/versions/{version}/restore': {
    parameters: [idParameter, numberParameter('version')],
    post: {
      summary: 'Make the values of an old version the newest, as a new version',
      description: WITHIN_LIMITS,
      parameters: [ifMatch],
      responses: answers(200, 'As restored', DocumentAnswer, 400, 401, 403, 404, 409, 412, 413, 422),
    },
  },
  '/documents/{id}/history': {
    parameters: [idParameter],
    get: {
      summary:
        'Every fact from upload to deletion: who, when, from where and why; also of a deleted document, whose content reads "erased"',
      responses: answers(200, 'Oldest first', DocumentHistory, 401, 404),
    },
  },
  '/documents/{id}/history/state': {
    parameters: [idParameter],
    get: {
      summary: 'The document as it stood after a fact or at a moment; with from, what became different since that fact',
      parameters: queryParameters(HistoryStateQuery),
      responses: answers(200, 'As it stood', DocumentStateAnswer, 400, 401, 404),
    },
  },
  '/documents/{id}/history/package': {
    parameters: [idParameter],
    get: {
      summary: 'The history with its hashes, how to check them with standard tools, and a program that does',
      responses: { 200: { description: 'A .tar.gz', content: { 'application/gzip': {} } }, ...refusals(401, 404) },
    },
  },
  '/documents/{id}/confirm': {
    parameters: [idParameter],
    post: {
      summary: 'Say that values were looked at and are right',
      description: `The paths of all confirmed values of a document: at most ${LIMITS.confirmedBytes / 1024} KB together (413).`,
      parameters: [ifMatch],
      requestBody: { content: content(json(ConfirmBody, 'input')) },
      responses: answers(200, 'With the confirmed paths', DocumentAnswer, 400, 401, 403, 404, 409, 412, 413),
    },
  },
};
