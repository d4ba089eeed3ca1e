/** /bulk-jobs: one request for many documents, done afterwards; how far it is can be asked and waited for. */
import * as z from 'zod/mini';
import { msg } from '#texts/msg.js';
import { ExportForm } from './export.js';

export const MOST_AT_ONCE = 10_000;

export const BulkStatus = z.enum(['pending', 'running', 'finished', 'canceled']);
export type BulkStatus = z.infer<typeof BulkStatus>;

/** Of documents. One that is named twice counts once. */
const idsTo = (done: string) =>
  z
    .array(z.uuid(msg('The id of a document is a UUID.')))
    .check(
      z.minLength(1, msg('Please choose at least one document.')),
      z.maxLength(MOST_AT_ONCE, `At most ${MOST_AT_ONCE.toLocaleString('en')} documents can be ${done} at once.`),
    );

export const BulkDeletionBody = z.object({ ids: idsTo('deleted') });
export type BulkDeletionBody = z.infer<typeof BulkDeletionBody>;

export const BulkFailure = z.object({
  /** Of the document */
  id: z.string(),
  /** That of the refusal, had it been asked for alone, such as `document_not_found`. */
  code: z.string(),
});

export const BulkJob = z.object({
  id: z.string(),
  status: BulkStatus,
  /** Documents, each once. */
  total: z.int(),
  done: z.int(),
  /** What could not be done; all else of a finished job is done. */
  failed: z.array(BulkFailure),
  /** ISO 8601, UTC */
  requestedAt: z.string(),
  /** Absent: it is under way. */
  endedAt: z.optional(z.string()),
});
export type BulkJob = z.infer<typeof BulkJob>;
export const BulkJobAnswer = z.object({ job: BulkJob });
export type BulkJobAnswer = z.infer<typeof BulkJobAnswer>;

export const BulkExportBody = z.extend(ExportForm, { ids: idsTo('exported') });
export type BulkExportBody = z.infer<typeof BulkExportBody>;

export const BulkExportStatus = z.enum([...BulkStatus.options, 'failed']);
export type BulkExportStatus = z.infer<typeof BulkExportStatus>;

export const BulkExportFile = z.object({
  /** Where it is fetched, below the address of the API. */
  href: z.string(),
  bytes: z.int(),
  /** ISO 8601, UTC; then it is removed. */
  expiresAt: z.string(),
});

export const BulkExport = z.extend(BulkJob, {
  status: BulkExportStatus,
  /** Absent: there is none (yet), or it was removed. */
  file: z.optional(BulkExportFile),
  /**
   * Why there is no file (any more): `expired`, `displaced` by newer ones, `document_deleted`, or that of the refusal.
   */
  code: z.optional(z.string()),
});
export type BulkExport = z.infer<typeof BulkExport>;
export const BulkExportAnswer = z.object({ job: BulkExport });
export type BulkExportAnswer = z.infer<typeof BulkExportAnswer>;
