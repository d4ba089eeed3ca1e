/** The API described: what programs sign in with. */
import { ApiKeyBody, ApiKeyList, NewApiKey } from '../api-keys.js';
import { Said } from '../engagement.js';
import { answers, body, idParameter } from './parts.js';
import { tagged } from './tags.js';

export const developerPaths = tagged('Developers', {
  '/workspaces/api-keys': {
    get: {
      operationId: 'listApiKeys',
      summary: 'API keys that were not revoked, newest first',
      description: 'Without the keys themselves, which nobody has but who made them. For owners.',
      responses: answers(200, 'Keys', ApiKeyList, 401, 403),
    },
    post: {
      operationId: 'createApiKey',
      summary: 'Make an API key',
      description:
        'The key is in this answer and never shown again. For owners, within 15 minutes of giving the password ' +
        '(403 `confirm_password`).',
      ...body(ApiKeyBody),
      responses: answers(201, 'Made', NewApiKey, 400, 401, 403, 409),
    },
  },
  '/workspaces/api-keys/{id}': {
    parameters: [idParameter('key')],
    delete: {
      operationId: 'revokeApiKey',
      summary: 'Revoke an API key',
      description: 'It opens nothing any more when this answers. Histories go on naming it. For owners.',
      responses: answers(200, 'Revoked', Said, 401, 403, 404),
    },
  },
});
