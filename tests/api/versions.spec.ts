import { receiptResult, TestApp, tinyPng, type Member } from './app.js';

describe('versions and confirmations', () => {
  let app: TestApp;
  let ada: Member;
  let id: string;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const { body } = await app.upload(ada.token, tinyPng);
    id = body.data.document._id;
    await app.settled(ada.token, id);
  });

  const call = (method: string, rest: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.json(method, `/api/documents/${id}${rest}`, body, ada.token, headers);
  const edit = async (changed: object) => {
    const extraction = { ...receiptResult.extraction, ...changed };
    expect((await call('PUT', '', { extraction, changes: [] })).status).toBe(200);
  };
  const types = async () => (await app.stream(`document-${id}`)).map(({ type }) => type).slice(4);

  it('keeps the values of every version', async () => {
    await edit({ total_amount: 13.5 });
    await edit({ total_amount: 14, merchant_name: 'Harbour Shop' });
    const values = async (version: number) => (await call('GET', `/versions/${version}`)).body.data.version;
    expect(await values(1)).toMatchObject({ version: 1, editedBy: 'Recto', extraction: receiptResult.extraction });
    expect(await values(2)).toMatchObject({
      version: 2,
      editedBy: 'Ada Example',
      editedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      fieldChanges: [{ path: 'total_amount', before: 12.5, after: 13.5 }],
      extraction: { ...receiptResult.extraction, total_amount: 13.5 },
    });
    expect((await values(3)).extraction.merchant_name).toBe('Harbour Shop');
  });

  it('shows the newest twenty, and each of the others when it is asked for', async () => {
    for (let price = 1; price <= 21; price++) await edit({ total_amount: price });
    const { body } = await call('GET', '');
    const { version, versions, edited } = body.data.document;
    expect([version, versions.length, versions[0].version, edited]).toEqual([22, 20, 3, ['total_amount']]);
    const second = await call('GET', '/versions/2?from=1');
    expect(second.body.data).toMatchObject({
      version: { version: 2, editedBy: 'Ada Example', extraction: { total_amount: 1 } },
      comparison: { from: 1, fieldChanges: [{ path: 'total_amount', before: 12.5, after: 1 }] },
    });
    expect((await call('GET', '/versions/23')).status).toBe(404);
  });

  it('compares any two, either way round', async () => {
    await edit({ total_amount: 13.5 });
    await edit({ total_amount: 14, merchant_name: 'Harbour Shop' });
    const comparison = async (version: number, from: number) =>
      (await call('GET', `/versions/${version}?from=${from}`)).body.data.comparison;
    expect(await comparison(3, 1)).toEqual({
      from: 1,
      fieldChanges: [
        { path: 'merchant_name', before: 'Corner Shop', after: 'Harbour Shop' },
        { path: 'total_amount', before: 12.5, after: 14 },
      ],
    });
    expect((await comparison(2, 3)).fieldChanges).toContainEqual({ path: 'total_amount', before: 14, after: 13.5 });
    expect(await comparison(2, 2)).toEqual({ from: 2, fieldChanges: [] });
  });

  it('restores an old version as a new one', async () => {
    await edit({ total_amount: 13.5 });
    const { status, body, headers } = await call('POST', '/versions/1/restore', undefined, { 'if-match': '"2"' });
    expect([status, headers.get('etag')]).toEqual([200, '"3"']);
    expect(body.data.document).toMatchObject({ version: 3, extraction: receiptResult.extraction });
    expect(body.data.document.versions[2]).toMatchObject({
      editedBy: 'Ada Example',
      changes: ['Restored version 1'],
      fieldChanges: [{ path: 'total_amount', before: 13.5, after: 12.5 }],
    });
    expect(await types()).toEqual(['FieldsEdited', 'FieldsEdited']);
  });

  it('restores nothing when somebody was faster, and when nothing would change', async () => {
    await edit({ total_amount: 13.5 });
    expect((await call('POST', '/versions/1/restore', undefined, { 'if-match': '"1"' })).status).toBe(412);
    const same = await call('POST', '/versions/2/restore', undefined, { 'if-match': '"2"' });
    expect([same.status, same.body.data.document.version]).toEqual([200, 2]);
    expect(await types()).toEqual(['FieldsEdited']);
  });

  it('knows no version that never was', async () => {
    for (const [method, rest] of [
      ['GET', '/versions/2'],
      ['GET', '/versions/0'],
      ['GET', '/versions/x'],
      ['GET', '/versions/1?from=7'],
      ['POST', '/versions/9/restore'],
    ] as const) {
      const { status, body } = await call(method, rest);
      expect([rest, status, typeof body.error.message]).toEqual([rest, 404, 'string']);
    }
    expect((await call('GET', '/versions/1?from=x')).status).toBe(400);
  });

  it('remembers which values were confirmed, until they change', async () => {
    const confirm = (paths: string[], version = '"1"') => call('POST', '/confirm', { paths }, { 'if-match': version });
    const { status, body } = await confirm(['total_amount', 'line_items.0.amount', 'no_such_field']);
    expect([status, body.data.document.confirmed, body.data.document.version]).toEqual([
      200,
      ['total_amount', 'line_items.0.amount'],
      1,
    ]);
    await confirm(['total_amount']);
    expect(await types()).toEqual(['FieldsConfirmed']);
    await edit({ total_amount: 13.5 });
    expect((await call('GET', '')).body.data.document.confirmed).toEqual(['line_items.0.amount']);
    expect((await confirm(['merchant_name'])).status).toBe(412);
    expect((await confirm([], '"2"')).status).toBe(400);
  });

  it('is never answered from what a browser kept: the version is the same, the document is not', async () => {
    const before = await call('GET', '');
    expect([before.headers.get('etag'), before.headers.get('cache-control')]).toEqual(['"1"', 'no-store']);
    await call('POST', '/confirm', { paths: ['total_amount'] });
    const { status, body } = await call('GET', '', undefined, { 'if-none-match': '"1"' });
    expect([status, body.data.document.confirmed]).toEqual([200, ['total_amount']]);
  });

  it('keeps no confirmed path in the log as it lies on disk', async () => {
    await call('POST', '/confirm', { paths: ['merchant_name'] });
    expect(JSON.stringify(await app.stream(`document-${id}`))).not.toContain('merchant_name');
  });
});
