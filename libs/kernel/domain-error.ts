/**
 * A refusal in words a member understands. `code` is stable and machine-readable, `kind` says what sort of refusal it
 * is; which HTTP status a kind becomes is known to the platform's error filter alone.
 */
import { inEnglish, type Said } from '#texts/sentence.js';
import type { Json } from './json.js';

export type DomainErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'timed-out'
  | 'conflict'
  | 'gone'
  | 'precondition-failed'
  | 'too-large'
  | 'unsupported-type'
  | 'unprocessable'
  | 'rate-limited'
  | 'unavailable';

export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: string,
    readonly kind: DomainErrorKind,
    /** What its `message` says, for who answers in another language. */
    readonly said: Said,
    readonly details?: Json,
  ) {
    super(inEnglish(said));
  }
}
