/** Facts about one document (stream `document-<id>`). What people wrote on it, or called it, is sealed under the document's key. */
import { z } from 'zod';
import { DOCUMENT_TYPES } from '#kernel/document-types.js';
import { defineEvent, type EventOf, type Subject } from '#kernel/event.js';
import type { Json, JsonObject } from '#kernel/json.js';

const documentSubject = (data: { documentId: string }): Subject => `document:${data.documentId}`;
const json = z.json() as unknown as z.ZodType<Json>;
const extraction = z.record(z.string(), json) as z.ZodType<JsonObject>;
const docType = z.enum(DOCUMENT_TYPES);
const evidence = z.strictObject({
  page: z.int().nonnegative(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  source: z.enum(['text-layer', 'ocr', 'mrz', 'barcode', 'e-invoice', 'model', 'learned']),
});

export const DocumentUploaded = defineEvent({
  name: 'DocumentUploaded',
  version: 1,
  schema: z.strictObject({
    documentId: z.uuid(),
    workspaceId: z.uuid(),
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
  schema: z.strictObject({
    documentId: z.uuid(),
    workspaceId: z.uuid(),
    requestId: z.uuid(),
    /** Billing period whose credit it reserved. */
    period: z.string(),
  }),
});

const request = { documentId: z.uuid(), workspaceId: z.uuid(), requestId: z.uuid() };

export const ExtractionStarted = defineEvent({
  name: 'ExtractionStarted',
  version: 1,
  schema: z.strictObject(request),
});

export const ExtractionCompleted = defineEvent({
  name: 'ExtractionCompleted',
  version: 1,
  schema: z.strictObject({
    ...request,
    period: z.string(),
    docType,
    docTypeConfidence: z.number(),
    language: z.string(),
    pages: z.array(z.strictObject({ width: z.number(), height: z.number() })),
    extraction,
    confidence: z.record(z.string(), z.number()),
    evidence: z.record(z.string(), evidence),
    /** Fingerprint of its layout; documents read before there was one have none. */
    marks: z.array(z.string()).optional(),
    engine: z.string(),
    /** milliseconds */
    processingTime: z.number(),
  }),
  personal: { subject: documentSubject, erasedAs: { extraction: {}, confidence: {}, evidence: {}, marks: [] } },
});

export const ExtractionFailed = defineEvent({
  name: 'ExtractionFailed',
  version: 1,
  schema: z.strictObject({
    ...request,
    period: z.string(),
    /** As the extractor names it, or `timed_out`, `unavailable`. */
    code: z.string(),
    /** A sentence for the member. */
    message: z.string(),
  }),
});

export const FieldsEdited = defineEvent({
  name: 'FieldsEdited',
  version: 1,
  schema: z.strictObject({
    documentId: z.uuid(),
    workspaceId: z.uuid(),
    /** 2 for the first edit; 1 is what the engine read. */
    version: z.int().min(2),
    extraction,
    /** What the editor said. */
    changes: z.array(z.string()),
    /** What the values say; `before`/`after` absent = added/removed. */
    fieldChanges: z.array(z.strictObject({ path: z.string(), before: json.optional(), after: json.optional() })),
  }),
  personal: { subject: documentSubject, erasedAs: { extraction: {}, changes: [], fieldChanges: [] } },
});

/** Somebody looked at these values and found them right. */
export const FieldsConfirmed = defineEvent({
  name: 'FieldsConfirmed',
  version: 1,
  schema: z.strictObject({
    documentId: z.uuid(),
    workspaceId: z.uuid(),
    /** Whose values they are. */
    version: z.int().positive(),
    /** Dotted; a form's own labels are among them. */
    paths: z.array(z.string()),
  }),
  personal: { subject: documentSubject, erasedAs: { paths: [] } },
});

export const OriginalDeleted = defineEvent({
  name: 'OriginalDeleted',
  version: 1,
  schema: z.strictObject({ documentId: z.uuid(), workspaceId: z.uuid() }),
});

export const DocumentDeleted = defineEvent({
  name: 'DocumentDeleted',
  version: 1,
  schema: z.strictObject({
    documentId: z.uuid(),
    workspaceId: z.uuid(),
    objectKey: z.string(),
    /** The request that was still open, whose credit comes back. */
    openRequest: z.strictObject({ requestId: z.uuid(), period: z.string() }).optional(),
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
  OriginalDeleted,
  DocumentDeleted,
] as const;
export type DocumentEvent = EventOf<(typeof documentEvents)[number]>;
