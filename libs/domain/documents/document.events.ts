/**
 * Facts about one document (stream `document-<id>`). What people wrote on it, or called it, is sealed under the
 * document's key.
 */
import { z } from 'zod';
import { reserved } from '#domain/billing/reservation.js';
import { DOCUMENT_TYPES } from '#kernel/document-types.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import { EVIDENCE_SOURCES } from '#kernel/evidence-sources.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { TURNS } from '#kernel/page-size.js';

const documentSubject = (data: { documentId: string }): Subject => `document:${data.documentId}`;
const place = { documentId: z.uuid(), workspaceId: z.uuid() };
const json: z.ZodType<Json> = z.json();
const extraction: z.ZodType<JsonObject> = z.record(z.string(), json);
const docType = z.enum(DOCUMENT_TYPES);
/** Before version 3 of the facts about it no page told how it lies. */
const page = z.strictObject({ width: z.number(), height: z.number(), turn: z.literal(TURNS).optional() });
const evidence = z.strictObject({
  page: z.int().nonnegative(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  source: z.enum(EVIDENCE_SOURCES),
});

export const DocumentUploaded = defineEvent({
  name: 'DocumentUploaded',
  version: 1,
  schema: z.strictObject({
    ...place,
    originalFilename: z.string(),
    /** As the magic bytes say. */
    mime: z.string(),
    /** bytes */
    size: z.int().positive(),
    /** Of the original bytes, hex. */
    sha256: z.string(),
    objectKey: z.string(),
    deleteAfterProcessing: z.boolean(),
  }),
  personal: { subject: documentSubject, erasedAs: { originalFilename: 'Deleted document', sha256: '' } },
});

export const ExtractionRequested = defineEvent({
  name: 'ExtractionRequested',
  version: 1,
  schema: z.strictObject({ ...place, ...reserved }),
});

export const ExtractionStarted = defineEvent({
  name: 'ExtractionStarted',
  version: 1,
  schema: z.strictObject({ ...place, requestId: z.uuid() }),
});

export const ExtractionCompleted = defineEvent({
  name: 'ExtractionCompleted',
  version: 4,
  schema: z.strictObject({
    ...place,
    ...reserved,
    docType,
    docTypeConfidence: z.number(),
    language: z.string(),
    pages: z.array(page),
    extraction,
    confidence: z.record(z.string(), z.number()),
    evidence: z.record(z.string(), evidence),
    /** Fingerprint of its layout; documents read before there was one have none. */
    marks: z.array(z.string()).optional(),
    engine: z.string(),
    /** milliseconds */
    processingTime: z.number(),
    /** Values that were read and not kept, as one document holds no more; absent: none. */
    leftOut: z.int().positive().optional(),
    /** Page, from 1, on which another document of the file begins, which was not read; absent: none does. */
    anotherFrom: z.int().positive().optional(),
  }),
  upcasts: { 1: (old) => old, 2: (old) => old, 3: (old) => old },
  personal: { subject: documentSubject, erasedAs: { extraction: {}, confidence: {}, evidence: {}, marks: [] } },
});

export const ExtractionFailed = defineEvent({
  name: 'ExtractionFailed',
  version: 1,
  schema: z.strictObject({
    ...place,
    ...reserved,
    /** As the extractor names it, or `timed_out`, `unavailable`. */
    code: z.string(),
    /** A sentence for the member. */
    message: z.string(),
  }),
});

export const FieldsEdited = defineEvent({
  name: 'FieldsEdited',
  version: 3,
  schema: z.strictObject({
    ...place,
    /** 2 for the first edit; 1 is what the engine read. */
    version: z.int().min(2),
    extraction,
    /** What the editor said. */
    changes: z.array(z.string()),
    /** What the values say; `before`/`after` absent = added/removed. */
    fieldChanges: z.array(z.strictObject({ path: z.string(), before: json.optional(), after: json.optional() })),
    /** Changes beside those listed; absent: none. Before version 2 all were listed, however many. */
    moreChanges: z.int().positive().optional(),
    /** The proposal that was accepted by it, and the member or API key that made it. */
    proposed: z.strictObject({ proposalId: z.uuid(), by: z.string() }).optional(),
  }),
  upcasts: { 1: (old) => old, 2: (old) => old },
  personal: { subject: documentSubject, erasedAs: { extraction: {}, changes: [], fieldChanges: [] } },
});

/** Somebody looked at these values and found them right. */
export const FieldsConfirmed = defineEvent({
  name: 'FieldsConfirmed',
  version: 1,
  schema: z.strictObject({
    ...place,
    /** Whose values they are. */
    version: z.int().positive(),
    /** Dotted; a form's own labels are among them. */
    paths: z.array(z.string()),
  }),
  personal: { subject: documentSubject, erasedAs: { paths: [] } },
});

/** Somebody, or an agent, thinks that another value stands on the page: nothing changes until a person accepts it. */
export const CorrectionProposed = defineEvent({
  name: 'CorrectionProposed',
  version: 1,
  schema: z.strictObject({
    ...place,
    proposalId: z.uuid(),
    /** Whose value it would replace. */
    version: z.int().positive(),
    /** Dotted */
    path: z.string(),
    /** Absent: nothing stood there. */
    before: json.optional(),
    value: json,
    /** In the words of who proposed it. */
    reason: z.string(),
  }),
  personal: { subject: documentSubject, erasedAs: { path: '', before: null, value: null, reason: '' } },
});

/** A person decided against it. One that is accepted is an edit. */
export const CorrectionRejected = defineEvent({
  name: 'CorrectionRejected',
  version: 1,
  schema: z.strictObject({ ...place, proposalId: z.uuid() }),
});

export const OriginalDeleted = defineEvent({
  name: 'OriginalDeleted',
  version: 1,
  schema: z.strictObject(place),
});

/** From now on nobody and no rule deletes the document or its original; placed again, the newest reason counts. */
export const HoldPlaced = defineEvent({
  name: 'HoldPlaced',
  version: 1,
  schema: z.strictObject({ ...place, reason: z.string() }),
  personal: { subject: documentSubject, erasedAs: { reason: '' } },
});

export const HoldReleased = defineEvent({
  name: 'HoldReleased',
  version: 1,
  schema: z.strictObject(place),
});

export const DocumentDeleted = defineEvent({
  name: 'DocumentDeleted',
  version: 1,
  schema: z.strictObject({
    ...place,
    objectKey: z.string(),
    /** The request that was still open, whose credit comes back. */
    openRequest: z.strictObject(reserved).optional(),
  }),
});

export const documentEvents = [
  DocumentUploaded,
  ExtractionRequested,
  ExtractionStarted,
  ExtractionCompleted,
  ExtractionFailed,
  FieldsEdited,
  FieldsConfirmed,
  CorrectionProposed,
  CorrectionRejected,
  OriginalDeleted,
  HoldPlaced,
  HoldReleased,
  DocumentDeleted,
] as const;
export type DocumentEvent = EventOf<(typeof documentEvents)[number]>;

/** What is known of a document before anything of it was read. */
export type Uploaded = EventOf<typeof DocumentUploaded>['data'];
