/** /bulk-jobs: one request for many documents, done afterwards; how far it is can be asked and waited for. */
import * as z from 'zod/mini';

export const MOST_DELETED_AT_ONCE = 10_000;

export const BulkStatus = z.enum(['pending', 'running', 'finished', 'canceled']);
export type BulkStatus = z.infer<typeof BulkStatus>;

export const BulkDeletionBody = z.object({
  /** Of documents. One that is named twice counts once. */
  ids: z
    .array(z.uuid('The id of a document is a UUID.'))
    .check(
      z.minLength(1, 'Please choose at least one document.'),
      z.maxLength(
        MOST_DELETED_AT_ONCE,
        `At most ${MOST_DELETED_AT_ONCE.toLocaleString('en')} documents can be deleted at once.`,
      ),
    ),
});
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
