/** The sentences of the newsletter's two forms. */
import { messageOf, statusOf } from '../../lib/api-error.js';
import { BotCheckError } from '../../entities/bot-check/bot-check.js';
import type { NewsletterSource } from './api/newsletter.commands.js';

/** [the server refused without a word, no answer came] */
const WORDS: Record<NewsletterSource, readonly [refused: string, broken: string]> = {
  homepage: ['Failed to subscribe', 'Failed to subscribe. Please try again.'],
  footer: ['Failed to subscribe. Please try again.', 'An error occurred. Please try again.'],
};

export function subscribeFailure(error: unknown, source: NewsletterSource): string {
  if (error instanceof BotCheckError) return error.message;
  const [refused, broken] = WORDS[source];
  return statusOf(error) ? messageOf(error, refused) : broken;
}

export function emptyAddress(source: NewsletterSource): string {
  return source === 'footer' ? 'Please enter your email address' : 'Invalid email address';
}
