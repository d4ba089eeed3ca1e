/** The API described: jobs over many documents. */
import { BulkDeletionBody, BulkJobAnswer } from '../bulk-jobs.js';
import { WaitQuery } from '../documents.js';
import { answers, body, forKeys, idempotencyKey, idParameter, queryParameters } from './parts.js';
import { tagged } from './tags.js';

const jobId = idParameter('job');
const requestKey = idempotencyKey('made again with it, a request whose answer was lost is the same job');
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
});
