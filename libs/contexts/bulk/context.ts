/** Bulk: jobs over many documents, carried on until they are through. */
import { bulkDeletionEvents } from '#domain/bulk/bulk-deletion.js';
import type { Context } from '#platform/context.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { bulkAnnouncers } from './application/announcements.js';
import { DeleteInBulk } from './application/delete-in-bulk.js';
import { RequestDeletionHandler } from './application/request-deletion.js';
import { BulkDeletionsController } from './http/bulk-deletions.controller.js';

export const bulk: Context = {
  name: 'bulk',
  events: bulkDeletionEvents,
  providers: () => [RequestDeletionHandler],
  controllers: [BulkDeletionsController],
  announcers: bulkAnnouncers,
  sweeps: ({ get }) => [new DeleteInBulk(get(Decisions), get(Views), get(ReadModelProgress))],
};
