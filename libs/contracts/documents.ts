/** /documents: lists, one document, its versions, upload and edit. */
import * as z from 'zod/mini';
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import { DOCUMENT_STATUSES } from '#kernel/document-status.js';
import { EVIDENCE_SOURCES } from '#kernel/evidence-sources.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { TURNS } from '#kernel/page-size.js';
import { DOCUMENT_TYPES } from '#kernel/document-types.js';
import { msg } from '#texts/msg.js';

export { DOCUMENT_TITLES, DOCUMENT_TYPES } from '#kernel/document-types.js';
export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof DocumentType>;

export { DOCUMENT_STATUSES };
export const DocumentStatus = z.enum(DOCUMENT_STATUSES);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

export const Evidence = z.object({
  page: z.int(),
  box: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  source: z.enum(EVIDENCE_SOURCES),
});
export type Evidence = z.infer<typeof Evidence>;

export const JsonValue: z.ZodMiniType<Json> = z.json();

/** Nested values as the engine's schemas name them; a value not found is absent. */
export const Extraction: z.ZodMiniType<JsonObject> = z.record(z.string(), JsonValue);
export type Extraction = z.infer<typeof Extraction>;

export const FieldChange = z.object({
  /** Dotted path, e.g. `line_items.0.amount` */
  path: z.string(),
  /** Absent: the field was added. */
  before: z.optional(JsonValue),
  /** Absent: the field was removed. */
  after: z.optional(JsonValue),
});
export type FieldChange = z.infer<typeof FieldChange>;

const changes = {
  /** What the server saw change. */
  fieldChanges: z.array(FieldChange),
  /** How many changes there are beside those listed; absent: none. */
  moreChanges: z.optional(z.int()),
};

/** What became different on the way from version, or fact, `from` to the one that was asked for. */
export const Comparison = z.object({ from: z.int(), ...changes });

export const DocumentVersion = z.object({
  /** 1 is what the engine read; each edit adds one. */
  version: z.int(),
  editedAt: z.string(),
  /** What the editor said, e.g. 'Updated total_amount'. */
  changes: z.array(z.string()),
  ...changes,
  /** The member's name, or 'Recto' for version 1. */
  editedBy: z.string(),
  /** Whose proposal was accepted by this edit; absent: it was none. */
  proposedBy: z.optional(z.string()),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** Texts, numbers, true and false: what a proposal may put in the place of a value. */
const ProposedValue = z.union([z.string().check(z.minLength(1)), z.number(), z.boolean()]);

/** A correction that waits until a person accepts or rejects it. */
export const Proposal = z.object({
  id: z.string(),
  /** Dotted path of the value, e.g. `line_items.0.amount` */
  path: z.string(),
  /** What stood there when it was proposed. Absent: nothing. */
  before: z.optional(JsonValue),
  value: ProposedValue,
  reason: z.string(),
  /** A member's name, or that of an API key. */
  proposedBy: z.string(),
  /** ISO 8601, UTC */
  proposedAt: z.string(),
  /** Another value stands there now: it can only be rejected. */
  outdated: z.boolean(),
});
export type Proposal = z.infer<typeof Proposal>;

const summary = {
  _id: z.string(),
  originalFilename: z.string(),
  docType: DocumentType,
  status: DocumentStatus,
  /** ISO 639-1, '' until known, 'und' when it cannot be told */
  language: z.string(),
  /** ISO 8601, UTC */
  createdAt: z.string(),
  mime: z.string(),
  /** bytes */
  size: z.int(),
  /** 0 until known */
  pages: z.int(),
  deleteAfterProcessing: z.boolean(),
  /** True once the original cannot be had any more. */
  originalDeleted: z.boolean(),
};

export const DocumentSummary = z.object({ ...summary, extraction: z.optional(Extraction) });
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const Pagination = z.object({
  /** With a cursor: how many parts were walked. */
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  pages: z.int(),
  /** The `cursor` of what follows; null at the end. */
  next: z.nullable(z.string()),
});
export type Pagination = z.infer<typeof Pagination>;

export const DocumentList = z.object({ documents: z.array(DocumentSummary), pagination: Pagination });
export type DocumentList = z.infer<typeof DocumentList>;

export const PageSize = z.object({
  /** Of the page as it came, which the places in `evidence` are parts of. */
  width: z.number(),
  height: z.number(),
  /** Clockwise degrees that set it upright; absent: it stands upright. */
  turn: z.optional(z.literal(TURNS)),
});
export type PageSize = z.infer<typeof PageSize>;

/** While it is there, nobody and no rule deletes the document or its file. */
export const DocumentHold = z.object({
  reason: z.string(),
  /** Name of who placed it. */
  by: z.string(),
  /** ISO 8601, UTC */
  at: z.string(),
});
export type DocumentHold = z.infer<typeof DocumentHold>;

export const DocumentDetail = z.object({
  ...summary,
  extraction: Extraction,
  /** Path → 0..1; empty until completed. */
  confidence: z.record(z.string(), z.number()),
  evidence: z.record(z.string(), Evidence),
  /** Paths of values that a member found right; a value that is edited is no longer among them. */
  confirmed: z.array(z.string()),
  /** Corrections that wait for a person, oldest first. */
  proposals: z.array(Proposal),
  /** The newest, at most 20 of them and 1 MB; `GET /documents/{id}/versions/{n}` has each of the others. */
  versions: z.array(DocumentVersion),
  /** Paths of values that members set since it was read: of the latest, at most 10,000. */
  edited: z.array(z.string()),
  /** Paths of lists that rows were added to or taken from since. */
  moved: z.array(z.string()),
  /**
   * The newest version, when its values are too large to be shown (8 MB); the values here are then those of version
   * `shown`, none when that is 0.
   */
  leftOut: z.optional(z.object({ version: z.int(), shown: z.int() })),
  /** Number of the newest version, 0 until completed; also the ETag, quoted. */
  version: z.int(),
  pageSizes: z.array(PageSize),
  /** Absent: it is not on hold. */
  hold: z.optional(DocumentHold),
  docTypeConfidence: z.number(),
  /** Milliseconds in the engine; absent until completed. */
  processingTime: z.optional(z.number()),
  engine: z.optional(z.string()),
  /** How many values were read and not kept, as one document holds no more; absent: none. */
  notKept: z.optional(z.int()),
  /** Page, from 1, on which another document of the file begins, which was not read; absent: none does. */
  anotherFrom: z.optional(z.int()),
  /** Why it failed. */
  failure: z.optional(z.object({ code: z.string(), message: z.string() })),
});
export type DocumentDetail = z.infer<typeof DocumentDetail>;

export const DocumentAnswer = z.object({ document: DocumentDetail });
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;

/** PUT /documents/{id}. Send `If-Match: "<version>"` to be refused (412) when somebody edited in between. */
export const EditBody = z.object({
  extraction: Extraction,
  changes: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(500))),
});
export type EditBody = z.infer<typeof EditBody>;

