/**
 * Live changes of documents: ids, states, types and version numbers; what a document is called or says stays sealed.
 */
import { workspaceChannel } from '#contexts/workspaces/application/channels.js';
import type { JsonObject } from '#kernel/json.js';
import { announce, type Announcer } from '#read-side/announcement.js';
import {
  CorrectionProposed,
  CorrectionRejected,
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  ExtractionStarted,
  FieldsConfirmed,
  FieldsEdited,
  HoldPlaced,
  HoldReleased,
  OriginalDeleted,
} from '#domain/documents/document.events.js';
import { STATUS_AFTER } from '#domain/documents/status-after.js';

const SHOWN_BY = ['document-list', 'document-detail'];
type Place = { readonly documentId: string; readonly workspaceId: string };

const change = ({ workspaceId, documentId }: Place, facts: JsonObject = {}) => ({
  channel: workspaceChannel(workspaceId),
  name: 'document',
  data: { documentId, ...facts },
});
/** A fact that moves the document on. */
const moved = (type: Moving) => announce(type, SHOWN_BY, (data) => change(data, { status: STATUS_AFTER[type.name] }));
type Moving = typeof ExtractionRequested | typeof ExtractionStarted | typeof ExtractionFailed;

export const documentAnnouncers: readonly Announcer[] = [
  announce(DocumentUploaded, [...SHOWN_BY, 'usage'], (data) =>
    change(data, { status: STATUS_AFTER.DocumentUploaded, docType: 'unknown', version: 0 }),
  ),
  moved(ExtractionRequested),
  moved(ExtractionStarted),
  announce(ExtractionCompleted, SHOWN_BY, (data) =>
    change(data, { status: STATUS_AFTER.ExtractionCompleted, docType: data.docType, version: 1 }),
  ),
  moved(ExtractionFailed),
  announce(FieldsEdited, SHOWN_BY, (data) => change(data, { status: 'completed', version: data.version })),
  announce(FieldsConfirmed, SHOWN_BY, (data) => change(data, { version: data.version })),
  announce(CorrectionProposed, SHOWN_BY, (data) => change(data)),
  announce(CorrectionRejected, SHOWN_BY, (data) => change(data)),
  announce(OriginalDeleted, SHOWN_BY, (data) => change(data)),
  announce(HoldPlaced, SHOWN_BY, (data) => change(data)),
  announce(HoldReleased, SHOWN_BY, (data) => change(data)),
  announce(DocumentDeleted, SHOWN_BY, (data) => ({ ...change(data), name: 'document-deleted' })),
];
