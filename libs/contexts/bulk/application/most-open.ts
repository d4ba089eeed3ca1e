import { DomainError } from '#kernel/domain-error.js';
import { sentence } from '#texts/sentence.js';

/** Of a workspace and of a kind. They are done one after another. */
export const MOST_OPEN = 100;

/** @throws too_many_bulk_jobs */
export function checkRoom(open: number): void {
  if (open < MOST_OPEN) return;
  throw new DomainError(
    'too_many_bulk_jobs',
    'rate-limited',
    sentence('At most {most} jobs can wait in a workspace. Please wait until one of them is done.', {
      most: MOST_OPEN,
    }),
    { retryAfter: 10 },
  );
}
