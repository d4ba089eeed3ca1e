/**
 * Operations: comparing and copying whole stores, for the command line; and the operator's page, which shows how the
 * installation stands.
 */
import type { Context } from '#platform/context.js';

export const operations: Context = {
  load: async () => (await import('./parts.js')).parts,
};
