/** Export: previews, files in five formats, templates. */
import { templateEvents } from '#domain/export/template.js';
import type { Context } from '#platform/context.js';

export const exporting: Context = {
  events: templateEvents,
  load: async () => (await import('./parts.js')).parts,
};
