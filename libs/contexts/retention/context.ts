/** Retention: how long a workspace keeps documents and their originals, and the rule's way through them. */
import { retentionEvents } from '#domain/retention/retention-rule.js';
import type { Context } from '#platform/context.js';

export const retention: Context = {
  events: retentionEvents,
  load: async () => (await import('./parts.js')).parts,
};
