/** The API described: versions of documents, and their history. */
import { DocumentAnswer, VersionAnswer, VersionQuery } from '../documents.js';
import { DocumentHistory, DocumentStateAnswer, HistoryStateQuery } from '../history.js';
import { WITHIN_LIMITS } from './documents.js';
import { answers, fileAnswer, forKeys, idParameter, ifMatch, numberParameter, queryParameters } from './parts.js';
import { refusals } from './responses.js';
import { tagged } from './tags.js';

const VERSION = [idParameter('document'), numberParameter('version', 'Number of the version; 1 is what was read')];

export const versionPaths = tagged('Versions and history', {
  '/documents/{id}/versions/{version}': {
    parameters: VERSION,
    get: {
      operationId: 'getVersion',
      ...forKeys('documents:read'),
      summary: 'The values at one version',
      description: 'With from, also what became different since that one.',
      parameters: queryParameters(VersionQuery, { from: 'Version to compare with' }),
      responses: answers(200, 'The version', VersionAnswer, 400, 401, 404),
    },
  },
  '/documents/{id}/versions/{version}/restore': {
    parameters: VERSION,
    post: {
      operationId: 'restoreVersion',
      ...forKeys('documents:write'),
      summary: 'Make the values of an old version the newest, as a new version',
      description: WITHIN_LIMITS,
      parameters: [ifMatch],
      responses: answers(200, 'As restored', DocumentAnswer, 400, 401, 403, 404, 409, 412, 413, 422, 429),
    },
  },
  '/documents/{id}/history': {
    parameters: [idParameter('document')],
    get: {
      operationId: 'getHistory',
      ...forKeys('documents:read'),
      summary: 'Every fact from upload to deletion: who, when, from where and why',
      description: 'Also of a deleted document, whose content reads "erased".',
      responses: answers(200, 'Oldest first', DocumentHistory, 401, 404),
    },
  },
  '/documents/{id}/history/state': {
    parameters: [idParameter('document')],
    get: {
      operationId: 'getStateInHistory',
      ...forKeys('documents:read'),
      summary: 'The document as it stood after a fact or at a moment',
      description: 'As it stands when neither is given. With from, also what became different since that fact.',
      parameters: queryParameters(HistoryStateQuery, {
        revision: 'After this fact, from 0',
        at: 'At this moment',
        from: 'Fact to compare with',
      }),
      responses: answers(200, 'As it stood', DocumentStateAnswer, 400, 401, 404),
    },
  },
  '/documents/{id}/history/package': {
    parameters: [idParameter('document')],
    get: {
      operationId: 'getHistoryPackage',
      ...forKeys('documents:read'),
      summary: 'The history as a file for an auditor',
      description: 'With its hashes, how to check them with standard tools, and a program that does.',
      responses: { 200: fileAnswer('A .tar.gz', 'application/gzip'), ...refusals(401, 404) },
    },
  },
});
