import { createHash } from 'node:crypto';
import { aPdf, openDocuments, workspaceId, type Documents } from '../../../../tests/documents.js';
import { tempFolder } from '../../../../tests/temp-folder.js';

describe('uploading a document', () => {
  const folder = tempFolder();
  let documents: Documents;
  beforeEach(() => {
    documents = openDocuments(folder);
  });

  it('keeps the file sealed, reserves a credit and asks for the extraction', async () => {
    const { documentId, requestId } = await documents.upload(true);
    expect(await documents.history(documentId)).toEqual(['DocumentUploaded', 'ExtractionRequested']);
    const [uploaded] = await documents.decisions.read(`document-${documentId}`);
    expect(uploaded!.data).toEqual({
      documentId,
      workspaceId,
      originalFilename: 'invoice.pdf',
      mime: 'application/pdf',
      size: aPdf.length,
      sha256: createHash('sha256').update(aPdf).digest('hex'),
      objectKey: `originals/${documentId}`,
      deleteAfterProcessing: true,
    });
    expect([...(await documents.spent()).open]).toEqual([requestId]);
    expect(await documents.objects.get(documentId, `originals/${documentId}`)).toEqual(aPdf);
    expect((await documents.store.get(`originals/${documentId}`)).includes('%PDF')).toBe(false);
  });

  it('leaves nothing behind when the file is refused', async () => {
    await expect(documents.upload(false, Buffer.from('plain text'))).rejects.toMatchObject({
      code: 'unsupported_type',
    });
    expect([await documents.objectKeys(), (await documents.spent()).open.size]).toEqual([[], 0]);
  });

  it('leaves no file behind when no credit is left', async () => {
    for (let n = 0; n < 50; n++) {
      const request = { workspaceId, requestId: documents.ids.fresh(), documentId: documents.ids.fresh() };
      await documents.credits.reserve(request, {
        actor: { kind: 'system', id: 't' },
        correlationId: 'c',
        causationId: 'c',
      });
    }
    await expect(documents.upload()).rejects.toMatchObject({ code: 'no_credits', kind: 'payment-required' });
    expect(await documents.objectKeys()).toEqual([]);
    documents.clock.advance(31 * 24 * 60 * 60 * 1_000);
    expect((await documents.upload()).documentId).toBeDefined();
  });
});
