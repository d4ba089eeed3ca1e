/** Live changes of documents: ids, states, types and version numbers; what a document is called or says stays sealed. */
import { workspaceChannel } from '#contexts/workspaces/application/channels.js';
import type { JsonObject } from '#kernel/json.js';
import { announce, type Announcer } from '#read-side/announcement.js';
import type { DocumentStatus } from '#domain/documents/document.js';
import {
  DocumentDeleted,
  DocumentUploaded,
  ExtractionCompleted,
  ExtractionFailed,
  ExtractionRequested,
  ExtractionStarted,
  FieldsConfirmed,
  FieldsEdited,
  OriginalDeleted,
} from '#domain/documents/document.events.js';

const SHOWN_BY = ['document-list', 'document-detail'];
type Place = { readonly documentId: string; readonly workspaceId: string };

const change = ({ workspaceId, documentId }: Place, facts: JsonObject = {}) => ({
  channel: workspaceChannel(workspaceId),
  name: 'document',
  data: { documentId, ...facts },
});
const is = (status: DocumentStatus) => (place: Place) => change(place, { status });

export const documentAnnouncers: readonly Announcer[] = [
  announce(DocumentUploaded, [...SHOWN_BY, 'usage'], (data) =>
    change(data, { status: 'pending', docType: 'unknown', version: 0 }),
  ),
  announce(ExtractionRequested, SHOWN_BY, is('pending')),
  announce(ExtractionStarted, SHOWN_BY, is('processing')),
  announce(ExtractionCompleted, SHOWN_BY, (data) =>
    change(data, { status: 'completed', docType: data.docType, version: 1 }),
  ),
  announce(ExtractionFailed, SHOWN_BY, is('failed')),
  announce(FieldsEdited, SHOWN_BY, (data) => change(data, { status: 'completed', version: data.version })),
  announce(FieldsConfirmed, SHOWN_BY, (data) => change(data, { version: data.version })),
  announce(OriginalDeleted, SHOWN_BY, (data) => change(data)),
  announce(DocumentDeleted, SHOWN_BY, (data) => ({ ...change(data), name: 'document-deleted' })),
];
