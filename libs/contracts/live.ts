/**
 * GET /events: what changed in the caller's workspace, as server-sent events. Each message is a hint to ask again,
 * sent once the answer would show the change; it carries ids and states, never what stands in a document or what it
 * is called.
 */
import * as z from 'zod/mini';
import { DocumentStatus, DocumentType } from './documents.js';

/** The stream is open; its id is where it stands. */
export const READY = 'ready';
/** A document came, moved on, was edited or lost its original. */
export const DOCUMENT = 'document';
export const DOCUMENT_DELETED = 'document-deleted';
/** Credits or plan of the workspace changed. */
export const USAGE = 'usage';
/** A job over many documents began, went on or is over. */
export const BULK_JOB = 'bulk-job';
/** Somebody in the workspace is something else now, or left it. */
export const MEMBER = 'member';
/** Something was missed: ask for everything again. */
export const RESYNC = 'resync';

/** What did not change, or is not told by what happened, is absent. */
export const DocumentChange = z.object({
  documentId: z.string(),
  status: z.optional(DocumentStatus),
  docType: z.optional(DocumentType),
  version: z.optional(z.number()),
});
export type DocumentChange = z.infer<typeof DocumentChange>;

export const DocumentDeletion = z.object({ documentId: z.string() });
export type DocumentDeletion = z.infer<typeof DocumentDeletion>;

/** A line at least this often, if only a comment: silence for much longer means that the connection is dead. */
export const HEARTBEAT_MS = 15_000;
/**
 * A new stream begins with what was announced this long before, so that whoever asked for the state first misses
 * nothing.
 */
export const RECENT_MS = 10_000;
