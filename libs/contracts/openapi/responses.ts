/** Refusals, one for each status, in the two forms a client may ask for. */
import { refTo } from './schemas.js';

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } } };
const CHALLENGE = { 'WWW-Authenticate': { description: 'Bearer (RFC 6750)', schema: { type: 'string' } } };

const REFUSALS = {
  400: ['BadRequest', 'The request is not valid', 'invalid_request', 'The request is not valid.'],
  401: ['Unauthorized', 'No token and no API key, or one that is no longer good', 'unauthorized', 'Please sign in.'],
  402: ['PaymentRequired', 'No credits left, or a payment failed', 'no_credits', 'There are no credits left.'],
  403: ['Forbidden', 'Not with this role, or not with this API key', 'forbidden', 'Your role does not allow this.'],
  404: ['NotFound', 'Not there, or not of your workspace', 'not_found', 'There is nothing at this address.'],
  408: ['RequestTimeout', 'The body came too slowly', 'too_slow', 'The request came too slowly.'],
  409: ['Conflict', 'Does not fit what is there', 'busy', 'Somebody else was changing this. Please try again.'],
  410: ['Gone', 'It was there and is no more', 'gone', 'This is not there any more.'],
  412: ['PreconditionFailed', 'Changed since you saw it', 'edited_meanwhile', 'Somebody else edited this document.'],
  413: ['ContentTooLarge', 'Larger than allowed', 'too_large', 'The request is too large.'],
  415: ['UnsupportedMediaType', 'Of a type that is not taken', 'unsupported_type', 'This type is not taken.'],
  422: ['UnprocessableContent', 'Understood, and cannot be done', 'unprocessable', 'This cannot be done.'],
  429: ['TooManyRequests', 'Too many; wait as Retry-After says', 'too_many_requests', 'Please wait a moment.'],
  503: ['ServiceUnavailable', 'Not now: a store is away or still being built', 'unavailable', 'Please try again.'],
} as const;
type Refusal = keyof typeof REFUSALS;

/** 503 in any case: a store that is away, or a read model that is still being built. */
export const refusals = (...statuses: Refusal[]) =>
  Object.fromEntries(
    [...statuses, 503 as const].map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status][0]}` }]),
  );

export const refusalComponents = {
  // By Node itself, of any request.
  HeadersTooLarge: { description: 'Headers of more than 16 KB; the connection is closed' },
  ...Object.fromEntries(
    Object.entries(REFUSALS).map(([status, [name, description, code, message]]) => [
      name,
      {
        description,
        ...((status === '429' || status === '503') && { headers: RETRY_AFTER }),
        ...((status === '401' || status === '403') && { headers: CHALLENGE }),
        content: {
          'application/json': {
            schema: refTo('Failure'),
            example: {
              success: false,
              error: { code, message, correlationId: '0190a1b2-0000-7000-8000-000000000001' },
            },
          },
          'application/problem+json': {
            schema: refTo('Problem'),
            example: { type: 'about:blank', title: name, status: Number(status), detail: message, code },
          },
        },
      },
    ]),
  ),
};
export type { Refusal };
