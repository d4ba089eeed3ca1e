/** Agents: the API as tools and resources of the Model Context Protocol. */
import type { Context } from '#platform/context.js';

export const agents: Context = {
  load: async () => (await import('./parts.js')).parts,
};
