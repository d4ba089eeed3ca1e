/** Documents: upload, extraction, versions, confirmations, what is announced of them. */
import { documentEvents } from '#domain/documents/document.events.js';
import type { Context } from '#platform/context.js';

export const documents: Context = {
  events: documentEvents,
  load: async () => (await import('./parts.js')).parts,
};
