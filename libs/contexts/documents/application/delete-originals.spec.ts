import type { ReadEvent } from '#kernel/event.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { originalsToDelete } from '#projections/originals-to-delete/projection.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { Views } from '#read-side/views.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { engineOver } from '../../../../tests/read-side.js';
import { anInvoice } from '../../../../tests/scripted-extractor.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { DeleteOriginalsOfFailed, deleteOriginals } from './delete-originals.js';

const DAY = 24 * 60 * 60_000;

describe('the original of a document to be deleted after processing', () => {
  const folder = tempFolder();
  let documents: Documents;
  let models: ReadModelStore;
  let documentId: string;
  let requestId: string;
  const begin = async (deleteAfterProcessing: boolean) => {
    documents = openDocuments(folder);
    models = openReadModels(folder);
    ({ documentId, requestId } = await documents.upload(deleteAfterProcessing));
  };
  const complete = () => {
    const { text: _text, ...result } = anInvoice();
    const command = { type: 'RecordExtraction', requestId, result: JSON.parse(JSON.stringify(result)) } as const;
    return documents.decisions.run(documentDecider, documentId, command, byAda);
  };
  const fail = () => {
    const command = { type: 'FailExtraction', requestId, code: 'unreadable', message: 'Damaged.' } as const;
    return documents.decisions.run(documentDecider, documentId, command, byAda);
  };
  /** Lets the reactor see the document's history, each event twice. */
  const react = async () => {
    const reactor = deleteOriginals(documents.decisions, documents.store);
    for (const event of await documents.decisions.read(`document-${documentId}`))
      for (let n = 0; n < 2; n++) await reactor.on.get(event.type)?.(event as ReadEvent);
  };
  const sweep = async () => {
    const { decisions, store, clock } = documents;
    const { signal } = new AbortController();
    await buildReadModel(engineOver(documents, models), originalsToDelete, signal);
    await new DeleteOriginalsOfFailed(new Views(models), decisions, store, clock).run(signal);
  };
  const deletions = async () =>
    (await documents.history(documentId)).filter((type) => type === 'OriginalDeleted').length;

  it('goes once it is read, and that is recorded once', async () => {
    await begin(true);
    await react();
    expect(await documents.objectKeys()).toEqual([`originals/${documentId}`]);
    await complete();
    await react();
    expect([await documents.objectKeys(), await deletions()]).toEqual([[], 1]);
  });

  it('goes also when the reactor died between the file and the fact', async () => {
    await begin(true);
    await complete();
    await documents.store.delete(`originals/${documentId}`);
    await react();
    expect((await documents.history(documentId)).at(-1)).toBe('OriginalDeleted');
  });

  it('is kept for a day when it could not be read, and goes then, once', async () => {
    await begin(true);
    await fail();
    await react();
    documents.clock.advance(DAY - 1);
    await sweep();
    expect([await documents.objectKeys(), await deletions()]).toEqual([[`originals/${documentId}`], 0]);
    documents.clock.advance(1);
    await sweep();
    await sweep();
    expect([await documents.objectKeys(), await deletions()]).toEqual([[], 1]);
  });

  it('stays while the document is on hold, and goes with the hold', async () => {
    await begin(true);
    const decide = (type: 'PlaceHold' | 'ReleaseHold') =>
      documents.decisions.run(
        documentDecider,
        documentId,
        { type, workspaceId: documents.workspace, reason: 'Lawsuit' },
        byAda,
      );
    await decide('PlaceHold');
    await complete();
    await react();
    expect([await documents.objectKeys(), await deletions()]).toEqual([[`originals/${documentId}`], 0]);
    await decide('ReleaseHold');
    await react();
    expect([await documents.objectKeys(), await deletions()]).toEqual([[], 1]);
  });

  it('goes also when a process died between the fact and the file', async () => {
    await begin(false);
    await complete();
    await documents.decisions.run(documentDecider, documentId, { type: 'DeleteOriginal' }, byAda);
    expect(await documents.objectKeys()).toEqual([`originals/${documentId}`]);
    await react();
    expect(await documents.objectKeys()).toEqual([]);
  });

  it('stays when nobody asked for that, and is no business of a deleted document', async () => {
    await begin(false);
    await fail();
    await react();
    documents.clock.advance(DAY);
    await sweep();
    expect(await documents.objectKeys()).toEqual([`originals/${documentId}`]);
    await documents.remove(documentId);
    await react();
    await sweep();
    expect((await documents.history(documentId)).at(-1)).toBe('DocumentDeleted');
  });
});
