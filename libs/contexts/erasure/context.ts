/** What deleting an account or cleaning up a workspace takes with it. */
import type { Context } from '#platform/context.js';

export const erasure: Context = {
  load: async () => (await import('./parts.js')).parts,
};
