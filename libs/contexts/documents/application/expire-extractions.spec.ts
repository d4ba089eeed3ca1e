import type { Position } from '#kernel/position.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { openExtractions } from '#projections/open-extractions/projection.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { Views } from '#read-side/views.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { engineOver } from '../../../../tests/read-side.js';
import { anInvoice } from '../../../../tests/scripted-extractor.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { documentDecider } from '#domain/documents/document.decider.js';
import { ExpireExtractions, EXPIRY } from './expire-extractions.js';
import { EXTRACTION_QUEUE } from './extraction-job.js';

const MINUTE = 60_000;

describe('the sweep of open extractions', () => {
  const folder = tempFolder();
  let documents: Documents;
  let models: ReadModelStore;
  let sweep: ExpireExtractions;
  beforeEach(() => {
    documents = openDocuments(folder);
    models = openReadModels(folder);
    const { decisions, credits, queue, clock } = documents;
    sweep = new ExpireExtractions({ views: new Views(models), decisions, credits, queue, clock });
  });

  /** Brings the read model up to date and sweeps, as the runner does every half minute. */
  const sweepNow = async (signal = new AbortController().signal) => {
    const projection = openExtractions;
    await buildReadModel(engineOver(documents, models), projection, new AbortController().signal);
    await sweep.run(signal);
  };
  const reserveOnly = async () => {
    const request = {
      workspaceId: documents.workspace,
      requestId: documents.ids.fresh(),
      documentId: documents.ids.fresh(),
    };
    await documents.credits.reserve(request, byAda);
    return request;
  };
  const decide = (documentId: string, command: object) =>
    documents.decisions.run(documentDecider, documentId, command as never, byAda);
  const log = async (): Promise<Position> => documents.events.head();
  const creditEvents = async () =>
    (await documents.events.read(`credits-${documents.workspace}-2026-03`))
      .map(({ type, data }) => data['reason'] ?? type)
      .slice(2);
  const depth = async () => (await documents.queue.depth(EXTRACTION_QUEUE)).ready;

  it('leaves what is young', async () => {
    await documents.upload();
    await reserveOnly();
    documents.clock.advance(EXPIRY.abandonedMs - 1);
    const before = await log();
    await sweepNow();
    expect([await log(), await depth()]).toEqual([before, 0]);
  });

  it('has nothing to do before the read model is there', async () => {
    await sweep.run(new AbortController().signal);
    expect(await depth()).toBe(0);
  });

  describe('a reservation without a document', () => {
    it('is given back, once', async () => {
      await reserveOnly();
      documents.clock.advance(EXPIRY.abandonedMs);
      await sweepNow();
      await sweep.run(new AbortController().signal); // the read model has not moved yet
      await sweepNow();
      expect(await creditEvents()).toEqual(['abandoned']);
      expect((await documents.spent()).open.size).toBe(0);
    });

    it('is given back at once when it is older than the only server there is', async () => {
      await reserveOnly();
      documents.clock.advance(1_000);
      const soleServerSince = documents.clock.iso();
      documents.clock.advance(1_000);
      await reserveOnly();
      const { decisions, credits, queue, clock } = documents;
      sweep = new ExpireExtractions(
        { views: new Views(models), decisions, credits, queue, clock },
        {
          ...EXPIRY,
          soleServerSince,
        },
      );
      await sweepNow();
      expect([await creditEvents(), (await documents.spent()).open.size]).toEqual([['CreditReserved', 'abandoned'], 1]);
    });

    it('for a second try that was never asked for is given back', async () => {
      const { documentId, requestId } = await documents.upload();
      await decide(documentId, { type: 'FailExtraction', requestId, code: 'unavailable', message: 'Not just now.' });
      const again = { workspaceId: documents.workspace, requestId: documents.ids.fresh(), documentId };
      await documents.credits.reserve(again, byAda);
      documents.clock.advance(EXPIRY.abandonedMs);
      await sweepNow();
      expect((await documents.spent()).open.has(again.requestId)).toBe(false);
    });

    it('of a document that was read or deleted meanwhile is given back past the deadline', async () => {
      const { documentId } = await documents.upload();
      const again = { workspaceId: documents.workspace, requestId: documents.ids.fresh(), documentId };
      await documents.credits.reserve(again, byAda);
      await documents.remove(documentId);
      documents.clock.advance(EXPIRY.deadlineMs - 1);
      await sweepNow();
      expect((await documents.spent()).open.has(again.requestId)).toBe(true);
      documents.clock.advance(1);
      await sweepNow();
      expect((await documents.spent()).open.has(again.requestId)).toBe(false);
    });

    it('stays when the document is there after all and only the read model is late', async () => {
      const { workspaceId, requestId, documentId } = await reserveOnly();
      documents.clock.advance(EXPIRY.abandonedMs);
      const projection = openExtractions;
      await buildReadModel(engineOver(documents, models), projection, new AbortController().signal);
      const uploaded = {
        documentId,
        workspaceId,
        originalFilename: 'a.pdf',
        mime: 'application/pdf',
        size: 1,
        sha256: '',
        objectKey: `originals/${documentId}`,
        deleteAfterProcessing: false,
      };
      const upload = { type: 'UploadDocument', uploaded, reserved: { requestId, period: '2026-03' } } as const;
      await decide(documentId, upload);
      await sweep.run(new AbortController().signal);
      expect(await creditEvents()).toEqual([]);
    });
  });

  describe('a request that nobody concluded', () => {
    it('is enqueued again when the queue lost it, once', async () => {
      const { requestId } = await documents.upload();
      documents.clock.advance(EXPIRY.enqueueAgainMs);
      await sweepNow();
      await sweepNow();
      expect(await depth()).toBe(1);
      const stop = new AbortController();
      await documents.queue.work(EXTRACTION_QUEUE, { concurrency: 1, signal: stop.signal }, async (job) => {
        expect(job.id).toBe(requestId);
        stop.abort();
        return { kind: 'done' };
      });
    });

    it('is enqueued again however many others wait, and a job that is there stays one', async () => {
      await documents.upload();
      const there = await documents.upload();
      const job = { id: there.requestId, lane: 'members', payload: {} } as const;
      await documents.queue.enqueue(EXTRACTION_QUEUE, job);
      documents.clock.advance(EXPIRY.deadlineMs - MINUTE);
      await sweepNow();
      expect(await depth()).toBe(2);
    });

    it('is not enqueued again before its time', async () => {
      await documents.upload();
      documents.clock.advance(EXPIRY.enqueueAgainMs - 1);
      await sweepNow();
      expect(await depth()).toBe(0);
    });

    it('ends past its deadline, and its credit comes back', async () => {
      const { documentId } = await documents.upload();
      documents.clock.advance(EXPIRY.deadlineMs);
      await sweepNow();
      const last = (await documents.decisions.read(`document-${documentId}`)).at(-1)!;
      expect(last).toMatchObject({
        type: 'ExtractionFailed',
        data: { code: 'unavailable' },
        metadata: { actor: { id: 'expire-extractions' } },
      });
      expect(await depth()).toBe(0);
      await sweepNow();
      await sweepNow();
      expect(await documents.history(documentId)).toHaveLength(3);
      expect(await creditEvents()).toEqual(['failed']);
    });
  });

  describe('a concluded request whose credit did not follow', () => {
    const { text: _text, ...result } = anInvoice();
    it.each([
      ['read', { type: 'RecordExtraction', result: JSON.parse(JSON.stringify(result)) as object }, 'CreditUsed'],
      ['not readable', { type: 'FailExtraction', code: 'unreadable', message: 'Damaged.' }, 'failed'],
      ['out of time', { type: 'FailExtraction', code: 'timed_out', message: 'Too long.' }, 'timed_out'],
      ['deleted', { type: 'DeleteDocument' }, 'deleted'],
    ])('is settled: %s', async (_what, command, settled) => {
      const { documentId, requestId } = await documents.upload();
      await decide(documentId, { ...command, requestId, workspaceId: documents.workspace });
      documents.clock.advance(EXPIRY.abandonedMs);
      await sweepNow();
      await sweepNow();
      expect(await creditEvents()).toEqual([settled]);
      expect((await documents.spent()).open.size).toBe(0);
    });
  });

  it('attends to all that is open, and stops when it is told to', async () => {
    for (let n = 0; n < 5; n++) await reserveOnly();
    documents.clock.advance(EXPIRY.abandonedMs);
    await sweepNow(AbortSignal.abort());
    expect((await documents.spent()).open.size).toBe(5);
    await sweepNow();
    expect((await documents.spent()).open.size).toBe(0);
  });
});
