/** Bulk: jobs over many documents, carried on until they are through. */
import { bulkDeletionEvents } from '#domain/bulk/bulk-deletion.js';
import { bulkExportEvents } from '#domain/bulk/bulk-export.js';
import type { Context } from '#platform/context.js';

export const bulk: Context = {
  events: [...bulkDeletionEvents, ...bulkExportEvents],
  load: async () => (await import('./parts.js')).parts,
};
