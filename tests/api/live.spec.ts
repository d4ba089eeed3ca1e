import { userDecider } from '#domain/identity/user.decider.js';
import { DocumentChange, DocumentDeletion } from '#contracts/live.js';
import { Decisions } from '#write-side/decisions.js';
import { eventually } from '../eventually.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';
import { Listening } from './listening.js';

const bySystem = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };

describe('live changes', () => {
  let app: TestApp;
  let ada: Member;
  const open: Listening[] = [];
  const listen = async (token: string | undefined, lastEventId?: string) => {
    const listening = await Listening.start(app, token, lastEventId);
    if (listening.response.ok) {
      open.push(listening);
      await listening.until('the start', ({ name }) => name === 'ready');
    }
    return listening;
  };
  let accounts = 0;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.extractor.answer = async () => receiptResult;
    ada = await app.register(`ada${++accounts}@example.test`);
  });
  afterEach(async () => {
    for (const listening of open.splice(0)) await listening.stop();
  });

  const upload = async (member = ada, name = 'receipt.png') =>
    (await app.upload(member.token, tinyPng, name)).body.data.document._id as string;
  const statusIs = (documentId: string, status: string) => (message: { data: Record<string, unknown> }) =>
    message.data['documentId'] === documentId && message.data['status'] === status;

  it('tells of a document from its upload to its deletion, and of the credits it used', async () => {
    const listening = await listen(ada.token);
    expect(listening.response.headers.get('content-type')).toContain('text/event-stream');
    const id = await upload();
    await listening.until('completed', statusIs(id, 'completed'));
    expect(listening.named('document').map(({ data }) => data)).toEqual([
      { documentId: id, status: 'pending', docType: 'unknown', version: 0 },
      { documentId: id, status: 'pending' },
      { documentId: id, status: 'processing' },
      { documentId: id, status: 'completed', docType: 'receipt', version: 1 },
    ]);
    await app.json('PUT', `/api/documents/${id}`, { extraction: { total_amount: 1 }, changes: [] }, ada.token);
    await listening.until('the edit', ({ data }) => data['version'] === 2);
    await app.json('DELETE', `/api/documents/${id}`, undefined, ada.token);
    const deleted = await listening.until('the deletion', ({ name }) => name === 'document-deleted');
    expect(deleted.data).toEqual({ documentId: id });
    expect(listening.named('usage').length).toBeGreaterThanOrEqual(2);
    for (const { data } of listening.named('document')) expect(DocumentChange.parse(data)).toEqual(data);
    expect(DocumentDeletion.parse(deleted.data)).toEqual(deleted.data);
    // Behind `ready` there may be something from before it, which could not be read yet.
    const ids = listening.messages.slice(1).map(({ id: position }) => position);
    expect(ids.toSorted()).toEqual(ids);
    expect(listening.named('resync')).toEqual([]);
  });

  it('tells only what can be read already', async () => {
    const listening = await listen(ada.token);
    const found: [string, string][] = [];
    const ids = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const id = await upload();
      await listening.until('completed', statusIs(id, 'completed'));
      const [one, listed] = await Promise.all([
        app.json('GET', `/api/documents/${id}`, undefined, ada.token),
        app.json('GET', '/api/documents?limit=1', undefined, ada.token),
      ]);
      found.push([one.body.data.document.status, listed.body.data.documents[0].status]);
      ids.add(listed.body.data.documents[0]._id);
    }
    expect(found).toEqual(Array(8).fill(['completed', 'completed']));
    expect(ids.size).toBe(8);
  });

  it("hears nothing of another workspace's, and nothing personal of its own", async () => {
    const eve = await app.register(`eve${accounts}@example.test`, 'Eve Ltd');
    const [hers, his] = [await listen(ada.token), await listen(eve.token)];
    const before = his.messages.length;
    app.extractor.answer = async () => ({ ...receiptResult, extraction: { merchant_name: 'Planted Merchant' } });
    const id = await upload(ada, 'planted-name.png');
    await hers.until('completed', statusIs(id, 'completed'));
    await app.json(
      'PUT',
      `/api/documents/${id}`,
      { extraction: { merchant_name: 'Planted Edit' }, changes: ['Planted change'] },
      ada.token,
    );
    await app.json('DELETE', `/api/documents/${id}`, undefined, ada.token);
    await hers.until('the deletion', ({ name }) => name === 'document-deleted');
    const own = await upload(eve); // after all of Ada's, so nothing of hers is still to come
    await his.until('his own', statusIs(own, 'completed'));
    for (const { data } of his.messages.slice(before)) expect([own, undefined]).toContain(data['documentId']);
    expect(his.raw).not.toContain(id);
    for (const secret of ['planted-name', 'Planted', ada.userId, ada.workspaceId, 'Ada', 'example.test'])
      expect(hers.raw).not.toContain(secret);
    // Nor by asking for it: what another may hear is not a matter of the position.
    const again = await listen(eve.token, hers.messages[0]!.id);
    await again.until('his own', statusIs(own, 'completed'));
    expect(again.raw).not.toContain(id);
  });

  it('is closed without a good token', async () => {
    for (const token of [undefined, 'nonsense', `${ada.token}x`]) {
      const { response } = await listen(token);
      expect([response.status, response.headers.get('content-type')]).toEqual([401, expect.stringContaining('json')]);
    }
    expect((await app.fetch(`/api/events?token=${ada.token}&access_token=${ada.token}`)).status).toBe(401);
  });

  it('gives a listener that comes back what it missed, each once', async () => {
    const first = await listen(ada.token);
    const seen = await upload();
    await first.until('completed', statusIs(seen, 'completed'));
    await eventually(
      'the credit',
      async () =>
        (await app.json('GET', '/api/workspaces/usage', undefined, ada.token)).body.data.usage.reservedCredits === 0,
    );
    await eventually('its news', () => first.named('usage').length >= 3);
    await first.stop();
    const missed = await upload();
    await app.settled(ada.token, missed);
    const second = await listen(ada.token, first.messages.at(-1)!.id);
    await second.until('completed', statusIs(missed, 'completed'));
    expect(second.named('document').map(({ data }) => data['status'])).toEqual([
      'pending',
      'pending',
      'processing',
      'completed',
    ]);
    expect(second.named('document').every(({ data }) => data['documentId'] === missed)).toBe(true);
    expect(second.named('resync')).toEqual([]);
  });

  it.each([
    ['of another log', '9'.repeat(20)],
    ['that is none', 'yesterday'],
  ])('answers a position %s with one resync', async (_what, position) => {
    const listening = await listen(ada.token, position);
    await listening.until('the resync', ({ name }) => name === 'resync');
    const id = await upload();
    await listening.until('completed', statusIs(id, 'completed'));
    expect(listening.messages.map(({ name }) => name).slice(0, 2)).toEqual(['ready', 'resync']);
    expect(listening.named('resync')).toHaveLength(1);
  });

  it('misses nothing between the first reading and the stream', async () => {
    const id = await upload();
    await app.settled(ada.token, id);
    const late = await listen(ada.token);
    await late.until('what was just told', statusIs(id, 'completed'));
  });

  it.each([
    ['deleted', { type: 'DeleteUser' }],
    ['signed out everywhere', { type: 'RevokeSessions' }],
  ] as const)('ends when the member is %s, and not for others', async (_what, command) => {
    const other = await app.register(`other${accounts}@example.test`);
    const [hers, theirs] = [await listen(ada.token), await listen(other.token)];
    await app.running.app.get(Decisions).run(userDecider, ada.userId, command as never, bySystem);
    await eventually('the end', () => hers.ended);
    expect((await listen(ada.token)).response.status).toBe(401);
    const id = await upload(other);
    await theirs.until('completed', statusIs(id, 'completed'));
    expect(theirs.ended).toBe(false);
  });

  it('bounds the connections of a member, and frees what was closed', async () => {
    const all = [];
    for (let n = 0; n < 12; n++) all.push(await listen(ada.token));
    const refused = await listen(ada.token);
    expect(refused.response.status).toBe(429);
    expect(await refused.response.json()).toMatchObject({ success: false, error: { code: 'too_many_streams' } });
    await all[0]!.stop();
    await eventually('the seat', async () => (await listen(ada.token)).response.ok);
    const other = await app.register(`another${accounts}@example.test`);
    expect((await listen(other.token)).response.ok).toBe(true);
  });

  it('serves many listeners at once', async () => {
    const members = await Promise.all(
      Array.from({ length: 20 }, (_, n) => app.register(`many${accounts}-${n}@example.test`)),
    );
    const listenings = await Promise.all(
      members.flatMap(({ token }) => Array.from({ length: 10 }, () => listen(token))),
    );
    const ids = await Promise.all(members.map((member) => upload(member)));
    await Promise.all(
      listenings.map((listening, n) => listening.until('completed', statusIs(ids[Math.floor(n / 10)]!, 'completed'))),
    );
    for (const [n, listening] of listenings.entries()) {
      const heard = new Set(listening.named('document').map(({ data }) => data['documentId']));
      expect([...heard]).toEqual([ids[Math.floor(n / 10)]]);
    }
    expect(await (await app.fetch('/metrics')).text()).toMatch(/recto_live_streams 2\d\d/);
  });
});

describe('live changes and the life of things', () => {
  it('end with the token', async () => {
    const app = await TestApp.start({ SESSION_HOURS: '0.0008' }); // rounds to three seconds
    try {
      const { token } = await app.register('ada@example.test');
      const listening = await Listening.start(app, token);
      expect(listening.response.status).toBe(200);
      expect(listening.ended).toBe(false);
      await eventually('the end', () => listening.ended);
      expect((await Listening.start(app, token)).response.status).toBe(401);
    } finally {
      await app.stop();
    }
  });

  it('do not keep a server from stopping', async () => {
    const app = await TestApp.start();
    const { token } = await app.register('ada@example.test');
    const listening = await Listening.start(app, token);
    await listening.until('the start', ({ name }) => name === 'ready');
    await app.stop();
    await eventually('the end', () => listening.ended);
  });
});
