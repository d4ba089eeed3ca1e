/**
 * How long documents are kept, over the API: what owners decide and see before, what the rule takes and what it leaves,
 * who can read of it, and that nothing of what went can be read any more.
 */
import type { BulkJob } from '#contracts/bulk-jobs.js';
import type { DocumentAnswer, DocumentList } from '#contracts/documents.js';
import type { DocumentHistory } from '#contracts/history.js';
import type { RetentionAnswer, RetentionChangeList, RetentionPreview } from '#contracts/retention.js';
import { ApplyRetentionRules } from '#contexts/retention/application/apply-retention-rules.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { ObjectStore } from '#ports/object-store.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { agedToken } from '../aged-token.js';
import { FixedClock } from '../fixed-clock.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';
import { found, nothingLeft, plant, wrappedKeys } from './planting.js';

const DAY = 24 * 60 * 60_000;
const RULE = '/api/workspaces/retention';
const CLEANED_UP = 'Workspace data cleaned up successfully. Plan and credits remain unchanged.';

interface Answered<Data> {
  readonly status: number;
  readonly data: Data;
  readonly error: { readonly code: string; readonly message: string };
}

describe('retention', () => {
  const clock = new FixedClock(new Date().toISOString());
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({}, { clock });
  });
  afterAll(() => app.stop());

  const ask = async <Data = { message: string }>(
    method: string,
    path: string,
    token: string,
    sent?: object,
  ): Promise<Answered<Data>> => {
    const { status, body } = await app.json(method, path, sent, token);
    return { status, ...(body as Omit<Answered<Data>, 'status'>) };
  };
  const set = (token: string, originalsAfterDays: unknown, documentsAfterDays: unknown) =>
    ask<RetentionAnswer>('PUT', RULE, token, { originalsAfterDays, documentsAfterDays });
  const previewed = (token: string, query: string) => ask<RetentionPreview>('GET', `${RULE}/preview?${query}`, token);
  const hold = (token: string, id: string, reason: unknown = 'Lawsuit 12 C 345/26') =>
    ask<DocumentAnswer>('PUT', `/api/documents/${id}/hold`, token, { reason });
  const release = (token: string, id: string) => ask<DocumentAnswer>('DELETE', `/api/documents/${id}/hold`, token);
  const shown = async (token: string, id: string) =>
    (await ask<DocumentAnswer>('GET', `/api/documents/${id}`, token)).data.document;
  const uploaded = async (token: string, filename: string) => {
    const { body } = await app.upload(token, tinyPng, filename);
    const { _id: id } = (body as { data: DocumentAnswer }).data.document;
    await app.settled(token, id);
    return id;
  };
  /** One round of the sweep, as it comes every minute. */
  const round = async () => {
    const nest = app.running.app;
    const [events, progress] = [app.running.adapters.events, nest.get(ReadModelProgress)];
    expect(await progress.waitFor(['kept-documents', 'retention-rules'], await events.head(), 100_000)).toBe(true);
    const sweep = new ApplyRetentionRules(nest.get(Decisions), nest.get(Views), nest.get(ObjectStore), clock);
    await sweep.run(new AbortController().signal);
    await progress.waitFor(['document-list', 'document-detail', 'kept-documents'], await events.head(), 100_000);
  };
  const namesOf = async ({ token }: Member) =>
    (await ask<DocumentList>('GET', '/api/documents', token)).data.documents.map((each) => each.originalFilename);

  it('takes what it said it would, leaves nothing of it to be read, and leaves the rest', async () => {
    const { member, documents, planted } = await plant(app, 'planted', 4);
    const { token } = member;
    app.extractor.answer = async () => receiptResult;
    const [kept, ...going] = documents as [string, ...string[]];
    const keys = wrappedKeys(app.folder, ...going);
    expect(keys).toHaveLength(3);
    expect((await hold(token, kept)).data.document.hold).toMatchObject({ reason: 'Lawsuit 12 C 345/26' });
    clock.advance(5 * DAY);
    await uploaded(token, 'young.png');

    expect((await previewed(token, 'documentsAfterDays=3')).data).toMatchObject({
      begins: new Date(clock.now().getTime() + DAY).toISOString(),
      documents: { count: 3, names: ['planted-file-1.png', 'planted-file-2.png', 'planted-file-3.png'] },
      originals: { count: 0, oldest: null, names: [] },
      held: 1,
    });
    await round();
    expect(await namesOf(member)).toHaveLength(5);
    expect((await set(token, null, 3)).data.rule).toMatchObject({ documentsAfterDays: 3 });
    clock.advance(DAY);
    await round();
    expect(await namesOf(member)).toEqual(['young.png', 'planted-file-0.png']);

    const gone = planted.filter((text) => /-[123]$/.test(text));
    expect(gone).toHaveLength(15);
    await nothingLeft(app.folder, [...gone, ...keys]);
    const held = planted.filter((text) => /-(file|value)-0$/.test(text));
    for (const text of held) expect(found(app.folder, [text]).length).toBeGreaterThan(0);
    const { data } = await ask<DocumentHistory>('GET', `/api/documents/${going[0]}/history`, token);
    expect(data.facts.at(-1)).toMatchObject({
      type: 'DocumentDeleted',
      actor: { kind: 'system', name: 'Retention rule' },
      source: 'system',
    });
  });

  it('takes originals alone and leaves the values', async () => {
    app.extractor.answer = async () => receiptResult;
    const { token } = await app.register('originals@example.test');
    const id = await uploaded(token, 'old.png');
    clock.advance(2 * DAY);
    expect((await previewed(token, 'originalsAfterDays=1&documentsAfterDays=30')).data).toMatchObject({
      documents: { count: 0 },
      originals: { count: 1, names: ['old.png'] },
    });
    await set(token, 1, 30);
    clock.advance(DAY);
    await round();
    expect(await shown(token, id)).toMatchObject({
      originalDeleted: true,
      extraction: { merchant_name: 'Corner Shop' },
    });
    expect((await app.fetch(`/api/documents/${id}/original`, { token })).status).toBe(404);
    expect((await previewed(token, 'originalsAfterDays=1')).data).toMatchObject({ originals: { count: 0 } });
  });

  it('wants the password given lately, whole days, and originals to go first', async () => {
    const { token } = await app.register('careful@example.test');
    const aged = agedToken(token, app.running.app.get(Sessions).secret);
    expect((await set(aged, 1, null)).error.code).toBe('confirm_password');
    for (const days of [0, 1.5, 36_501, '7']) {
      const { status, error } = await set(token, days, null);
      expect([status, error.message]).toEqual([400, 'Give whole days, from 1 to 36,500']);
    }
    expect((await ask('PUT', RULE, token, { documentsAfterDays: 1 })).status).toBe(400);
    const { status, error } = await set(token, 30, 30);
    expect([status, error.code]).toEqual([422, 'originals_after_documents']);
    const asked = await previewed(token, 'originalsAfterDays=9&documentsAfterDays=8');
    expect(asked.error.code).toBe('originals_after_documents');
    expect((await ask<RetentionAnswer>('GET', RULE, token)).data.rule).toEqual({
      ...{ originalsAfterDays: null, documentsAfterDays: null, begins: null },
    });
  });

  it('is seen by everybody, and who set which by owners and auditors', async () => {
    const owner = await app.register('owner@example.test');
    await set(owner.token, 30, null);
    clock.advance(1_000);
    await set(owner.token, null, null);
    const changes = ({ token }: Member) => ask<RetentionChangeList>('GET', `${RULE}/changes`, token);
    const auditor = await app.join(owner, 'auditor');
    for (const reader of [owner, auditor])
      expect((await changes(reader)).data.changes).toMatchObject([
        { originalsAfterDays: null, documentsAfterDays: null, by: 'Ada Example' },
        { originalsAfterDays: 30, documentsAfterDays: null, by: 'Ada Example' },
      ]);
    const reviewer = await app.join(owner, 'reviewer');
    expect((await changes(reviewer)).error.code).toBe('not_with_this_role');
    expect((await ask('GET', RULE, reviewer.token)).status).toBe(200);
    expect((await set(reviewer.token, 1, null)).error.message).toBe(
      'Only an owner of the workspace can decide how long documents are kept, and put single ones on hold.',
    );
  });

  describe('a hold', () => {
    it('keeps a document from members, bulk deletions and a clean-up, until it is released', async () => {
      const owner = await app.register('holder@example.test');
      const [held, free] = [await uploaded(owner.token, 'held.png'), await uploaded(owner.token, 'free.png')];
      await hold(owner.token, held);
      const { token } = await app.join(owner, 'member');
      expect((await shown(token, held)).hold).toEqual({
        ...{ reason: 'Lawsuit 12 C 345/26', by: 'Ada Example', at: clock.iso() },
      });
      const refused = await ask('DELETE', `/api/documents/${held}`, token);
      expect([refused.status, refused.error.code]).toEqual([409, 'document_held']);
      expect((await release(token, held)).status).toBe(403);

      const jobs = '/api/bulk-jobs/deletions';
      const asked = await ask<{ job: BulkJob }>('POST', jobs, token, { ids: [held, free] });
      const over = await ask<{ job: BulkJob }>('GET', `${jobs}/${asked.data.job.id}?wait=30`, token);
      expect(over.data.job).toMatchObject({ done: 1, failed: [{ id: held, code: 'document_held' }] });
      const cleanUp = async () => (await ask('DELETE', '/api/workspaces/cleanup', owner.token)).data.message;
      expect(await cleanUp()).toBe(`${CLEANED_UP} 1 document on hold stayed.`);
      expect(await namesOf(owner)).toEqual(['held.png']);
      expect((await release(owner.token, held)).data.document.hold).toBeUndefined();
      expect(await cleanUp()).toBe(CLEANED_UP);
      expect(await namesOf(owner)).toEqual([]);
    });

    it('keeps the last owner from ending the workspace with their account', async () => {
      const owner = await app.register('last@example.test');
      const id = await uploaded(owner.token, 'held.png');
      await hold(owner.token, id);
      const deleteAccount = () => ask('DELETE', '/api/auth/account', owner.token);
      const refused = await deleteAccount();
      expect([refused.status, refused.error.code]).toEqual([409, 'documents_held']);
      expect(await namesOf(owner)).toEqual(['held.png']);
      await release(owner.token, id);
      expect((await deleteAccount()).status).toBe(200);
    });

    it('has a reason, and is of the own documents', async () => {
      const owner = await app.register('reasons@example.test');
      const id = await uploaded(owner.token, 'one.png');
      for (const [reason, sentence] of [
        [undefined, 'Say why it is held'],
        ['  ', 'Say why it is held'],
        ['x'.repeat(501), 'Say it in at most 500 characters'],
      ]) {
        const { status, error } = await ask('PUT', `/api/documents/${id}/hold`, owner.token, { reason });
        expect([status, error.message]).toEqual([400, sentence]);
      }
      const stranger = await app.register('stranger@example.test');
      expect((await hold(stranger.token, id)).status).toBe(404);
      expect((await hold(owner.token, 'nothing')).status).toBe(404);
    });
  });
});
