/** The documents context on embedded stores, for specs of what happens to a document after its upload. */
import { Grants } from '#domain/billing/grants.js';
import { Views } from '#read-side/views.js';
import { createHash } from 'node:crypto';
import { EmbeddedWorkQueue } from '#adapters/embedded/embedded-work-queue.js';
import { FolderObjectStore } from '#adapters/embedded/folder-object-store.js';
import { allEventTypes } from '#apps/compose/registry.js';
import { SealedObjects } from '#contexts/documents/application/sealed-objects.js';
import { StorageRoom } from '#contexts/documents/application/storage-room.js';
import { UploadDocument, UploadDocumentHandler } from '#contexts/documents/application/upload-document.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import { creditsDecider, creditsId } from '#domain/billing/credits.js';
import { countedId } from './counting-ids.js';
import { byAda, openReadModels, openWriteSide } from './embedded-stores.js';
import type { TempFolder } from './temp-folder.js';

export const workspaceId = countedId(1, 0xc0);
export const aPdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

/** @param storageQuota bytes of originals that the workspace may keep */
export function openDocuments(folder: TempFolder, storageQuota?: number) {
  const side = openWriteSide(folder, allEventTypes);
  const { decisions, keys, clock, ids } = side;
  const store = folder.closeAfterTest(new FolderObjectStore(folder.file('objects')));
  const queue = folder.closeAfterTest(new EmbeddedWorkQueue(folder.file('queue.db'), clock));
  const objects = new SealedObjects(store, keys);
  const credits = new CreditLedger(decisions, clock, new Grants());
  const views = new Views(openReadModels(folder));
  const room = new StorageRoom(decisions, views, storageQuota);
  const uploading = new UploadDocumentHandler(decisions, objects, credits, ids, room);
  return {
    ...side,
    workspace: workspaceId,
    store,
    queue,
    objects,
    credits,
    async upload(deleteAfterProcessing = false, bytes: Uint8Array = aPdf, idempotencyKey?: string) {
      const file = {
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        withBytes: <T>(work: (bytes: Buffer) => Promise<T>) => work(Buffer.from(bytes)),
      };
      const upload = { workspaceId, file, filename: '../scans/invoice.pdf', deleteAfterProcessing, idempotencyKey };
      const { document } = await uploading.execute(new UploadDocument(upload, byAda));
      const { documentId } = document;
      const requested = (await side.events.read(`document-${documentId}`)).find(
        ({ type }) => type === 'ExtractionRequested',
      )!;
      return { documentId, requestId: requested.data['requestId'] as string };
    },
    remove: (documentId: string) =>
      decisions.run(documentDecider, documentId, { type: 'DeleteDocument', workspaceId }, byAda),
    document: (documentId: string) => decisions.state(documentDecider, documentId),
    /** Where its file is stored, as its first event says. */
    originalOf: async (documentId: string) =>
      (await side.events.read(`document-${documentId}`))[0]!.data['objectKey'] as string,
    spent: (period = clock.iso().slice(0, 7)) => decisions.state(creditsDecider, creditsId(workspaceId, period)),
    /** Types of all events about one document, in order. */
    history: async (documentId: string) => (await side.events.read(`document-${documentId}`)).map(({ type }) => type),
    async objectKeys(): Promise<string[]> {
      const found: string[] = [];
      for await (const { key } of store.list('')) found.push(key);
      return found;
    },
  };
}

export type Documents = ReturnType<typeof openDocuments>;
