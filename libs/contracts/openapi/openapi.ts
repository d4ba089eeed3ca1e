/**
 * The API described (OpenAPI 3.1) from the same schemas that parse it. The server answers with it, the API page is
 * made of it.
 */
import { accountPaths } from './accounts.js';
import { membershipPaths } from './memberships.js';
import { addressPaths } from './addresses.js';
import { bulkJobPaths } from './bulk-jobs.js';
import { developerPaths } from './developers.js';
import { documentPaths } from './documents.js';
import { exportPaths } from './exports.js';
import { finished } from './finished.js';
import { healthPaths } from './health.js';
import { passkeyPaths } from './passkeys.js';
import { paymentPaths } from './payments.js';
import { refusalComponents } from './responses.js';
import { TAGS } from './tags.js';
import { proposalPaths } from './proposals.js';
import { providerPaths } from './provider.js';
import { secondFactorPaths } from './second-factor.js';
import { versionPaths } from './versions.js';
import { visitorPaths } from './visitors.js';
import { webhookPaths } from './webhooks.js';
import { workspacePaths } from './workspaces.js';

const DESCRIPTION = `Documents in, structured data out.

Answers stand in an envelope: \`{"success": true, "data": …}\`. A refusal is
\`{"success": false, "error": {"code", "message", …}}\`, or a problem of RFC 9457 for who accepts
\`application/problem+json\`: decide by the code, show the message.

Writes answer with a \`Position\` header. Sent back as \`Min-Position\`, a read waits until it shows what was written.

Uploads, new tries, proposals, jobs and webhooks take an \`Idempotency-Key\`: made again with it, a request whose answer was lost
is answered as it was. Lists go on from \`pagination.next\`, sent back as \`cursor\`.`;

export const openApi = finished({
  openapi: '3.1.0',
  info: {
    title: 'Recto',
    version: '1',
    description: DESCRIPTION,
    contact: { name: 'Whoever runs this server' },
    license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/api', description: 'This server' }],
  security: [{ bearer: [] }],
  tags: TAGS,
  components: {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The token that signing in answers; good for 12 hours.',
      },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'recto_live_…',
        description:
          'An API key of the workspace, in place of a token. Operations name in `x-scopes` what it must be allowed. Every answer says in RateLimit how often it may still ask.',
      },
    },
    responses: refusalComponents,
  },
  paths: {
    ...documentPaths,
    ...proposalPaths,
    ...versionPaths,
    ...exportPaths,
    ...bulkJobPaths,
    ...webhookPaths,
    ...workspacePaths,
    ...developerPaths,
    ...accountPaths,
    ...membershipPaths,
    ...providerPaths,
    ...secondFactorPaths,
    ...passkeyPaths,
    ...addressPaths,
    ...paymentPaths,
    ...visitorPaths,
    ...healthPaths,
  },
});
