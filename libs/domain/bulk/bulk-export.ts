/**
 * Many documents to be exported as one job (stream `bulkexport-<id>`): who asked, for which ones and in which form, how
 * far it is, and the file that came of it. A file is written from its beginning under an id and a key of its own; what
 * is told of any other file than the one that is being written is not believed. A file is forgotten after a day, and as
 * soon as a document in it is deleted.
 */
import { z } from 'zod';
import type { Dated, Decider } from '#kernel/decider.js';
import { defineEvent, type Actor, type EventOf, type Subject } from '#kernel/event.js';
import { bulkJobNotFound, type Refused } from './bulk-job.js';

/** Hours from its end. */
export const KEPT_MS = 24 * 60 * 60_000;
/** Of a workspace; the oldest goes when there is one more. */
export const MOST_FILES = 20;

const place = { exportId: z.uuid(), workspaceId: z.uuid() };
const fileId = z.uuid();

/** What is wanted of the file: names of fields are labels from documents, and so is the file's name. */
const wanted = z.strictObject({
  format: z.enum(['json', 'csv', 'excel', 'pdf', 'xml']),
  selectedFields: z.array(z.string()),
  options: z.strictObject({
    includeMetadata: z.boolean(),
    flattenNested: z.boolean(),
    includeConfidence: z.boolean(),
    includeOCR: z.boolean(),
    includeRawData: z.boolean(),
    groupByField: z.string().optional(),
    sortBy: z.strictObject({ field: z.string(), direction: z.enum(['asc', 'desc']) }),
  }),
  customFileName: z.string(),
});
export type Wanted = z.infer<typeof wanted>;

const ERASED: Wanted = {
  format: 'json',
  selectedFields: [],
  options: {
    includeMetadata: false,
    flattenNested: false,
    includeConfidence: false,
    includeOCR: false,
    includeRawData: false,
    sortBy: { field: 'createdAt', direction: 'desc' },
  },
  customFileName: '',
};

/** Whose key seals what is wanted, and whose key seals a file. */
export const exportSubject = (id: string): Subject => `export:${id}`;

export const BulkExportRequested = defineEvent({
  name: 'BulkExportRequested',
  version: 1,
  schema: z.strictObject({ ...place, documentIds: z.array(z.uuid()), wanted }),
  personal: { subject: ({ exportId }): Subject => exportSubject(exportId), erasedAs: { wanted: ERASED } },
});
/** A file is being written from its beginning. */
export const BulkExportBegun = defineEvent({
  name: 'BulkExportBegun',
  version: 1,
  schema: z.strictObject({ ...place, fileId }),
});
/** So many documents of the file are written. */
export const BulkExportAdvanced = defineEvent({
  name: 'BulkExportAdvanced',
  version: 1,
  schema: z.strictObject({ ...place, done: z.int().nonnegative() }),
});
/** The file that was being written is not to be: a document in it was deleted, or its writer is gone. */
export const BulkExportInterrupted = defineEvent({
  name: 'BulkExportInterrupted',
  version: 1,
  schema: z.strictObject({ ...place, fileId }),
});
export const BulkExportFinished = defineEvent({
  name: 'BulkExportFinished',
  version: 1,
  schema: z.strictObject({
    ...place,
    done: z.int().nonnegative(),
    failed: z.array(z.strictObject({ id: z.uuid(), code: z.string() })),
    /** Absent: there was nothing to write. */
    file: z.strictObject({ fileId, parts: z.int().positive(), bytes: z.int().nonnegative() }).optional(),
  }),
});
export const BulkExportFailed = defineEvent({
  name: 'BulkExportFailed',
  version: 1,
  schema: z.strictObject({ ...place, fileId, code: z.string() }),
});
export const BulkExportCanceled = defineEvent({
  name: 'BulkExportCanceled',
  version: 1,
  schema: z.strictObject({ ...place, fileId: fileId.optional() }),
});
/** The file is there no more. */
export const BulkExportWithdrawn = defineEvent({
  name: 'BulkExportWithdrawn',
  version: 1,
  schema: z.strictObject({ ...place, fileId, reason: z.enum(['expired', 'displaced', 'document_deleted']) }),
});

export const bulkExportEvents = [
  BulkExportRequested,
  BulkExportBegun,
  BulkExportAdvanced,
  BulkExportInterrupted,
  BulkExportFinished,
  BulkExportFailed,
  BulkExportCanceled,
  BulkExportWithdrawn,
] as const;
type BulkExportEvent = EventOf<(typeof bulkExportEvents)[number]>;

type WithdrawnReason = EventOf<typeof BulkExportWithdrawn>['data']['reason'];
type WrittenFile = NonNullable<EventOf<typeof BulkExportFinished>['data']['file']>;

export interface KnownBulkExport {
  readonly status: 'open' | 'finished' | 'failed' | 'canceled';
  readonly exportId: string;
  readonly workspaceId: string;
  readonly documentIds: readonly string[];
  readonly wanted: Wanted;
  readonly done: number;
  readonly failed: readonly Refused[];
  /** Of the file that is being written. */
  readonly writing?: string;
  readonly file?: WrittenFile;
  readonly withdrawn?: WithdrawnReason;
  /** Why it failed: that of the refusal. */
  readonly code?: string;
  /** Who asked. Absent: it was decided just now. */
  readonly by?: Actor;
  /** ISO 8601, UTC */
  readonly requestedAt?: string;
  readonly endedAt?: string;
}
export type BulkExport = { readonly status: 'none' } | KnownBulkExport;

interface Place {
  readonly exportId: string;
  readonly workspaceId: string;
}

