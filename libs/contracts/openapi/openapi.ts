/**
 * The API described (OpenAPI 3.1) from the same schemas that parse it. The server answers with it, the API page is
 * made of it.
 */
import { Failure } from '../envelope.js';
import { accountPaths } from './accounts.js';
import { documentPaths } from './documents.js';
import { exportPaths } from './exports.js';
import { finished } from './finished.js';
import { content, json, open } from './parts.js';
import { paymentPaths } from './payments.js';
import { visitorPaths } from './visitors.js';
import { workspacePaths } from './workspaces.js';

export const openApi = finished({
  openapi: '3.1.0',
  info: {
    title: 'Recto',
    version: '1',
    description: 'Documents in, structured data out.',
    license: { name: 'Apache-2.0' },
  },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    responses: { Failure: { description: 'Refused, with a sentence that says why', content: content(json(Failure)) } },
  },
  paths: {
    ...accountPaths,
    ...workspacePaths,
    ...paymentPaths,
    ...visitorPaths,
    ...documentPaths,
    ...exportPaths,
    '/health/live': { get: { summary: 'The process answers', ...open, responses: { 200: { description: 'Live' } } } },
    '/health/ready': {
      get: {
        summary: 'Every store answers and every read model moves',
        ...open,
        responses: { 200: { description: 'Ready' }, 503: { description: 'Not ready' } },
      },
    },
  },
} as const);
