/** The log proves itself: hash chains, signed heads, a document's history as a package. */
import { auditEvents } from '#domain/audit/log-head.js';
import type { Context } from '#platform/context.js';

export const audit: Context = {
  events: auditEvents,
  load: async () => (await import('./parts.js')).parts,
};
