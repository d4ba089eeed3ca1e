import { receiptResult, TestApp, tinyPng, type Member } from './app.js';
import { Listening } from './listening.js';
import { OPEN, routesOf } from './routes.js';

const configuration = {
  selectedFields: ['extraction.merchant_name'],
  format: 'json',
  filters: { status: [], docType: [], language: [], search: '' },
  options: {},
  customFileName: 'export',
};

/** To a name that is nowhere. */
const hook = { url: 'https://hooks.invalid', events: ['credits.low'] };

/** Done by who asks, so asked last or not at all. */
const DELETE_ACCOUNT = 'DELETE /api/auth/account';

describe('every route × who asks', () => {
  let app: TestApp;
  let ada: Member;
  let eve: Member;
  let document: string;
  let template: string;
  let invitation: string;
  let webhook: string;
  let proposal: string;
  let job: string;

  beforeAll(async () => {
    app = await TestApp.start();
    app.extractor.answer = async () => ({
      ...receiptResult,
      extraction: { merchant_name: 'Planted Merchant' },
      text: 'Planted text',
    });
    ada = await app.register('ada@example.test', 'Planted Ltd');
    eve = await app.register('eve@example.test', 'Eve Ltd');
    document = (await app.upload(ada.token, tinyPng, 'planted-name.png')).body.data.document._id;
    await app.settled(ada.token, document);
    const correction = { path: 'merchant_name', value: 'Planted correction', reason: 'Planted reason' };
    proposal = (await app.json('POST', `/api/documents/${document}/proposals`, correction, ada.token)).body.data
      .proposal.id;
    const { body } = await app.json(
      'PUT',
      '/api/export/templates',
      { name: 'Planted template', configuration },
      ada.token,
    );
    template = body.data.template.id;
    invitation = (
      await app.json(
        'POST',
        '/api/workspaces/invitations',
        { email: 'planted-guest@example.test', role: 'member' },
        ada.token,
      )
    ).body.data.invitation.id;
    webhook = (await app.json('POST', '/api/webhooks', { ...hook, description: 'Planted' }, ada.token)).body.data
      .webhook.id;
    const deletions = '/api/bulk-jobs/deletions';
    job = (await app.json('POST', deletions, { ids: ['0190a000-0000-7000-8000-000000000007'] }, ada.token)).body.data
      .job.id;
  });
  afterAll(() => app.stop());

  const routes = () => routesOf(app);
  /** Whatever any of the routes takes, with ids of Ada's, or with ids of nothing. */
  const everything = ({ document, template }: { document: string; template: string }) => ({
    extraction: { total_amount: 666 },
    paths: ['total_amount'],
    ...{ path: 'total_amount', value: 666, reason: 'Mine now' },
    selectedDocuments: [document],
    ids: [document],
    selectedFields: ['extraction.merchant_name'],
    id: template,
    name: 'Mine now',
    configuration,
    documentId: document,
    workspaceId: ada.workspaceId,
    role: 'auditor',
    ...hook,
    ...{ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' },
  });
  const idFor = (path: string, ids: { document: string; template: string }) => {
    if (path.includes('/templates/')) return ids.template;
    if (ids.document !== document) return ids.document;
    if (path.includes('/webhooks/')) return webhook;
    if (path.includes('/bulk-jobs/')) return job;
    if (path.includes('/members/')) return ada.userId;
    return path.includes('/invitations/') ? invitation : ids.document;
  };
  const ask = (method: string, path: string, token?: string, ids = { document, template }, query = '') =>
    app.fetch(
      path
        .replace(':id', idFor(path, ids))
        .replace(/:(page|version)\b/, '1')
        .replace(':delivery', ids.document)
        .replace(':proposal', ids.document === document ? proposal : ids.document) + query,
      {
        method,
        token,
        ...(method !== 'GET' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(everything(ids)),
        }),
      },
    );

  it('is closed without a token, unless it is open on purpose', async () => {
    const found = routes();
    expect(found.length).toBeGreaterThan(10);
    expect(found.map(({ method }) => method)).not.toContain(undefined);
    for (const { method, path } of found) {
      if (OPEN.has(`${method} ${path}`)) continue;
      expect([method, path, (await ask(method, path)).status]).toEqual([method, path, 401]);
    }
  });

  it("answers 404 for another workspace's things, with the words for things that do not exist, and leaves them alone", async () => {
    const nothing = {
      document: '0190a000-0000-7000-8000-000000000009',
      template: '0190a000-0000-7000-8000-000000000008',
    };
    const named = routes().filter(
      ({ path }) => path.includes(':id') || /^\/api\/export\/(preview|advanced|templates)$/.test(path),
    );
    expect(named.length).toBeGreaterThan(12);
    const found: Record<string, unknown> = {};
    for (const { method, path } of named.filter(
      ({ method, path }) => `${method} ${path}` !== 'GET /api/export/templates',
    )) {
      const [theirs, none] = [await ask(method, path, eve.token), await ask(method, path, eve.token, nothing)];
      const [answer, otherwise] = (await Promise.all([theirs.text(), none.text()])).map(
        (text) => JSON.parse(text).error,
      );
      expect([method, path, theirs.status, none.status]).toEqual([method, path, 404, 404]);
      expect([method, path, answer.code, answer.message]).toEqual([method, path, otherwise.code, otherwise.message]);
      found[`${method} ${path}`] = answer.code;
    }
    expect(found).toMatchObject({
      'POST /api/export/advanced': 'document_not_found',
      'PUT /api/export/templates': 'template_not_found',
    });
    const { body } = await app.json('GET', `/api/documents/${document}`, undefined, ada.token);
    expect(body.data.document).toMatchObject({
      ...{ status: 'completed', version: 1, confirmed: [] },
      proposals: [{ id: proposal, value: 'Planted correction' }],
    });
    const { body: kept } = await app.json('GET', '/api/export/templates', undefined, ada.token);
    expect(kept.data.templates).toMatchObject([{ id: template, name: 'Planted template' }]);
  });

  it('tells nothing of another workspace, whatever ids it is given, over the stream neither', async () => {
    const listening = await Listening.start(app, eve.token);
    await listening.until('the start', ({ name }) => name === 'ready');
    const secrets = [
      document,
      template,
      invitation,
      webhook,
      proposal,
      job,
      'planted-guest',
      ada.userId,
      ada.workspaceId,
      'ada@example.test',
      'Planted',
      'planted-name',
    ];
    // What is asked for may be repeated by nobody; 'search' looks for what only Ada has.
    const query = `?documentId=${document}&workspaceId=${ada.workspaceId}&userId=${ada.userId}&id=${document}&search=planted&limit=100`;
    for (const { method, path } of routes()) {
      if (OPEN.has(`${method} ${path}`) || path === '/api/events' || `${method} ${path}` === DELETE_ACCOUNT) continue;
      const text = await (await ask(method, path, eve.token, { document, template }, query)).text();
      for (const secret of secrets) expect([method, path, text.includes(secret)]).toEqual([method, path, false]);
    }
    await app.json('PUT', `/api/documents/${document}`, { extraction: { merchant_name: 'Planted again' } }, ada.token);
    const own = (await app.upload(eve.token, tinyPng)).body.data.document._id as string; // after all of Ada's
    await listening.until('her own', ({ data }) => data['documentId'] === own && data['status'] === 'completed');
    for (const secret of secrets) expect([secret, listening.raw.includes(secret)]).toEqual([secret, false]);
    const again = await Listening.start(app, eve.token, '0'.repeat(20));
    await again.until('the start or a resync', ({ name }) => name === 'ready' || name === 'resync');
    for (const secret of secrets) expect([secret, again.raw.includes(secret)]).toEqual([secret, false]);
    await Promise.all([listening.stop(), again.stop()]);
    await app.json('DELETE', `/api/documents/${own}`, undefined, eve.token);
  });

  it("lists nothing of another workspace's", async () => {
    const { body } = await app.json('GET', '/api/documents?includeFields=true', undefined, eve.token);
    expect(body.data.documents).toEqual([]);
    expect((await app.json('GET', '/api/workspaces/usage', undefined, eve.token)).body.data.usage.usedCredits).toBe(1);
  });

  it('shuts out a deleted member at once', async () => {
    const mallory = await app.register('mallory@example.test');
    await app.decide(mallory.userId, { type: 'DeleteUser' });
    for (const { method, path } of routes()) {
      if (OPEN.has(`${method} ${path}`)) continue;
      expect([method, path, (await ask(method, path, mallory.token)).status]).toEqual([method, path, 401]);
    }
  });
});