/** POST /documents/{id}/confirm: these values were looked at and are right. Send `If-Match` as for an edit. */
export const ConfirmBody = z.object({
  paths: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(2000)),
});
export type ConfirmBody = z.infer<typeof ConfirmBody>;

/** POST /documents/{id}/proposals: another value for a path, and why. */
export const ProposalBody = z.object({
  path: z.string().check(z.minLength(1, msg('Say which value: its path is empty')), z.maxLength(1000)),
  value: ProposedValue,
  /** Shown to the person who decides. */
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, msg('Say why: the reason is empty')),
      z.maxLength(DOCUMENT_LIMITS.proposalReasonCharacters, msg('A reason has at most 500 characters')),
    ),
});
export type ProposalBody = z.infer<typeof ProposalBody>;

export const ProposalAnswer = z.object({ proposal: Proposal });
export type ProposalAnswer = z.infer<typeof ProposalAnswer>;

export const VersionWithValues = z.extend(DocumentVersion, { extraction: Extraction });

/** GET /documents/{id}/versions/{n}: what the values were at that version. */
export const VersionAnswer = z.object({
  version: VersionWithValues,
  /** Only when `from` was asked for. */
  comparison: z.optional(Comparison),
});
export type VersionAnswer = z.infer<typeof VersionAnswer>;
export const VersionQuery = z.object({ from: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) });

/** Widths in pixels in which pictures of pages are made; another one is answered with the next larger. */
export const PAGE_WIDTHS = [320, 640, 1024, 1600] as const;
export const PageQuery = z.object({ width: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1024) });

/** A document of this workspace that was uploaded before with the very same bytes. */
export const SameFile = z.object({ _id: z.string(), originalFilename: z.string(), createdAt: z.string() });
export type SameFile = z.infer<typeof SameFile>;

/** `duplicateOf`: newest first, absent when there is none. The upload is a document of its own all the same. */
export const UploadAnswer = z.object({ document: DocumentSummary, duplicateOf: z.optional(z.array(SameFile)) });
export type UploadAnswer = z.infer<typeof UploadAnswer>;

const BASE64_MAX = Math.ceil((10 * 1024 * 1024) / 3) * 4;
/** POST /documents: a file by its address, or in base64; one of both. */
export const NewDocumentBody = z.object({
  /** https; fetched once, by the server, which follows no redirect. */
  url: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
  /** Base64, of 10 MB at most. */
  content: z.optional(z.string().check(z.maxLength(BASE64_MAX, msg('The file is larger than 10 MB.')))),
  /** That of the address unless given. */
  filename: z.optional(z.string().check(z.maxLength(1_000))),
  deleteAfterProcessing: z._default(z.boolean(), false),
});
export type NewDocumentBody = z.infer<typeof NewDocumentBody>;

/** Seconds for which an answer may be held until the document is read. */
export const LONGEST_WAIT = 30;
/** GET /documents/{id} and POST /documents/upload: held so long at most; read or not, the answer comes then. */
export const WaitQuery = z.object({
  wait: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LONGEST_WAIT))),
});

/** Instead of a page: where to go on, as `pagination.next` of an answer said. */
export const Cursor = z.optional(z.string().check(z.maxLength(500)));

/** GET /documents: everything arrives as text. Lists are separated by commas. */
export const ListQuery = z.object({
  cursor: Cursor,
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  status: z.optional(z.string()),
  docType: z.optional(z.string()),
  language: z.optional(z.string()),
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  includeFields: z.optional(z.enum(['true', 'false'])),
});
export type ListQuery = z.infer<typeof ListQuery>;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Accepted types with the extensions a file picker shows for them. */
export const UPLOAD_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/bmp': ['.bmp'],
  'image/tiff': ['.tif', '.tiff'],
  'application/pdf': ['.pdf'],
} as const;
