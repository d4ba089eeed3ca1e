/** The process in which exports are made: the adapter's child, with the export context's maker in it. */
import { serveExports } from '#adapters/local-export-writer/serve-exports.js';
import type { ExportJob, WantedDocuments } from '#contexts/export/application/export-job.js';
import { makeExport } from '#contexts/export/application/make-export.js';
import { wordsIn } from '#contexts/export/http/words.js';
import type { ExportedDocument } from '#domain/export/record.js';

await serveExports<ExportJob, WantedDocuments, ExportedDocument>((job, documents, out) =>
  makeExport(job, documents, wordsIn, out),
);
