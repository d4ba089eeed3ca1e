import { ExportSource } from '#contexts/export/application/export-source.js';
import { Creator } from '#contexts/export/application/exporting.js';
import type { Composed, ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { ExportWriter } from '#ports/export-writer.js';
import { Ids } from '#ports/ids.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { bulkAnnouncers } from './application/announcements.js';
import { DeleteInBulk } from './application/delete-in-bulk.js';
import { ExportFiles } from './application/export-files.js';
import { ExportInBulk } from './application/export-in-bulk.js';
import { ExpireExports, forgetExports } from './application/forget-exports.js';
import { RequestDeletionHandler } from './application/request-deletion.js';
import { RequestExportHandler } from './application/request-export.js';
import { BulkDeletionsController } from './http/bulk-deletions.controller.js';
import { BulkExportsController } from './http/bulk-exports.controller.js';
import { UntilOver } from './http/until-over.js';

const making = ({ get }: Composed) => ({
  source: get(ExportSource),
  writer: get(ExportWriter),
  creator: get(Creator),
  files: get(ExportFiles),
  clock: get(Clock),
  ids: get(Ids),
});

export const parts: ContextParts = {
  providers: () => [ExportFiles, RequestDeletionHandler, RequestExportHandler, UntilOver],
  controllers: [BulkDeletionsController, BulkExportsController],
  announcers: bulkAnnouncers,
  reactors: ({ get }) => [
    forgetExports({
      decisions: get(Decisions),
      views: get(Views),
      progress: get(ReadModelProgress),
      files: get(ExportFiles),
      keys: get(KeyRing),
    }),
  ],
  sweeps: (app) => {
    const { get } = app;
    return [
      new DeleteInBulk(get(Decisions), get(Views), get(ReadModelProgress)),
      new ExportInBulk(get(Decisions), get(Views), get(ReadModelProgress), making(app)),
      new ExpireExports(get(Decisions), get(Views), get(ExportFiles), get(Clock)),
    ];
  },
};
