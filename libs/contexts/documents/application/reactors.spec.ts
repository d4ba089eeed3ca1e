import type { ReadEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import { KeyShredded } from '#ports/key-vault.js';
import type { ObjectStore } from '#ports/object-store.js';
import type { Reactor } from '#read-side/reactor-runner.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { anInvoice } from '../../../../tests/scripted-extractor.js';
import { byAda } from '../../../../tests/embedded-stores.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { FREE_TIME_OUTS } from '#domain/billing/credits.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { EXTRACTION_QUEUE } from './extraction-job.js';
import { cancelExtraction, eraseDocuments, requestExtraction, settleCredits } from './reactors.js';
import { resultKey } from './sealed-objects.js';

/** Lists, and then lets something happen. */
function listedThen(store: ObjectStore, then: () => Promise<unknown>): ObjectStore['list'] {
  return async function* (prefix) {
    yield* store.list(prefix);
    await then();
  };
}

describe('reactors to documents', () => {
  const folder = tempFolder();
  let documents: Documents;
  let documentId: string;
  let requestId: string;
  const begin = async (deleteAfterProcessing = false) => {
    documents = openDocuments(folder);
    ({ documentId, requestId } = await documents.upload(deleteAfterProcessing));
  };

  const conclude = async (how: 'completed' | 'failed' | 'timed_out') => {
    const { text: _text, ...result } = anInvoice();
    const command =
      how === 'completed'
        ? ({ type: 'RecordExtraction', requestId, result: JSON.parse(JSON.stringify(result)) } as const)
        : ({
            type: 'FailExtraction',
            requestId,
            code: how === 'failed' ? 'unreadable' : how,
            message: 'Damaged.',
          } as const);
    await documents.decisions.run(documentDecider, documentId, command, byAda);
  };
  /** Lets the reactor see the document's history, each event as often as told. */
  const showTo = async (reactor: Reactor, times = 2) => {
    for (const event of await documents.decisions.read(`document-${documentId}`)) {
      for (let n = 0; n < times; n++) await reactor.on.get(event.type)?.(event as ReadEvent);
    }
  };
  const jobsInOrder = async (count: number) => {
    expect(await documents.queue.depth(EXTRACTION_QUEUE)).toMatchObject({ ready: count });
    const [begun, stop] = [[] as string[], new AbortController()];
    await documents.queue.work(EXTRACTION_QUEUE, { concurrency: 1, signal: stop.signal }, async ({ id }) => {
      if (begun.push(id) === count) stop.abort();
      return { kind: 'done' };
    });
    return begun;
  };
  const creditHistory = async () => {
    const events = await documents.events.read(`credits-${documents.workspace}-2026-03`);
    return events.map(({ type, data }) => ({
      type,
      ...((data as JsonObject)['reason'] ? { reason: data['reason'] } : {}),
    }));
  };

  describe('a requested extraction', () => {
    it('becomes one job with ids only', async () => {
      await begin();
      await showTo(requestExtraction(documents.queue));
      expect(await documents.queue.depth(EXTRACTION_QUEUE)).toMatchObject({ ready: 1 });
      const stop = new AbortController();
      await documents.queue.work(EXTRACTION_QUEUE, { concurrency: 1, signal: stop.signal }, async (job) => {
        expect(job).toMatchObject({
          id: requestId,
          lane: 'members',
          payload: { documentId, requestId, correlationId: byAda.correlationId },
        });
        stop.abort();
        return { kind: 'done' };
      });
    });

    it('takes turns with the jobs of others, as one of its workspace', async () => {
      await begin();
      for (const id of ['other-1', 'other-2'])
        await documents.queue.enqueue(EXTRACTION_QUEUE, { id, lane: 'members', payload: {} });
      documents.clock.advance(1);
      await showTo(requestExtraction(documents.queue));
      expect(await jobsInOrder(3)).toEqual(['other-1', requestId, 'other-2']);
    });

    it('goes from the queue with its document', async () => {
      await begin();
      const { queue } = documents;
      for (const id of ['other-1', 'other-2'])
        await queue.enqueue(EXTRACTION_QUEUE, { id, lane: 'members', payload: {} });
      await showTo(requestExtraction(queue));
      await documents.remove(documentId);
      await showTo(cancelExtraction(queue));
      expect(await jobsInOrder(2)).toEqual(['other-1', 'other-2']);
    });
  });

  describe('the credit of a document', () => {
    it('that was read is used, once', async () => {
      await begin();
      await conclude('completed');
      await showTo(settleCredits(documents.credits));
      expect(await creditHistory()).toEqual([
        { type: 'CreditPeriodOpened' },
        { type: 'CreditReserved' },
        { type: 'CreditUsed' },
      ]);
      const used = (await documents.decisions.read(`credits-${documents.workspace}-2026-03`)).at(-1)!;
      const completed = (await documents.decisions.read(`document-${documentId}`)).at(-1)!;
      expect(used.metadata).toMatchObject({
        causationId: completed.id,
        correlationId: byAda.correlationId,
        actor: { kind: 'system', id: 'settle-credits' },
      });
    });

    it('that could not be read comes back, once', async () => {
      await begin();
      await conclude('failed');
      await showTo(settleCredits(documents.credits));
      expect((await creditHistory()).slice(2)).toEqual([{ type: 'CreditReleased', reason: 'failed' }]);
    });

    it('that took too long comes back at first, and is used when that is repeated', async () => {
      await begin();
      for (let n = 0; n <= FREE_TIME_OUTS; n++) {
        await conclude('timed_out');
        await showTo(settleCredits(documents.credits));
        if (n < FREE_TIME_OUTS) ({ documentId, requestId } = await documents.upload());
      }
      const settled = (await creditHistory()).filter(({ reason }) => reason);
      expect(settled).toEqual([
        ...Array(FREE_TIME_OUTS).fill({ type: 'CreditReleased', reason: 'timed_out' }),
        { type: 'CreditUsed', reason: 'timed_out' },
      ]);
      expect((await documents.spent()).used).toBe(1);
    });

    it('that was deleted before it was read comes back, once', async () => {
      await begin();
      await documents.remove(documentId);
      await showTo(settleCredits(documents.credits));
      expect((await creditHistory()).slice(2)).toEqual([{ type: 'CreditReleased', reason: 'deleted' }]);
    });

    it('that was deleted after it was read stays used', async () => {
      await begin();
      await conclude('completed');
      await documents.remove(documentId);
      await showTo(settleCredits(documents.credits));
      expect((await creditHistory()).slice(2)).toEqual([{ type: 'CreditUsed' }]);
    });

    it('is settled in the month it was reserved in, also in the next', async () => {
      await begin();
      documents.clock.advance(31 * 24 * 60 * 60 * 1_000);
      await conclude('completed');
      await showTo(settleCredits(documents.credits));
      expect([(await documents.spent('2026-03')).used, (await documents.spent('2026-04')).used]).toEqual([1, 0]);
    });
  });

  describe('a deleted document', () => {
    it('loses its file, its results and its key, and no other loses anything', async () => {
      await begin();
      await documents.objects.put(documentId, resultKey(documentId, requestId), Buffer.from('{}'));
      await documents.objects.put(documentId, resultKey(documentId, documents.ids.fresh()), Buffer.from('{}'));
      const other = await documents.upload();
      await conclude('completed');
      await documents.remove(documentId);
      await showTo(eraseDocuments(documents.store, documents.keys));

      expect(await documents.objectKeys()).toEqual([`originals/${other.documentId}`]);
      const [uploaded, , completed] = await documents.decisions.read<never>(`document-${documentId}`);
      expect(uploaded).toMatchObject({ erased: true, data: { originalFilename: 'Deleted document', sha256: '' } });
      expect(completed).toMatchObject({ erased: true, data: { extraction: {}, evidence: {} } });
      expect(await documents.document(documentId)).toMatchObject({ status: 'deleted' });
      expect((await documents.decisions.read(`document-${other.documentId}`))[0]).toMatchObject({ erased: false });
      expect(await documents.objects.get(other.documentId, `originals/${other.documentId}`)).toBeDefined();
    });

    it('gets no result from a worker that is late, not even while it is erased', async () => {
      await begin();
      await documents.remove(documentId);
      const late = () => documents.objects.put(documentId, resultKey(documentId, requestId), Buffer.from('{}'));
      const store = new Proxy(documents.store, {
        get: (target, name) =>
          name === 'list'
            ? listedThen(target, () => late().catch(() => undefined))
            : (Reflect.get(target, name) as () => unknown).bind(target),
      });
      await showTo(eraseDocuments(store, documents.keys), 1);
      expect(await documents.objectKeys()).toEqual([]);
      await expect(late()).rejects.toThrow(KeyShredded);
    });

    it('loses the rest when the reactor died half-way', async () => {
      await begin();
      await documents.objects.put(documentId, resultKey(documentId, requestId), Buffer.from('{}'));
      await documents.remove(documentId);
      await documents.store.delete(`originals/${documentId}`);
      await showTo(eraseDocuments(documents.store, documents.keys));
      expect(await documents.objectKeys()).toEqual([]);
    });
  });
});
