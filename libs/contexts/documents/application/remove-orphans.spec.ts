import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { RemoveOrphans } from './remove-orphans.js';
import { originalKey, resultKey } from './sealed-objects.js';

const HOUR = 60 * 60_000;

describe('the sweep of orphans', () => {
  const folder = tempFolder();
  let documents: Documents;
  let sweep: RemoveOrphans;
  /** Files carry the machine's time, so the clock is set by it. */
  const hoursFromNow = (hours: number) =>
    documents.clock.advance(Date.now() - documents.clock.now().getTime() + hours * HOUR);
  beforeEach(() => {
    documents = openDocuments(folder);
    sweep = new RemoveOrphans(documents.decisions, documents.store, documents.clock);
  });
  const sweepNow = () => sweep.run(new AbortController().signal);
  const put = async (key: string) => {
    await documents.store.put(key, Buffer.from('sealed'));
    return key;
  };

  it('removes files that no document knows, and keeps those of documents', async () => {
    const { documentId, requestId } = await documents.upload();
    const kept = [originalKey(documentId), await put(resultKey(documentId, requestId))];
    await put(originalKey(documents.ids.fresh()));
    await put(resultKey(documents.ids.fresh(), requestId));
    hoursFromNow(2);
    await sweepNow();
    expect((await documents.objectKeys()).sort()).toEqual(kept.sort());
  });

  it('keeps the one file of a document that its upload names, and removes those of other tries', async () => {
    const byKey = await documents.upload(false, undefined, 'scan-7');
    const before = await documents.upload();
    await put(originalKey(byKey.documentId, documents.ids.fresh()));
    await put(originalKey(before.documentId, documents.ids.fresh()));
    hoursFromNow(2);
    await sweepNow();
    const kept = [await documents.originalOf(byKey.documentId), originalKey(before.documentId)];
    expect((await documents.objectKeys()).sort()).toEqual(kept.sort());
  });

  it('removes what is left of a deleted document', async () => {
    const { documentId } = await documents.upload();
    await documents.remove(documentId);
    hoursFromNow(2);
    await sweepNow();
    expect(await documents.objectKeys()).toEqual([]);
  });

  it('leaves alone what may belong to an upload under way, and what is none of its files', async () => {
    const [young, foreign] = [await put(originalKey(documents.ids.fresh())), await put('originals/readme.txt')];
    hoursFromNow(0.5);
    await sweepNow();
    expect(await documents.objectKeys()).toEqual([young, foreign].sort());
    hoursFromNow(2);
    await sweepNow();
    expect(await documents.objectKeys()).toEqual([foreign]);
  });

  it('stops when it is told to', async () => {
    await put(originalKey(documents.ids.fresh()));
    hoursFromNow(2);
    await sweep.run(AbortSignal.abort());
    expect(await documents.objectKeys()).toHaveLength(1);
  });
});
