/** The API described: jobs over many documents. */
import { BulkDeletionBody, BulkExportAnswer, BulkExportBody, BulkJobAnswer } from '../bulk-jobs.js';
import { WaitQuery } from '../documents.js';
import { EXPORT_TYPES } from '../export.js';
import { answers, body, fileAnswer, forKeys, idempotencyKey, idParameter, queryParameters } from './parts.js';
import { refusals } from './responses.js';
import { tagged } from './tags.js';

const jobId = idParameter('job');
const requestKey = idempotencyKey('made again with it, a request whose answer was lost is the same job');
const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: false, description },
  schema: { type: 'string' },
});
const range = [
  header('Range', 'One part, such as bytes=1048576-; anything else is answered with the whole file'),
  header('If-Range', 'The ETag of the first answer: of another file the whole is answered'),
];
const wait = queryParameters(WaitQuery, { wait: 'Hold the answer so many seconds at most, until the job is over' });

export const bulkJobPaths = tagged('Bulk jobs', {
  '/bulk-jobs/deletions': {
    post: {
      operationId: 'deleteDocuments',
      ...forKeys('documents:write'),
      summary: 'Delete many documents',
      description:
        'They are deleted afterwards, in the name of who asked: ask for the job until it is finished. What cannot be deleted is ' +
        'named in it, and keeps nothing else. The jobs of a workspace are done one after another.',
      parameters: [requestKey],
      ...body(BulkDeletionBody),
      responses: answers(202, 'Taken', BulkJobAnswer, 400, 401, 403, 409, 429),
    },
  },
  '/bulk-jobs/deletions/{id}': {
    parameters: [jobId],
    get: {
      operationId: 'getBulkDeletion',
      ...forKeys('documents:write'),
      summary: 'How far a bulk deletion is',
      description:
        'What is counted as done is gone from lists, too. With wait the answer is held until the job is over.',
      parameters: wait,
      responses: answers(200, 'The job', BulkJobAnswer, 400, 401, 403, 404),
    },
  },
  '/bulk-jobs/deletions/{id}/cancel': {
    parameters: [jobId],
    post: {
      operationId: 'cancelBulkDeletion',
      ...forKeys('documents:write'),
      summary: 'Delete no more of them',
      description:
        'What was deleted stays deleted; a few may still be, that were under way. Of a job that is over, nothing changes.',
      responses: answers(200, 'The job', BulkJobAnswer, 401, 403, 404),
    },
  },
  '/bulk-jobs/exports': {
    post: {
      operationId: 'requestBulkExport',
      ...forKeys('export'),
      summary: 'Export many documents into a file',
      description:
        'It is written afterwards: ask for the job until it is finished, then fetch its file within a day. What cannot be exported ' +
        'is named in it, and keeps nothing else. The jobs of a workspace are done one after another.',
      parameters: [requestKey],
      ...body(BulkExportBody),
      responses: answers(202, 'Taken', BulkExportAnswer, 400, 401, 403, 409, 429),
    },
  },
  '/bulk-jobs/exports/{id}': {
    parameters: [jobId],
    get: {
      operationId: 'getBulkExport',
      ...forKeys('export'),
      summary: 'How far a bulk export is',
      description:
        'A file that has to be begun again counts from none. With wait the answer is held until the job is over.',
      parameters: wait,
      responses: answers(200, 'The job', BulkExportAnswer, 400, 401, 403, 404),
    },
  },
  '/bulk-jobs/exports/{id}/cancel': {
    parameters: [jobId],
    post: {
      operationId: 'cancelBulkExport',
      ...forKeys('export'),
      summary: 'Write no more of it',
      description: 'What was written is removed. Of a job that is over, nothing changes.',
      responses: answers(200, 'The job', BulkExportAnswer, 401, 403, 404),
    },
  },
  '/bulk-jobs/exports/{id}/file': {
    parameters: [jobId],
    get: {
      operationId: 'getBulkExportFile',
      ...forKeys('export'),
      summary: 'The file of a bulk export',
      description:
        'For a day, and no longer than all of its documents are there: when one of them is deleted, the file is removed. ' +
        'After a broken connection Range goes on where it ended.',
      parameters: range,
      responses: {
        200: fileAnswer('The file, named as customFileName says', ...Object.values(EXPORT_TYPES)),
        206: fileAnswer('The part of it that Range names', ...Object.values(EXPORT_TYPES)),
        ...refusals(400, 401, 403, 404, 409, 410),
      },
    },
  },
});
