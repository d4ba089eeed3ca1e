/** /bulk-jobs: many documents by one request, carried on by the sweeps of the app. */
import { MOST_AT_ONCE, type BulkJob } from '#contracts/bulk-jobs.js';
import { TestApp, tinyPng, type Member } from './app.js';

const DELETIONS = '/api/bulk-jobs/deletions';
const NOTHING = '0190a000-0000-7000-8000-000000000009';

describe('documents deleted by one request', () => {
  let app: TestApp;
  let ada: Member;
  let eve: Member;
  beforeAll(async () => {
    app = await TestApp.start();
    [ada, eve] = [await app.register('ada@example.test'), await app.register('eve@example.test', 'Eve Ltd')];
  });
  afterAll(() => app.stop());

  const upload = async ({ token }: Member) => (await app.upload(token, tinyPng)).body.data.document._id as string;
  const ask = (ids: readonly string[], { token } = ada, key?: string) =>
    app.json('POST', DELETIONS, { ids }, token, key === undefined ? {} : { 'idempotency-key': key });
  /** One answer, held until the job is over. */
  const over = async (id: string, { token } = ada): Promise<BulkJob> => {
    const { body } = await app.json('GET', `${DELETIONS}/${id}?wait=30`, undefined, token);
    expect(body.data.job).toHaveProperty('endedAt');
    return body.data.job as BulkJob;
  };
  const listed = async ({ token }: Member) =>
    (await app.json('GET', '/api/documents?limit=100', undefined, token)).body.data.documents.map(
      ({ _id }: { _id: string }) => _id,
    ) as string[];

  it('go, each once; what cannot go is named, and what was not named stays', async () => {
    const [first, second, kept, theirs] = [await upload(ada), await upload(ada), await upload(ada), await upload(eve)];
    const { status, headers, body } = await ask([first, NOTHING, second, first, theirs]);
    expect([status, headers.has('position')]).toEqual([202, true]);
    expect(body.data.job).toMatchObject({ total: 4 });
    expect(await over(body.data.job.id as string)).toMatchObject({
      ...{ status: 'finished', total: 4, done: 2 },
      failed: [NOTHING, theirs].map((id) => ({ id, code: 'document_not_found' })),
    });
    // At once: what is told as done is shown as such.
    expect(await listed(ada)).toEqual([kept]);
    expect(await listed(eve)).toEqual([theirs]);
  });

  it('are one job under one key, which stands for nothing else', async () => {
    const [id, other] = [await upload(ada), await upload(ada)];
    const job = (await ask([id], ada, 'k1')).body.data.job.id as string;
    await over(job);
    const again = await ask([id, id], ada, 'k1');
    expect([again.status, again.body.data.job.id, again.body.data.job.done]).toEqual([202, job, 1]);
    const otherwise = await ask([other], ada, 'k1');
    expect([otherwise.status, otherwise.body.error.code]).toEqual([409, 'idempotency_key_used']);
    expect(await listed(ada)).toContain(other);
    expect((await ask([id], eve, 'k1')).body.data.job.id).not.toBe(job);
  });

  it('are refused with a sentence when nothing, too much or nonsense is asked for', async () => {
    const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => NOTHING);
    for (const [ids, sentence] of [
      [[], 'Please choose at least one document.'],
      [['invoice.pdf'], 'The id of a document is a UUID.'],
      [many, 'At most 10,000 documents can be deleted at once.'],
    ] as const) {
      const { status, body } = await ask(ids);
      expect([status, JSON.stringify(body.error).includes(sentence)]).toEqual([400, true]);
    }
    expect((await ask([NOTHING], ada, 'no key')).status).toBe(400);
    expect((await ask(many.slice(1))).status).toBe(202);
  });

  it('are not canceled when they are gone, and are nobody else’s', async () => {
    const job = (await ask([await upload(ada)])).body.data.job.id as string;
    const done = await over(job);
    const cancel = (id: string, { token } = ada) => app.json('POST', `${DELETIONS}/${id}/cancel`, undefined, token);
    expect((await cancel(job)).body.data.job).toEqual(done);
    for (const [id, who] of [
      [job, eve],
      [NOTHING, ada],
      ['nothing', ada],
    ] as const) {
      const answers = [await cancel(id, who), await app.json('GET', `${DELETIONS}/${id}`, undefined, who.token)];
      for (const { status, body } of answers) expect([status, body.error.code]).toEqual([404, 'bulk_job_not_found']);
    }
  });

  it('are an auditor’s to look at, not to delete', async () => {
    const auditor = await app.join(ada, 'auditor');
    const id = await upload(ada);
    expect((await ask([id], auditor)).status).toBe(403);
    const job = (await ask([id])).body.data.job.id as string;
    expect(await over(job, auditor)).toMatchObject({ status: 'finished', done: 1 });
  });
});
