import type { NewEvent } from '#kernel/event.js';
import type { JsonObject } from '#kernel/json.js';
import type { ExpectedRevision } from '#ports/event-store.js';
import { ExtractionError } from '#ports/extractor.js';
import type { Job } from '#ports/work-queue.js';
import { aPdf, openDocuments, type Documents } from '../../../../tests/documents.js';
import { ForwardingEventStore } from '../../../../tests/forwarding-event-store.js';
import { anInvoice, ScriptedExtractor, type Line } from '../../../../tests/scripted-extractor.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { TIME_OUTS_COST } from '#domain/billing/credits.js';
import { isLive, type LiveDocument } from '#domain/documents/document.js';
import { ExtractionWorker } from './extraction-worker.js';
import { resultKey } from './sealed-objects.js';

class CannotRecord extends ForwardingEventStore {
  override async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
    if (events.some(({ type }) => type === 'ExtractionCompleted')) throw new Error('killed');
    return super.append(stream, expected, events);
  }
}

describe('the extraction worker', () => {
  const folder = tempFolder();
  let documents: Documents;
  let documentId: string;
  let requestId: string;
  let warnings: string[];
  beforeEach(async () => {
    documents = openDocuments(folder);
    ({ documentId, requestId } = await documents.upload());
    warnings = [];
  });

  const job = (more: Partial<Job> = {}): Job => ({
    id: requestId,
    lane: 'members',
    payload: { documentId, requestId, correlationId: 'request-1' },
    attempt: 1,
    enqueuedAt: documents.clock.iso(),
    signal: new AbortController().signal,
    ...more,
  });
  const working = (...script: [Line, ...Line[]]) => {
    const extractor = new ScriptedExtractor(script);
    const worker = new ExtractionWorker(documents.decisions, documents.objects, extractor, (_level, message) =>
      warnings.push(message),
    );
    return { extractor, worker };
  };
  const document = async () => (await documents.document(documentId)) as LiveDocument;
  const last = async () => (await documents.decisions.read(`document-${documentId}`)).at(-1)!;

  it('keeps of a document what one holds, completes it and says how many values are left out', async () => {
    const fields = Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`Label ${n}`, `value ${n}`]));
    const { worker } = working({ ...anInvoice(), extraction: { total_amount: 12, fields } });
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    const { type, data } = await last();
    const { extraction, leftOut } = data as { extraction: { total_amount: number; fields: object }; leftOut: number };
    expect([type, extraction.total_amount]).toEqual(['ExtractionCompleted', 12]);
    expect(Object.keys(extraction.fields).length + leftOut).toBe(30_000);
    expect(leftOut).toBeGreaterThanOrEqual(20_000);
  });

  it('reads the file and records what it says, except its text', async () => {
    const { worker, extractor } = working(anInvoice());
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    expect(await documents.history(documentId)).toEqual([
      'DocumentUploaded',
      'ExtractionRequested',
      'ExtractionStarted',
      'ExtractionCompleted',
    ]);
    const { text: _text, ...facts } = anInvoice();
    const { data, metadata } = await last();
    expect(data).toMatchObject({ documentId, requestId, period: '2026-03', ...facts });
    expect(data).not.toHaveProperty('text');
    expect(metadata).toMatchObject({
      actor: { kind: 'system', id: 'extraction-worker' },
      correlationId: 'request-1',
      causationId: requestId,
    });
    expect(extractor.calls).toEqual([
      { bytes: aPdf, options: expect.objectContaining({ mime: 'application/pdf', filename: 'invoice.pdf' }) },
    ]);
  });

  it.each(['unreadable', 'encrypted_pdf', 'too_many_pages', 'no_text'] as const)(
    'ends a request at once that cannot get better: %s',
    async (code) => {
      const { worker, extractor } = working(new ExtractionError(code, 'A sentence for the member.'));
      expect(await worker.handle(job())).toEqual({ kind: 'done' });
      expect(await last()).toMatchObject({
        type: 'ExtractionFailed',
        data: { requestId, code, message: 'A sentence for the member.' },
      });
      expect(extractor.calls).toHaveLength(1);
      expect(warnings).toEqual([]);
    },
  );

  it('tries again what may get better, with growing pauses', async () => {
    const { worker, extractor } = working(new Error('out of memory'), new Error('slow'), anInvoice());
    expect(await worker.handle(job())).toEqual({ kind: 'retry', afterMs: 1_000, reason: 'out of memory' });
    expect(await worker.handle(job({ attempt: 2 }))).toEqual({ kind: 'retry', afterMs: 4_000, reason: 'slow' });
    expect((await document()).status).toBe('processing');
    expect(await worker.handle(job({ attempt: 3 }))).toEqual({ kind: 'done' });
    expect((await document()).status).toBe('completed');
    expect(extractor.calls).toHaveLength(3);
    expect(warnings).toHaveLength(2);
    expect((await documents.history(documentId)).filter((type) => type === 'ExtractionStarted')).toHaveLength(1);
  });

  it('ends a request that ran out of time at once, and says what that costs', async () => {
    const { worker, extractor } = working(new ExtractionError('timed_out', 'It took too long.'));
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    const message = `It took too long. ${TIME_OUTS_COST}`;
    expect(await last()).toMatchObject({ type: 'ExtractionFailed', data: { code: 'timed_out', message } });
    expect(extractor.calls).toHaveLength(1);
  });

  it('ends the request with the last attempt', async () => {
    const error = new Error('the engine is away');
    const { worker } = working(error);
    expect(await worker.handle(job({ attempt: 3 }))).toMatchObject({ kind: 'retry' });
    expect(await worker.handle(job({ attempt: 4 }))).toEqual({ kind: 'done' });
    const { type, data } = await last();
    expect([type, (data as JsonObject)['code']]).toEqual(['ExtractionFailed', 'unavailable']);
    expect((data as JsonObject)['message']).not.toContain(error.message);
  });

  it('ends the request when the file is lost', async () => {
    await documents.store.delete(`originals/${documentId}`);
    const { worker, extractor } = working(anInvoice());
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    expect(await last()).toMatchObject({ type: 'ExtractionFailed', data: { code: 'original_lost' } });
    expect(extractor.calls).toEqual([]);
  });

  it('ends the request when the file is not what was uploaded', async () => {
    await documents.store.put(`originals/${documentId}`, Buffer.from('something else, sealed under no key'));
    const { worker } = working(anInvoice());
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    expect(await last()).toMatchObject({ type: 'ExtractionFailed', data: { code: 'original_lost' } });
  });

  it('reads the file again when the answer kept for it is damaged', async () => {
    await documents.store.put(resultKey(documentId, requestId), Buffer.from('damaged'));
    const { worker, extractor } = working(anInvoice());
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    expect([(await document()).status, extractor.calls.length]).toEqual(['completed', 1]);
  });

  it('has nothing to do for a document deleted meanwhile', async () => {
    await documents.remove(documentId);
    const { worker, extractor } = working(anInvoice());
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    expect(extractor.calls).toEqual([]);
    expect((await documents.history(documentId)).at(-1)).toBe('DocumentDeleted');
  });

  it('records nothing of a document deleted while it was read', async () => {
    const { worker } = working(async () => {
      await documents.remove(documentId);
      return anInvoice();
    });
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    expect((await documents.history(documentId)).at(-1)).toBe('DocumentDeleted');
  });

  it('stops reading a document that is deleted meanwhile', async () => {
    const { worker } = working(async ({ signal }) => {
      await documents.remove(documentId);
      // Ends only by the signal.
      return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
    });
    expect(await worker.handle(job())).toEqual({ kind: 'done' });
    expect((await documents.history(documentId)).at(-1)).toBe('DocumentDeleted');
    expect(warnings).toEqual([]);
  });

  it('has nothing to do for another request, or a document that is not there', async () => {
    const { worker, extractor } = working(anInvoice());
    const other = documents.ids.fresh();
    for (const payload of [
      { documentId, requestId: other, correlationId: 'c' },
      { documentId: other, requestId, correlationId: 'c' },
    ]) {
      expect(await worker.handle(job({ payload }))).toEqual({ kind: 'done' });
    }
    expect(extractor.calls).toEqual([]);
    expect(await documents.history(documentId)).toHaveLength(2);
  });

  it('buries what is no extraction job', async () => {
    const { worker } = working(anInvoice());
    expect(await worker.handle(job({ payload: { documentId: 'x' } }))).toEqual({
      kind: 'dead',
      reason: 'not an extraction job',
    });
  });

  describe('given a job twice', () => {
    it('one after the other, reads once and writes once', async () => {
      const { worker, extractor } = working(anInvoice());
      await worker.handle(job());
      expect(await worker.handle(job({ attempt: 2 }))).toEqual({ kind: 'done' });
      expect(extractor.calls).toHaveLength(1);
      expect(await documents.history(documentId)).toHaveLength(4);
    });

    it('at the same time, also to two processes, writes once', async () => {
      const { worker } = working(anInvoice());
      const elsewhere = new ExtractionWorker(
        documents.another().decisions,
        documents.objects,
        new ScriptedExtractor(),
        () => undefined,
      );
      const outcomes = await Promise.all([worker.handle(job()), worker.handle(job()), elsewhere.handle(job())]);
      expect(outcomes).toEqual([{ kind: 'done' }, { kind: 'done' }, { kind: 'done' }]);
      const history = await documents.history(documentId);
      expect(history.filter((type) => type === 'ExtractionCompleted')).toHaveLength(1);
      expect(history).toHaveLength(4);
    });

    it('because it died before it could record, asks the engine only once', async () => {
      const { extractor, worker } = working(anInvoice(), new Error('must not be asked again'));
      const elsewhere = documents.another((log) => new CannotRecord(log));
      const dying = new ExtractionWorker(elsewhere.decisions, documents.objects, extractor, () => undefined);
      expect(await dying.handle(job())).toMatchObject({ kind: 'retry' });
      expect(await worker.handle(job({ attempt: 2 }))).toEqual({ kind: 'done' });
      expect(extractor.calls).toHaveLength(1);
      const completed = await document();
      expect(isLive(completed) && completed.extraction).toEqual(anInvoice().extraction);
    });
  });

  it('decides nothing about a job that is taken from it, and hands it back', async () => {
    const stop = new AbortController();
    const { worker } = working(async ({ signal }) => {
      stop.abort();
      throw signal!.reason;
    });
    await expect(worker.handle(job({ attempt: 4, signal: stop.signal }))).rejects.toThrow();
    expect((await document()).status).toBe('processing');
    const { worker: next } = working(anInvoice());
    expect(await next.handle(job())).toEqual({ kind: 'done' });
  });
});
