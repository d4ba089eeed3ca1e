/** The API described: signing in by the company's identity provider. */
import { Said } from '../engagement.js';
import { BeginProviderBody, FinishProviderBody, ProviderAddress, ProviderSession } from '../provider.js';
import { answers, body, open } from './parts.js';
import { tagged } from './tags.js';

export const providerPaths = tagged('Accounts and sessions', {
  '/auth/provider/begin': {
    post: {
      operationId: 'beginProviderSignIn',
      summary: "Sign in by the company's identity provider: where the browser goes",
      description:
        'Where one is configured (404 `provider_off`). Sets a sealed cookie for ten minutes, which must come back with what ' +
        'the provider answers. With the link of an invitation it is accepted.',
      ...open,
      ...body(BeginProviderBody),
      responses: answers(200, 'The address at the provider', ProviderAddress, 400, 404),
    },
  },
  '/auth/provider/finish': {
    post: {
      operationId: 'finishProviderSignIn',
      summary: "Sign in by the company's identity provider: what it answered",
      description:
        'The query that the browser came back with. Once; no code of two-factor authentication is asked for. Who is unknown ' +
        'gets an account by an invitation, or by themselves where anybody may; only a verified address joins an account that ' +
        'is there.',
      ...open,
      ...body(FinishProviderBody),
      responses: answers(200, 'Signed in', ProviderSession, 400, 403, 404, 409, 422, 429),
    },
  },
  '/auth/provider/logout': {
    post: {
      operationId: 'endProviderSessions',
      summary: 'For the identity provider: somebody signed out there',
      description:
        'OpenID Connect Back-Channel Logout 1.0. What was begun by that session of the provider, or by any of the person, ' +
        'has ended when this answers.',
      ...open,
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', required: ['logout_token'], properties: { logout_token: { type: 'string' } } },
          },
        },
      },
      responses: answers(200, 'Ended', Said, 404, 422),
    },
  },
});
