import { userDecider } from '#domain/identity/user.decider.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { accounts } from '#projections/accounts/projection.js';
import { documentDetail } from '#projections/document-detail/projection.js';
import { ContentKeys } from '#projections/document-list/content-keys.js';
import { documentList } from '#projections/document-list/projection.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { aPdf, openDocuments, workspaceId, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { engineOver } from '../../../../tests/read-side.js';
import { anInvoice } from '../../../../tests/scripted-extractor.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { LateDetails } from './late-details.js';
import {
  GetDocument,
  GetDocumentHandler,
  GetOriginal,
  GetOriginalHandler,
  ListDocuments,
  ListDocumentsHandler,
} from './find-documents.js';

const another = countedId(2, 0xc0);

describe('finding documents', () => {
  const folder = tempFolder();
  let documents: Documents;
  let models: ReadModelStore;
  let documentId: string;
  beforeEach(async () => {
    documents = openDocuments(folder);
    models = openReadModels(folder);
    const uploaded = await documents.upload();
    documentId = uploaded.documentId;
    const { text: _text, ...result } = JSON.parse(JSON.stringify(anInvoice()));
    await decide({ type: 'RecordExtraction', requestId: uploaded.requestId, result });
  });
  const decide = (command: object) => documents.decisions.run(documentDecider, documentId, command as never, byAda);
  const view = async () => {
    for (const each of [accounts, documentDetail, documentList(new ContentKeys(Buffer.alloc(32)))]) {
      await buildReadModel(engineOver(documents, models), each, new AbortController().signal);
    }
    return new Views(models);
  };
  const listed = async (includeFields: boolean, of = workspaceId) => {
    const criteria = { workspaceId: of, page: 1, limit: 10 };
    return new ListDocumentsHandler(await view()).execute(new ListDocuments(criteria, includeFields));
  };
  const late = (views: Views, waitMs?: number) =>
    new LateDetails(views, documents.decisions, new ReadModelProgress(models), waitMs);
  const one = async (of = workspaceId) => {
    const views = await view();
    return new GetDocumentHandler(views, late(views)).execute(new GetDocument(documentId, of));
  };
  const original = (of = workspaceId) =>
    new GetOriginalHandler(documents.decisions, documents.objects).execute(new GetOriginal(documentId, of));

  it('lists rows, with their values when they are asked for', async () => {
    const { documents: rows, total } = await listed(false);
    expect([rows.map((row) => row.documentId), total]).toEqual([[documentId], 1]);
    expect(rows[0]).not.toHaveProperty('extraction');
    expect((await listed(true)).documents[0]!.extraction).toEqual(anInvoice().extraction);
  });

  it('shows nothing of another workspace', async () => {
    expect(await listed(true, another)).toEqual({ documents: [], total: 0, more: false });
    await expect(one(another)).rejects.toMatchObject({ code: 'document_not_found' });
    await expect(original(another)).rejects.toMatchObject({ code: 'document_not_found' });
  });

  it('names the editors who still have an account', async () => {
    const account = {
      workspaceId,
      role: 'owner' as const,
      name: 'Ada Example',
      email: 'ada@example.test',
      passwordHash: 'x',
    };
    const userId = byAda.actor.id;
    await documents.decisions.run(userDecider, userId, { type: 'RegisterUser', userId, ...account }, byAda);
    await decide({ type: 'EditFields', workspaceId, extraction: { total_amount: '120.00' }, changes: [] });
    const found = await one();
    expect(found.detail.versions.map(({ editorId }) => editorId)).toEqual([undefined, userId]);
    expect([...found.editors]).toEqual([[userId, 'Ada Example']]);
    await documents.decisions.run(userDecider, userId, { type: 'DeleteUser' }, byAda);
    expect((await one()).editors.size).toBe(0);
  });

  it('gives the original as it came, until it is deleted', async () => {
    expect(await original()).toEqual({ bytes: aPdf, mime: 'application/pdf', filename: 'invoice.pdf' });
    await documents.store.delete(`originals/${documentId}`);
    await expect(original()).rejects.toMatchObject({ code: 'original_deleted', kind: 'not-found' });
    await decide({ type: 'DeleteOriginal' });
    await expect(original()).rejects.toMatchObject({ code: 'original_deleted' });
    await documents.remove(documentId);
    await expect(original()).rejects.toMatchObject({ code: 'document_not_found' });
  });

  it('says of a document whose details are behind that it comes, and only of one that is not there that it is not', async () => {
    const nothingBuilt = late(new Views(models), 0);
    await expect(nothingBuilt.detail(documentId, workspaceId)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(nothingBuilt.detail(documentId, another)).rejects.toMatchObject({ code: 'document_not_found' });
    await expect(nothingBuilt.detail(countedId(9, 0xd0), workspaceId)).rejects.toMatchObject({
      code: 'document_not_found',
    });
    expect((await late(await view()).detail(documentId, workspaceId)).status).toBe('completed');
  });

  it('lets no export begin while the details are behind the list', async () => {
    const list = documentList(new ContentKeys(Buffer.alloc(32)));
    await buildReadModel(engineOver(documents, models), list, new AbortController().signal);
    const waiting = late(new Views(models), 0).allCompleted(workspaceId, [documentId]);
    await expect(waiting).rejects.toMatchObject({ kind: 'unavailable' });
    await late(await view(), 0).allCompleted(workspaceId, [documentId]);
  });
});
