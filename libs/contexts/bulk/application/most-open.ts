import { DomainError } from '#kernel/domain-error.js';

/** Of a workspace and of a kind. They are done one after another. */
export const MOST_OPEN = 100;

/** @throws too_many_bulk_jobs */
export function checkRoom(open: number): void {
  if (open < MOST_OPEN) return;
  throw new DomainError(
    'too_many_bulk_jobs',
    'rate-limited',
    `At most ${MOST_OPEN} jobs can wait in a workspace. Please wait until one of them is done.`,
    { retryAfter: 10 },
  );
}
