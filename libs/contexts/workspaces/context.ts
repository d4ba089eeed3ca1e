/** Workspaces: what everything else belongs to, and who hears what happens in one. */
import { workspaceEvents } from '#domain/workspaces/workspace.js';
import type { Context } from '#platform/context.js';

export const workspaces: Context = {
  events: workspaceEvents,
  load: async () => (await import('./parts.js')).parts,
};
