import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { byAda } from '../../../../tests/embedded-stores.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { RetryDocument, RetryDocumentHandler } from './retry-document.js';

describe('trying a failed document again', () => {
  const folder = tempFolder();
  let documents: Documents;
  beforeEach(() => {
    documents = openDocuments(folder);
  });

  const retry = (documentId: string, { workspaceId = documents.workspace, idempotencyKey }: Asked = {}) => {
    const { decisions, objects, credits, ids } = documents;
    const handler = new RetryDocumentHandler(decisions, objects, credits, ids);
    return handler.execute(new RetryDocument({ documentId, workspaceId, idempotencyKey }, byAda));
  };
  type Asked = { readonly workspaceId?: string; readonly idempotencyKey?: string };
  /** Failed, with its credit given back, as the worker and the reactor leave it. */
  const failed = async () => {
    const { documentId, requestId } = await documents.upload();
    await fail(documentId, requestId);
    return documentId;
  };
  const fail = async (documentId: string, requestId: string) => {
    const { decisions, credits, workspace } = documents;
    const command = { type: 'FailExtraction', requestId, code: 'unavailable', message: 'Not just now.' } as const;
    await decisions.run(documentDecider, documentId, command, byAda);
    await credits.release({ workspaceId: workspace, requestId, period: '2026-03' }, 'failed', byAda);
  };
  const open = async () => [...(await documents.spent()).open];
  const requests = async (documentId: string) =>
    (await documents.events.read(`document-${documentId}`)).flatMap(({ type, data }) =>
      type === 'ExtractionRequested' ? data['requestId'] : [],
    );
  const spendAll = async () => {
    const { workspace: workspaceId, ids, credits } = documents;
    for (let n = 0; n < 50; n++) {
      await credits.reserve({ workspaceId, requestId: ids.fresh(), documentId: ids.fresh() }, byAda);
    }
  };

  it('reserves a credit and asks for the extraction', async () => {
    const documentId = await failed();
    await retry(documentId);
    const [, second] = await requests(documentId);
    expect(await open()).toEqual([second]);
    expect(await documents.document(documentId)).toMatchObject({
      status: 'pending',
      openRequest: { requestId: second },
    });
  });

  it('asks and reserves once, however often and at once it is asked for', async () => {
    const documentId = await failed();
    await Promise.all([1, 2, 3].map(() => retry(documentId)));
    expect(await retry(documentId)).toBeUndefined();
    expect([await requests(documentId), await open()]).toEqual([
      [expect.anything(), expect.anything()],
      [expect.anything()],
    ]);
  });

  it('is one try under one Idempotency-Key, also when that has failed since', async () => {
    const documentId = await failed();
    const again = { idempotencyKey: 'again-1' };
    await Promise.all([1, 2, 3].map(() => retry(documentId, again)));
    const [, second] = await requests(documentId);
    expect(await requests(documentId)).toHaveLength(2);
    expect(await open()).toEqual([second]);
    await fail(documentId, second as string);
    await retry(documentId, again);
    expect(await requests(documentId)).toHaveLength(2);
    expect(await open()).toEqual([]);
    await retry(documentId, { idempotencyKey: 'again-2' });
    const [, , third] = await requests(documentId);
    expect(await open()).toEqual([third]);
  });

  it('is refused without a credit, and the document stays as it was', async () => {
    const documentId = await failed();
    await spendAll();
    await expect(retry(documentId)).rejects.toMatchObject({ code: 'no_credits', kind: 'payment-required' });
    expect(await documents.document(documentId)).toMatchObject({ status: 'failed', openRequest: undefined });
  });

  it('is refused with a sentence, and costs nothing, when the file is gone', async () => {
    const lost = await failed();
    await documents.store.delete(`originals/${lost}`);
    const deleted = await failed();
    await documents.decisions.run(documentDecider, deleted, { type: 'RecordOriginalDeleted' }, byAda);
    for (const documentId of [lost, deleted]) {
      await expect(retry(documentId)).rejects.toMatchObject({
        code: 'original_deleted',
        kind: 'conflict',
        message: 'The file of this document is not there any more. Please upload it again.',
      });
    }
    expect(await open()).toEqual([]);
  });

  it('finds no document of another workspace', async () => {
    await expect(retry(await failed(), { workspaceId: countedId(9) })).rejects.toMatchObject({
      code: 'document_not_found',
    });
  });
});
