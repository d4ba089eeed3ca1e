/**
 * How often a key may ask, told with every answer: `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-
 * headers), and `Retry-After` when it was too often. Exact over processes.
 */
import { DomainError } from '#kernel/domain-error.js';
import type { RectoRequest } from '#platform/request-context.js';
import type { RequestCounter } from '#ports/request-counter.js';
import { sentence } from '#texts/sentence.js';

const WINDOW_MS = 60_000;

export class KeyLimits {
  constructor(
    private readonly counter: RequestCounter,
    private readonly perMinute: number,
  ) {}

  /** @throws too_many_requests */
  async count(keyId: string, request: RectoRequest): Promise<void> {
    const { count, endsInMs } = await this.counter.count(keyId, WINDOW_MS);
    const seconds = Math.ceil(endsInMs / 1_000);
    request.res?.set({
      'RateLimit-Policy': `"key";q=${this.perMinute};w=${WINDOW_MS / 1_000}`,
      RateLimit: `"key";r=${Math.max(0, this.perMinute - count)};t=${seconds}`,
    });
    if (count > this.perMinute) throw tooManyRequests(this.perMinute, seconds);
  }
}

function tooManyRequests(perMinute: number, retryAfter: number): DomainError {
  const message = sentence('An API key may ask {perMinute} times a minute. Please wait {retryAfter} seconds.', {
    perMinute,
    retryAfter,
  });
  return new DomainError('too_many_requests', 'rate-limited', message, { retryAfter });
}
