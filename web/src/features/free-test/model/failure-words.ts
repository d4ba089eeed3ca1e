/** The sentence the free test shows for a failure. */
import { messageOf, statusOf } from '../../../lib/api-error.js';

export const LIMIT_REACHED = 'Daily limit reached. Sign up for unlimited access!';

export function freeTestFailure(error: unknown): string {
  const status = statusOf(error);
  if (status === 0) return 'Network error. Please try again.';
  if (status === 429) return messageOf(error, 'Daily free test limit reached. Please sign up for unlimited access.');
  return messageOf(error, 'Failed to process document');
}
