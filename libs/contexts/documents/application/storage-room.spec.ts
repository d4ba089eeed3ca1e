import { documentDecider } from '#domain/documents/document.decider.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { keptDocuments } from '#projections/kept-documents/projection.js';
import { bytesKept } from '#projections/kept-documents/queries.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { Views } from '#read-side/views.js';
import { aPdf, openDocuments, type Documents } from '../../../../tests/documents.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { engineOver } from '../../../../tests/read-side.js';
import { tempFolder } from '../../../../tests/temp-folder.js';

describe('the room of a workspace', () => {
  const folder = tempFolder();
  /** Builds the view from the first event, as a rebuild does. */
  const rebuild = async (documents: Documents) => {
    const models = openReadModels(folder);
    await buildReadModel(engineOver(documents, models), keptDocuments, new AbortController().signal);
    return bytesKept(new Views(models), documents.workspace);
  };
  const full = { code: 'storage_full', kind: 'conflict' };

  it('is what the files that are there leave of the quota, after deletions and rebuilds alike', async () => {
    const documents = openDocuments(folder, 2 * aPdf.length);
    const [first, second] = [await documents.upload(), await documents.upload()];
    expect(await rebuild(documents)).toBe(2 * aPdf.length);
    await expect(documents.upload()).rejects.toMatchObject({
      ...full,
      details: { usedBytes: 2 * aPdf.length, quotaBytes: 2 * aPdf.length, fileBytes: aPdf.length },
    });
    expect(await documents.objectKeys()).toHaveLength(2);
    expect((await documents.spent()).open.size).toBe(2);

    const { documentId, requestId } = first;
    const failed = { type: 'FailExtraction', requestId, code: 'unreadable', message: 'Damaged.' } as const;
    for (const command of [failed, { type: 'DeleteOriginal' } as const])
      await documents.decisions.run(documentDecider, documentId, command, byAda);
    expect(await rebuild(documents)).toBe(aPdf.length);
    await documents.remove(second.documentId);
    await documents.remove(first.documentId);
    expect(await rebuild(documents)).toBe(0);
    expect(await rebuild(documents)).toBe(0);
    await documents.upload();
  });

  it('answers an upload that is made again under its key as it was, when there is no more room', async () => {
    const documents = openDocuments(folder, aPdf.length);
    const first = await documents.upload(false, aPdf, 'scan-7');
    await rebuild(documents);
    expect(await documents.upload(false, aPdf, 'scan-7')).toEqual(first);
    await expect(documents.upload(false, aPdf, 'scan-8')).rejects.toMatchObject(full);
  });

  it('is another one where an operator said so, and has no bound where nobody did', async () => {
    const documents = openDocuments(folder);
    const { decisions, workspace: workspaceId } = documents;
    const created = { type: 'CreateWorkspace', workspaceId, ownerId: countedId(1), name: 'Ada Ltd' } as const;
    await decisions.run(workspaceDecider, workspaceId, created, byAda);
    await documents.upload();
    await rebuild(documents);
    const quota = (bytes: number | null) =>
      decisions.run(workspaceDecider, workspaceId, { type: 'SetStorageQuota', workspaceId, bytes }, byAda);
    await quota(aPdf.length);
    await expect(documents.upload()).rejects.toMatchObject(full);
    await quota(null);
    await documents.upload();
  });
});
