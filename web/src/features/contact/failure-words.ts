/** The sentence the contact form shows for a failure. */
import { messageOf, statusOf } from '../../lib/api-error.js';
import { BotCheckError } from '../../entities/bot-check/bot-check.js';
import { t } from '../../lib/texts.js';

export function contactFailure(error: unknown): string {
  if (error instanceof BotCheckError) return t(error.message);
  // No answer at all, or none that we understand the way of.
  if (!statusOf(error)) return t('Failed to send message. Please try again.');
  return messageOf(error, t('Failed to send message'));
}
