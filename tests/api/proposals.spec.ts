import type { NewApiKey } from '#contracts/api-keys.js';
import type { DocumentAnswer, ProposalAnswer, VersionAnswer } from '#contracts/documents.js';
import type { DocumentHistory } from '#contracts/history.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';

/** Whichever was asked for. */
type Data = NewApiKey & DocumentAnswer & ProposalAnswer & VersionAnswer & DocumentHistory;
interface Said {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly data: Data; readonly error: { readonly code: string; readonly message: string } };
}

const NOTHING = '0190a000-0000-7000-8000-000000000009';

describe('proposed corrections', () => {
  let app: TestApp;
  let ada: Member;
  let key: string;
  let id: string;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
    key = await keyOf('Books', ['documents:read', 'documents:write']);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const { body }: Pick<Said, 'body'> = await app.upload(ada.token, tinyPng);
    id = body.data.document._id;
    await app.settled(ada.token, id);
  });

  const ask = (
    method: string,
    path: string,
    body?: unknown,
    token = ada.token,
    headers: Record<string, string> = {},
  ): Promise<Said> => app.json(method, path, body, token, headers);
  const keyOf = async (name: string, scopes: readonly string[]): Promise<string> =>
    (await ask('POST', '/api/workspaces/api-keys', { name, scopes })).body.data.secret;
  const toThirteen = { path: 'total_amount', value: 13.5, reason: 'The rows add up to 13.50.' };
  const propose = (body: object = toThirteen, token = key, headers: Record<string, string> = {}) =>
    ask('POST', `/api/documents/${id}/proposals`, body, token, headers);
  const settle = (proposal: string, how: 'accept' | 'reject', token = ada.token) =>
    ask('POST', `/api/documents/${id}/proposals/${proposal}/${how}`, undefined, token);
  const shown = async () => (await ask('GET', `/api/documents/${id}`)).body.data.document;
  const edit = async (changed: object) => {
    const body = { extraction: { ...receiptResult.extraction, ...changed } };
    expect((await ask('PUT', `/api/documents/${id}`, body)).status).toBe(200);
  };
  const facts = async (type: string) => (await app.stream(`document-${id}`)).filter((fact) => fact.type === type);

  it('wait beside the values, which stay as they are', async () => {
    const { status, body } = await propose();
    expect(status).toBe(201);
    const { proposal } = body.data;
    expect(proposal).toEqual({
      id: expect.any(String),
      ...toThirteen,
      ...{ before: 12.5, proposedBy: 'API key Books', outdated: false },
      proposedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const { proposals, extraction, version } = await shown();
    expect({ proposals, extraction, version }).toEqual({
      ...{ proposals: [proposal], version: 1 },
      extraction: receiptResult.extraction,
    });
  });

  it('become an edit by who accepts them, which says who proposed it', async () => {
    const { id: proposal } = (await propose()).body.data.proposal;
    const { status, body, headers } = await settle(proposal, 'accept');
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(body.data.document).toMatchObject({
      ...{ proposals: [], version: 2, edited: ['total_amount'] },
      extraction: { ...receiptResult.extraction, total_amount: 13.5 },
    });
    const entry = {
      ...{ editedBy: 'Ada Example', proposedBy: 'API key Books' },
      ...{ changes: ['Accepted a proposed value of total_amount'] },
      fieldChanges: [{ path: 'total_amount', before: 12.5, after: 13.5 }],
    };
    expect(body.data.document.versions[1]).toMatchObject(entry);
    const second = await ask('GET', `/api/documents/${id}/versions/2`);
    expect(second.body.data.version).toMatchObject(entry);
    expect((await settle(proposal, 'accept')).body.error.code).toBe('proposal_not_found');
    const history = await ask('GET', `/api/documents/${id}/history`);
    const told = history.body.data.facts.slice(-2);
    expect(told.map(({ type, actor }) => [type, actor.name])).toEqual([
      ['CorrectionProposed', 'API key Books'],
      ['FieldsEdited', 'Ada Example'],
    ]);
    expect(told[0]?.data).toMatchObject({ ...toThirteen, before: 12.5 });
  });

  it('are never applied over a value that was changed since, and can be rejected', async () => {
    const { id: proposal } = (await propose()).body.data.proposal;
    await edit({ total_amount: 13 });
    expect((await shown()).proposals).toMatchObject([{ id: proposal, outdated: true }]);
    const refused = await settle(proposal, 'accept');
    expect([refused.status, refused.body.error.code]).toEqual([409, 'proposal_outdated']);
    const { status, body } = await settle(proposal, 'reject');
    expect([status, body.data.document.proposals, body.data.document.version]).toEqual([200, [], 2]);
    expect((await shown()).extraction.total_amount).toBe(13);
    expect(await facts('CorrectionRejected')).toHaveLength(1);
  });

  it('are for people to decide: no key, no auditor and nobody else does', async () => {
    const { id: proposal } = (await propose()).body.data.proposal;
    const auditor = await app.join(ada, 'auditor');
    const eve = await app.register('eve@example.test', 'Eve Ltd');
    const reading = await keyOf('Reading', ['documents:read']);
    for (const how of ['accept', 'reject'] as const) {
      const of = async (token: string) => (await settle(proposal, how, token)).body.error.code;
      expect(await of(key)).toBe('not_for_api_keys');
      expect(await of(auditor.token)).toBe('auditor_changes_nothing');
      expect(await of(eve.token)).toBe('document_not_found');
    }
    expect((await propose(toThirteen, reading)).body.error.code).toBe('insufficient_scope');
    expect((await propose(toThirteen, auditor.token)).body.error.code).toBe('auditor_changes_nothing');
    const member = await app.join(ada, 'member');
    expect((await settle(proposal, 'accept', member.token)).status).toBe(200);
  });

  it('made again under their Idempotency-Key are answered as they were, also when settled since', async () => {
    const named = { 'idempotency-key': 'one' };
    const first = (await propose(toThirteen, key, named)).body.data.proposal;
    const again = await propose(toThirteen, key, named);
    expect([again.status, again.body.data.proposal]).toEqual([201, first]);
    await settle(first.id, 'reject');
    expect((await propose(toThirteen, key, named)).body.data.proposal).toEqual(first);
    expect(await facts('CorrectionProposed')).toHaveLength(1);
    const another = await propose({ ...toThirteen, value: 14 }, key, named);
    expect([another.status, another.body.error.code]).toEqual([409, 'idempotency_key_used']);
    expect((await propose(toThirteen, key, { 'idempotency-key': 'a b' })).status).toBe(400);
  });

  it('with the same value are one, without a key for it too', async () => {
    const first = (await propose()).body.data.proposal;
    const again = await propose({ ...toThirteen, reason: 'As I said.' }, ada.token);
    expect([again.status, again.body.data.proposal]).toEqual([201, first]);
    expect(await facts('CorrectionProposed')).toHaveLength(1);
  });

  it.each<[number, string, object]>([
    [400, 'invalid_request', { ...toThirteen, reason: ' ' }],
    [400, 'invalid_request', { ...toThirteen, reason: 'x'.repeat(501) }],
    [400, 'invalid_request', { ...toThirteen, value: { amount: 1 } }],
    [400, 'invalid_request', { ...toThirteen, value: null }],
    [400, 'invalid_request', { ...toThirteen, path: 'x'.repeat(1001) }],
    [413, 'value_too_large', { ...toThirteen, value: 'x'.repeat(70_000) }],
    [422, 'no_such_place', { ...toThirteen, path: 'line_items' }],
    [422, 'no_such_place', { ...toThirteen, path: 'line_items.99.amount' }],
    [422, 'no_such_place', { ...toThirteen, path: '__proto__' }],
    [409, 'nothing_to_correct', { ...toThirteen, value: 12.5 }],
  ])('are refused (%i %s)', async (status, code, body) => {
    const answer = await propose(body);
    expect([answer.status, answer.body.error.code, typeof answer.body.error.message]).toEqual([status, code, 'string']);
    expect((await shown()).proposals).toEqual([]);
  });

  it('are of the document they are made for, and gone with it', async () => {
    const { id: proposal } = (await propose({ ...toThirteen, reason: 'Planted reason.' })).body.data.proposal;
    expect((await settle(NOTHING, 'accept')).body.error.code).toBe('proposal_not_found');
    expect((await settle('x', 'accept')).body.error.code).toBe('proposal_not_found');
    await ask('DELETE', `/api/documents/${id}`);
    expect((await settle(proposal, 'accept')).body.error.code).toBe('document_not_found');
    expect((await propose()).body.error.code).toBe('document_not_found');
    const history = await ask('GET', `/api/documents/${id}/history`);
    expect(JSON.stringify(history.body)).not.toContain('Planted reason');
    expect(history.body.data.facts.map(({ type }) => type)).toContain('CorrectionProposed');
  });
});
