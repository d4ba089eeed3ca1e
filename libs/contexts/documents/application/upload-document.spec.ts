import { createHash } from 'node:crypto';
import { aPdf, openDocuments, workspaceId, type Documents } from '../../../../tests/documents.js';
import { documentDecider } from '#domain/documents/document.decider.js';
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

  it('makes one document and reserves one credit, however often it comes under one key', async () => {
    const tries = await Promise.all([1, 2, 3].map(() => documents.upload(false, aPdf, 'scan-7')));
    tries.push(await documents.upload(false, aPdf, 'scan-7'));
    const [{ documentId, requestId }] = tries as [(typeof tries)[0]];
    expect(new Set(tries.map((each) => each.documentId))).toEqual(new Set([documentId]));
    expect(await documents.history(documentId)).toEqual(['DocumentUploaded', 'ExtractionRequested']);
    expect([...(await documents.spent()).open]).toEqual([requestId]);
    expect(await documents.objectKeys()).toEqual([await documents.originalOf(documentId)]);
    expect((await documents.upload(false, aPdf, 'scan-8')).documentId).not.toBe(documentId);
    expect((await documents.upload(false, aPdf)).documentId).not.toBe(documentId);
  });

  it('keeps the file it recorded when two different ones come at once under one key, and refuses the other', async () => {
    const files = [aPdf, Buffer.concat([aPdf, Buffer.from('%')])];
    const tries = await Promise.allSettled(files.map((file) => documents.upload(false, file, 'scan-7')));
    const won = tries.findIndex(({ status }) => status === 'fulfilled');
    expect(tries[1 - won]).toMatchObject({ reason: { code: 'idempotency_key_used', kind: 'conflict' } });
    const { documentId, requestId } = await documents.upload(false, files[won], 'scan-7');
    const [uploaded] = await documents.decisions.read(`document-${documentId}`);
    const stored = await documents.objects.get(documentId, await documents.originalOf(documentId));
    expect(uploaded!.data).toMatchObject({ sha256: createHash('sha256').update(stored).digest('hex') });
    expect(stored).toEqual(files[won]);
    expect(await documents.objectKeys()).toHaveLength(1);
    expect([...(await documents.spent()).open]).toEqual([requestId]);
  });

  it('does not charge again for a document that is read by the time its upload comes again', async () => {
    const { documentId, requestId } = await documents.upload(false, aPdf, 'scan-7');
    const period = documents.clock.iso().slice(0, 7);
    const cause = { actor: { kind: 'system', id: 't' }, correlationId: 'c', causationId: 'c' } as const;
    const failed = { type: 'FailExtraction', requestId, code: 'unreadable', message: 'No.' } as const;
    await documents.decisions.run(documentDecider, documentId, failed, cause);
    await documents.credits.release({ workspaceId, requestId }, period, 'failed', cause);
    expect((await documents.upload(false, aPdf, 'scan-7')).documentId).toBe(documentId);
    expect((await documents.spent()).open.size).toBe(0);
  });

  it('refuses a key that stands for another file, and one whose document was deleted', async () => {
    const { documentId } = await documents.upload(false, aPdf, 'scan-7');
    const other = Buffer.concat([aPdf, Buffer.from('%')]);
    await expect(documents.upload(false, other, 'scan-7')).rejects.toMatchObject({ code: 'idempotency_key_used' });
    await documents.remove(documentId);
    await expect(documents.upload(false, aPdf, 'scan-7')).rejects.toMatchObject({ code: 'idempotency_key_used' });
  });
});
