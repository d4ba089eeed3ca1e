/**
 * /documents/{id}/history: every fact about a document, the document as it stood after any of them, and both as files
 * for an auditor.
 */
import * as z from 'zod/mini';
import { DOCUMENT_STATUSES } from '#kernel/document-status.js';
import { Comparison, Extraction, JsonValue } from './documents.js';

/** Stands in the place of whatever was erased. */
export const ERASED = 'erased';

const FACT_SOURCES = ['member', 'api', 'worker', 'visitor', 'system'] as const;

export const HistoryFact = z.object({
  /** Place in the document's history, from 0. */
  revision: z.int(),
  id: z.string(),
  /** Past tense, e.g. `FieldsEdited`. */
  type: z.string(),
  /** ISO 8601, UTC */
  at: z.string(),
  actor: z.object({
    kind: z.enum(['member', 'apiKey', 'visitor', 'operator', 'system']),
    id: z.string(),
    /** A member's name, 'Former member', `API key` and its name, or what the part of Recto is called. */
    name: z.string(),
  }),
  source: z.enum(FACT_SOURCES),
  /** Same for everything that one request or job led to. */
  correlationId: z.string(),
  /** The event, job or request that directly caused it. */
  causationId: z.string(),
  /** True when its content is gone for ever; then personal fields read 'erased'. */
  erased: z.boolean(),
  data: z.record(z.string(), JsonValue),
  /** SHA-256, hex; '' before the first. */
  previousHash: z.string(),
  hash: z.string(),
});
export type HistoryFact = z.infer<typeof HistoryFact>;

/** Oldest first; the chain of hashes was checked when this was read. */
export const DocumentHistory = z.object({ documentId: z.string(), deleted: z.boolean(), facts: z.array(HistoryFact) });
export type DocumentHistory = z.infer<typeof DocumentHistory>;

/**
 * GET /documents/{id}/history/state: after a fact (`revision`), at a moment (`at`), or as it stands when neither is
 * given.
 */
export const HistoryStateQuery = z.object({
  revision: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  at: z.optional(z.iso.datetime()),
  /** Say what became different since that revision. */
  from: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
});

export const DocumentState = z.object({
  /** The last fact it includes. */
  revision: z.int(),
  at: z.string(),
  status: z.enum([...DOCUMENT_STATUSES, 'deleted']),
  originalFilename: z.string(),
  docType: z.string(),
  language: z.string(),
  /** 0 until completed. */
  version: z.int(),
  originalDeleted: z.boolean(),
  confirmed: z.array(z.string()),
  /** 'erased' once the document was deleted. */
  extraction: z.union([Extraction, z.literal(ERASED)]),
});
export type DocumentState = z.infer<typeof DocumentState>;

export const DocumentStateAnswer = z.object({
  state: DocumentState,
  comparison: z.optional(Comparison),
});
export type DocumentStateAnswer = z.infer<typeof DocumentStateAnswer>;
