import { bulkDeletionDecider, BulkDeletionAdvanced } from '#domain/bulk/bulk-deletion.js';
import type { ReadModelStore } from '#ports/read-model-store.js';
import { openBulkJobs } from '#projections/open-bulk-jobs/projection.js';
import { documentDetail } from '#projections/document-detail/projection.js';
import { ContentKeys } from '#projections/document-list/content-keys.js';
import { documentList } from '#projections/document-list/projection.js';
import { ProjectionRunner } from '#read-side/projection-runner.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { Views } from '#read-side/views.js';
import { countedId } from '../../../../tests/counting-ids.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { engineOver, runUntilStopped } from '../../../../tests/read-side.js';
import { ForwardingEventStore } from '../../../../tests/forwarding-event-store.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { DeleteInBulk } from './delete-in-bulk.js';
import { RequestDeletion, RequestDeletionHandler } from './request-deletion.js';

const others = countedId(2, 0xc0);

/** As one that dies between what it did and saying so. */
class NoProgress extends ForwardingEventStore {
  override async append(...given: Parameters<ForwardingEventStore['append']>) {
    const [stream] = given;
    if (stream.startsWith(`${bulkDeletionDecider.category}-`)) throw new Error('killed');
    return super.append(...given);
  }
}

describe('a bulk deletion carried on', () => {
  const folder = tempFolder();
  let documents: Documents;
  let models: ReadModelStore;
  let engine: ReadSideEngine;
  beforeEach(() => {
    documents = openDocuments(folder);
    models = openReadModels(folder);
    engine = engineOver(documents, models);
    for (const projection of [openBulkJobs, documentDetail, documentList(new ContentKeys(Buffer.alloc(32)))])
      runUntilStopped(folder, new ProjectionRunner(engine, projection));
  });

  const request = async (job: number, documentIds: readonly string[], workspaceId = documents.workspace) => {
    const deletionId = countedId(job, 0xb);
    const command = { type: 'RequestBulkDeletion', deletionId, workspaceId, documentIds } as const;
    await documents.decisions.run(bulkDeletionDecider, deletionId, command, byAda);
    return deletionId;
  };
  const upload = async (count: number) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push((await documents.upload()).documentId);
    return ids;
  };
  const stateOf = (job: string) => documents.decisions.state(bulkDeletionDecider, job);
  /** One round; what the views show of before it is there. */
  const sweep = async (decisions = documents.decisions, signal = new AbortController().signal) => {
    expect(await engine.progress.waitFor(['open-bulk-jobs'], await documents.events.head(), 100_000)).toBe(true);
    await new DeleteInBulk(decisions, new Views(models), engine.progress).run(signal);
  };

  it('deletes what it names in the name of who asked, and names what it could not', async () => {
    const ids = await upload(2);
    const [nothing, theirs] = [countedId(77), await upload(1)];
    const job = await request(1, [ids[0]!, nothing, ids[1]!]);
    const foreign = await request(2, theirs, others);
    await sweep();
    expect(await stateOf(job)).toMatchObject({
      ...{ status: 'finished', done: 2 },
      failed: [{ id: nothing, code: 'document_not_found' }],
    });
    for (const id of ids) {
      const deleted = (await documents.events.read(`document-${id}`)).at(-1)!;
      expect([deleted.type, deleted.metadata.actor, deleted.metadata.correlationId]).toEqual([
        'DocumentDeleted',
        byAda.actor,
        job,
      ]);
    }
    expect(await stateOf(foreign)).toMatchObject({ status: 'finished', done: 0, failed: [{ id: theirs[0] }] });
    expect(await documents.history(theirs[0]!)).not.toContain('DocumentDeleted');
  });

  it('goes on where one that died had not told of it, and deletes nothing twice', async () => {
    const ids = await upload(3);
    const job = await request(1, ids);
    const dying = documents.another((log) => new NoProgress(log));
    await expect(sweep(dying.decisions)).rejects.toThrow('killed');
    for (const id of ids) expect(await documents.history(id)).toContain('DocumentDeleted');
    expect(await stateOf(job)).toMatchObject({ status: 'open', done: 0 });

    await sweep();
    expect(await stateOf(job)).toMatchObject({ status: 'finished', done: 3, failed: [] });
    for (const id of ids)
      expect((await documents.history(id)).filter((type) => type === 'DocumentDeleted')).toHaveLength(1);
  });

  it('tells of progress on the way, and lets other workspaces have their turn in between', async () => {
    const many = Array.from({ length: 120 }, (_, n) => countedId(n + 1, 0x77));
    const [long, next] = [await request(1, many), await request(2, many.slice(0, 60))];
    const short = await request(3, [countedId(9)], others);
    await sweep();
    await sweep();
    expect(await stateOf(next)).toMatchObject({ status: 'finished' });
    const advanced = async (job: string) =>
      (await documents.events.read(`bulkdeletion-${job}`)).filter(({ type }) => type === BulkDeletionAdvanced.name);
    expect((await advanced(long)).map(({ data }) => (data['failed'] as []).length)).toEqual([50, 50, 20]);
    const first = (await advanced(long))[0]!.position;
    const [second] = (await advanced(long)).slice(1);
    const [other] = await advanced(short);
    expect([first, other!.position, second!.position].toSorted()).toEqual([first, other!.position, second!.position]);
    // Of one workspace one job after another.
    expect((await advanced(next))[0]!.position > (await advanced(long)).at(-1)!.position).toBe(true);
  });

  it('stops when it is told to and when it is canceled, with what was done', async () => {
    const ids = await upload(1);
    const job = await request(1, ids);
    const stopped = new AbortController();
    stopped.abort();
    await sweep(documents.decisions, stopped.signal);
    expect(await stateOf(job)).toMatchObject({ status: 'open', done: 0 });
    const cancel = { type: 'CancelBulkDeletion', deletionId: job, workspaceId: documents.workspace } as const;
    await documents.decisions.run(bulkDeletionDecider, job, cancel, byAda);
    await sweep();
    expect(await stateOf(job)).toMatchObject({ status: 'canceled', done: 0 });
    expect(await documents.history(ids[0]!)).not.toContain('DocumentDeleted');
  });

  it('waits with at most ninety-nine others of its workspace', async () => {
    const { workspace: workspaceId, ids, decisions } = documents;
    const handler = new RequestDeletionHandler(decisions, new Views(models), ids);
    const ask = (idempotencyKey: string, who = workspaceId) => {
      const asked = { workspaceId: who, documentIds: [countedId(1)], idempotencyKey };
      return handler.execute(new RequestDeletion(asked, byAda));
    };
    for (let n = 1; n <= 100; n++) await ask(`k${n}`);
    await engine.progress.waitFor(['open-bulk-jobs'], await documents.events.head(), 100_000);
    await expect(ask('k101')).rejects.toMatchObject({ code: 'too_many_bulk_jobs' });
    expect((await ask('k1')).job).toMatchObject({ status: 'open' });
    expect((await ask('k1', others)).job).toMatchObject({ status: 'open' });
  });
});
