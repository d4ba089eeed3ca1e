/** `Idempotency-Key`: how a client names a request, so that made again it is not done twice. */
import { DomainError } from './domain-error.js';

/** Visible ASCII, at most 255 characters: what fits into a header without quoting. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** @throws DomainError when it is no key. @returns undefined without one */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || KEY.test(header)) return header;
  throw new DomainError('invalid_request', 'invalid', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
}

/** @param said what the key stands for already, or what became of that */
export const idempotencyKeyUsed = (said: string): DomainError =>
  new DomainError('idempotency_key_used', 'conflict', said);
