/** The sentence the contact form shows for a failure. */
import { messageOf, statusOf } from '../../lib/api-error.js';
import { BotCheckError } from '../../entities/bot-check/bot-check.js';

export function contactFailure(error: unknown): string {
  if (error instanceof BotCheckError) return error.message;
  // No answer at all, or none that we understand the way of.
  if (!statusOf(error)) return 'Failed to send message. Please try again.';
  return messageOf(error, 'Failed to send message');
}
