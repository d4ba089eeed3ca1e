/** The sentence the free test shows for a failure. */
import { messageOf, statusOf } from '../../../lib/api-error.js';
import { msg, t } from '../../../lib/texts.js';

export const LIMIT_REACHED = msg('Daily limit reached. Sign up for unlimited access!');

export function freeTestFailure(error: unknown): string {
  const status = statusOf(error);
  if (status === 0) return t('Network error. Please try again.');
  if (status === 429) return messageOf(error, t('Daily free test limit reached. Please sign up for unlimited access.'));
  return messageOf(error, t('Failed to process document'));
}
