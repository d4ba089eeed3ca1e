/** What a request signs in with: one Bearer token in one Authorization header (RFC 6750), and nothing elsewhere. */
import { DomainError } from '#kernel/domain-error.js';
import type { RectoRequest } from '#platform/request-context.js';

/** @returns undefined without one. @throws two_credentials */
export function bearerOf({ rawHeaders, headers, query }: RectoRequest): string | undefined {
  // Node keeps the first of two and drops the other without a word.
  const sent = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'authorization').length;
  if (sent > 1 || (sent === 1 && 'access_token' in query)) throw twoCredentials();
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

function twoCredentials(): DomainError {
  return new DomainError(
    'two_credentials',
    'invalid',
    'Sign in one way: with one token or one API key, in one Authorization header.',
  );
}
