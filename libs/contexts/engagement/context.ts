/** Visitors who write: contact messages and the newsletter. */
import { contactEvents } from '#domain/engagement/contact-message.js';
import { newsletterEvents } from '#domain/engagement/newsletter.js';
import type { Context } from '#platform/context.js';

export const engagement: Context = {
  events: [...contactEvents, ...newsletterEvents],
  load: async () => (await import('./parts.js')).parts,
};
