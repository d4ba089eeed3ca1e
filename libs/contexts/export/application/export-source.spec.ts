import { LateDetails } from '#contexts/documents/application/late-details.js';
import { resultKey } from '#contexts/documents/application/sealed-objects.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { documentDetail } from '#projections/document-detail/projection.js';
import { ContentKeys } from '#projections/document-list/content-keys.js';
import { documentList } from '#projections/document-list/projection.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { openDocuments, workspaceId, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { engineOver } from '../../../../tests/read-side.js';
import { anInvoice } from '../../../../tests/scripted-extractor.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { ExportSource } from './export-source.js';

describe('the documents of an export', () => {
  const folder = tempFolder();
  let documents: Documents;
  let models: ReadModelStore;
  beforeEach(() => {
    documents = openDocuments(folder);
    models = openReadModels(folder);
  });
  const read = async () => {
    const { documentId, requestId } = await documents.upload();
    const { text: _text, ...result } = JSON.parse(JSON.stringify(anInvoice()));
    const command = { type: 'RecordExtraction', requestId, result } as const;
    await documents.decisions.run(documentDecider, documentId, command, byAda);
    return documentId;
  };

  it('are not exported as they were before a version that is too large to be shown; the others are', async () => {
    const [large, other] = [await read(), await read()];
    const extraction = { note: 'x'.repeat(30_000) };
    const command = { type: 'EditFields', workspaceId, extraction, changes: [] } as const;
    await documents.decisions.run(documentDecider, large, command, byAda);
    const engine = { ...engineOver(documents, models), largestView: 20_000 };
    for (const each of [documentDetail, documentList(new ContentKeys(Buffer.alloc(32)))])
      await buildReadModel(engine, each, new AbortController().signal);
    const views = new Views(models);
    expect(await views.get('document-detail', large)).toMatchObject({ version: 2, leftOut: { version: 2, shown: 1 } });

    const late = new LateDetails(views, documents.decisions, new ReadModelProgress(models));
    const source = new ExportSource(views, documents.store, documents.objects, late);
    await expect(source.readable(workspaceId, [large, other])).rejects.toMatchObject({
      code: 'too_large_to_export',
      message: expect.stringContaining('newest version of 1 of these documents'),
    });
    await source.readable(workspaceId, [other]);
  });

  it('are all exported when the answer kept for one is damaged, which says so', async () => {
    const ids = [await read(), await read()];
    for (const id of ids) await documents.objects.put(id, resultKey(id, id), Buffer.from('{"text":"Total 4","a":1}'));
    await documents.store.put(resultKey(ids[0]!, ids[0]!), Buffer.from('damaged'));
    await buildReadModel(engineOver(documents, models), documentDetail, new AbortController().signal);
    const views = new Views(models);
    const late = new LateDetails(views, documents.decisions, new ReadModelProgress(models));
    const source = new ExportSource(views, documents.store, documents.objects, late);
    const exported: unknown[] = [];
    for await (const { documentId, ocrText, rawData } of source.documents(workspaceId, ids, {
      includeOCR: true,
      includeRawData: true,
    }))
      exported.push([documentId, ocrText, rawData]);
    expect(exported).toEqual([
      [ids[0], '[Not available: the stored answer of the engine is damaged.]', { damaged: true }],
      [ids[1], 'Total 4', { a: 1 }],
    ]);
  });
});