type BulkExportCommand =
  | ({ readonly type: 'RequestBulkExport'; readonly documentIds: readonly string[]; readonly wanted: Wanted } & Place)
  | { readonly type: 'BeginFile'; readonly fileId: string }
  | { readonly type: 'RecordWritten'; readonly fileId: string; readonly done: number }
  | {
      readonly type: 'FinishBulkExport';
      readonly fileId: string;
      readonly done: number;
      readonly failed: readonly Refused[];
      /** 0: there was nothing to write. */
      readonly parts: number;
      readonly bytes: number;
    }
  | { readonly type: 'FailBulkExport'; readonly fileId: string; readonly code: string }
  | ({ readonly type: 'CancelBulkExport' } & Place)
  | { readonly type: 'TakeOutDocument'; readonly documentId: string }
  | { readonly type: 'ExpireBulkExport' }
  /** By newer files of its workspace. */
  | { readonly type: 'DisplaceBulkExport' };

export const bulkExportDecider: Decider<BulkExportCommand, BulkExportEvent, BulkExport> = {
  category: 'bulkexport',
  initial: { status: 'none' },

  evolve(state, { type, data, metadata }: BulkExportEvent & Dated): BulkExport {
    const ended = { writing: undefined, ...(metadata && { endedAt: metadata.occurredAt }) };
    if (type === 'BulkExportRequested') {
      const asked = { ...(metadata && { by: metadata.actor, requestedAt: metadata.occurredAt }) };
      return { status: 'open', ...data, done: 0, failed: [], ...asked };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'BulkExportBegun':
        return { ...state, writing: data.fileId, done: 0 };
      case 'BulkExportAdvanced':
        return { ...state, done: data.done };
      case 'BulkExportInterrupted':
        return { ...state, writing: undefined, done: 0 };
      case 'BulkExportFinished': {
        const { done, failed, file } = data;
        return { ...state, ...ended, status: 'finished', done, failed, ...(file && { file }) };
      }
      case 'BulkExportFailed':
        return { ...state, ...ended, status: 'failed', done: 0, code: data.code };
      case 'BulkExportCanceled':
        return { ...state, ...ended, status: 'canceled', done: 0 };
      case 'BulkExportWithdrawn':
        return { ...state, file: undefined, withdrawn: data.reason };
    }
  },

  decide(command, state, { now }) {
    if (command.type === 'RequestBulkExport') {
      const { exportId, workspaceId, documentIds, wanted: form } = command;
      if (state.status !== 'none') return [];
      return [BulkExportRequested({ exportId, workspaceId, documentIds: [...documentIds], wanted: form })];
    }
    if (command.type === 'CancelBulkExport') {
      const { status, exportId, workspaceId, writing } = bulkExportOf(command.workspaceId, state);
      if (status !== 'open') return [];
      return [BulkExportCanceled({ exportId, workspaceId, ...(writing !== undefined && { fileId: writing }) })];
    }
    if (state.status === 'none') return [];
    const at = { exportId: state.exportId, workspaceId: state.workspaceId };
    const { writing } = state;
    const interrupted = writing === undefined ? [] : [BulkExportInterrupted({ ...at, fileId: writing })];
    switch (command.type) {
      case 'BeginFile':
        return state.status === 'open' ? [...interrupted, BulkExportBegun({ ...at, fileId: command.fileId })] : [];
      case 'RecordWritten':
        return writing === command.fileId && command.done > state.done
          ? [BulkExportAdvanced({ ...at, done: command.done })]
          : [];
      case 'FinishBulkExport': {
        const { fileId: written, done, failed, parts, bytes } = command;
        if (writing !== written) return [];
        const file = parts > 0 && { file: { fileId: written, parts, bytes } };
        return [BulkExportFinished({ ...at, done, failed: [...failed], ...file })];
      }
      case 'FailBulkExport':
        return writing === command.fileId
          ? [BulkExportFailed({ ...at, fileId: command.fileId, code: command.code })]
          : [];
      case 'TakeOutDocument':
        if (!isIn(state, command.documentId)) return [];
        return state.file ? [withdrawn(at, state.file, 'document_deleted')] : interrupted;
      case 'ExpireBulkExport':
        return state.file && now >= expiryOf(state, now) ? [withdrawn(at, state.file, 'expired')] : [];
      case 'DisplaceBulkExport':
        return state.file ? [withdrawn(at, state.file, 'displaced')] : [];
    }
  },
};

const withdrawn = (at: Place, { fileId: of }: WrittenFile, reason: WithdrawnReason) =>
  BulkExportWithdrawn({ ...at, fileId: of, reason });

/** Of what could not be exported nothing stands in the file. */
const isIn = ({ documentIds, failed }: KnownBulkExport, documentId: string): boolean =>
  documentIds.includes(documentId) && !failed.some(({ id }) => id === documentId);

/** Until when its file is kept, ISO 8601. @param now stands for times that were decided just now */
export const expiryOf = ({ endedAt }: KnownBulkExport, now: string): string =>
  new Date(Date.parse(endedAt ?? now) + KEPT_MS).toISOString();

/** What was wanted cannot be told any more. */
export const isForgotten = ({ wanted: { selectedFields } }: KnownBulkExport): boolean => selectedFields.length === 0;

/** Another workspace's job is, for this one, no job. @throws bulk_job_not_found */
export function bulkExportOf(workspaceId: string, state: BulkExport): KnownBulkExport {
  if (state.status === 'none' || state.workspaceId !== workspaceId) throw bulkJobNotFound();
  return state;
}
