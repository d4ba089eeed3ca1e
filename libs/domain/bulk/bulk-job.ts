/** What jobs over many documents have in common, whatever is done to them. */
import { DomainError } from '#kernel/domain-error.js';

/** A document it was not done to; the code is that of the refusal. */
export interface Refused {
  readonly id: string;
  readonly code: string;
}

export function bulkJobNotFound(): DomainError {
  return new DomainError('bulk_job_not_found', 'not-found', 'There is no such job.');
}
