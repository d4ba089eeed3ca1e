/** The sentences of the newsletter's two forms. */
import { messageOf, statusOf } from '../../lib/api-error.js';
import { BotCheckError } from '../../entities/bot-check/bot-check.js';
import { msg, t } from '../../lib/texts.js';
import type { NewsletterSource } from './api/newsletter.commands.js';

/** [the server refused without a word, no answer came] */
const WORDS: Record<NewsletterSource, readonly [refused: string, broken: string]> = {
  homepage: [msg('Failed to subscribe'), msg('Failed to subscribe. Please try again.')],
  footer: [msg('Failed to subscribe. Please try again.'), msg('An error occurred. Please try again.')],
};

export function subscribeFailure(error: unknown, source: NewsletterSource): string {
  if (error instanceof BotCheckError) return t(error.message);
  const [refused, broken] = WORDS[source];
  return statusOf(error) ? messageOf(error, t(refused)) : t(broken);
}

export function emptyAddress(source: NewsletterSource): string {
  return source === 'footer' ? t('Please enter your email address') : t('Invalid email address');
}
