import { createHash } from 'node:crypto';
import { ExtractionError } from '#ports/extractor.js';
import { eventually } from '../eventually.js';
import { receiptResult, TestApp, tinyPng, type Answer, type Member } from './app.js';

describe('documents', () => {
  let app: TestApp;
  let ada: Member;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    app.extractor.answer = async () => receiptResult;
  });

  const uploaded = async (member = ada, fields: Record<string, string> = {}) => {
    const { status, body } = await app.upload(member.token, tinyPng, 'receipt.png', fields);
    expect(status).toBe(201);
    return body.data.document._id as string;
  };

  it('takes a document from upload to its values, and uses one credit', async () => {
    const before = (await app.json('GET', '/api/workspaces/usage', undefined, ada.token)).body.data.usage.usedCredits;
    const { body, headers } = await app.upload(ada.token, tinyPng, 'Tea at noon.png');
    expect(headers.get('position')).toMatch(/^\d{20}$/);
    expect(body.data.document).toMatchObject({
      originalFilename: 'Tea at noon.png',
      status: 'pending',
      mime: 'image/png',
    });
    const document = await app.settled(ada.token, body.data.document._id);
    expect(document).toMatchObject({
      status: 'completed',
      docType: 'receipt',
      language: 'en',
      pages: 1,
      pageSizes: receiptResult.pages,
      extraction: receiptResult.extraction,
      confidence: receiptResult.confidence,
      evidence: receiptResult.evidence,
      version: 1,
      versions: [{ version: 1, editedBy: 'Recto', changes: [], fieldChanges: [] }],
    });
    const types = (await app.stream(`document-${document._id}`)).map(({ type }) => type);
    expect(types).toEqual(['DocumentUploaded', 'ExtractionRequested', 'ExtractionStarted', 'ExtractionCompleted']);
    const after = (await app.json('GET', '/api/workspaces/usage', undefined, ada.token)).body.data.usage;
    expect(after.usedCredits).toBe(before + 1);
  });

  it('says where another document of the file begins', async () => {
    app.extractor.answer = async () => ({ ...receiptResult, anotherFrom: 2 });
    expect(await app.settled(ada.token, await uploaded())).toMatchObject({ status: 'completed', anotherFrom: 2 });
  });

  it('reads a document that failed again, for one credit, and says how it stands', async () => {
    const usage = async () =>
      (await app.json('GET', '/api/workspaces/usage', undefined, ada.token)).body.data.usage.usedCredits as number;
    const retry = (id: string, key?: string) =>
      app.json('POST', `/api/documents/${id}/retry`, undefined, ada.token, key ? { 'idempotency-key': key } : {});
    const before = await usage();
    app.extractor.answer = async () => {
      throw new ExtractionError('unreadable', 'Not just now.');
    };
    const id = await uploaded(ada, { deleteAfterProcessing: 'true' });
    expect(await app.settled(ada.token, id)).toMatchObject({ status: 'failed', originalDeleted: false });
    app.extractor.answer = async () => receiptResult;
    const { status, body } = await retry(id, 'again-1');
    expect([status, body.data.document.failure]).toEqual([200, undefined]);
    expect(body.data.document.status).not.toBe('failed');
    expect(await app.settled(ada.token, id)).toMatchObject({ status: 'completed', version: 1 });
    await eventually('the credit is used', async () => (await usage()) === before + 1);

    expect((await retry(id, 'again-1')).body.data.document.status).toBe('completed');
    expect((await retry(id, 'two words')).status).toBe(400);
    expect((await retry(id)).body.error).toMatchObject({ code: 'not_failed' });
    expect((await retry(crypto.randomUUID())).status).toBe(404);
  });

  it('answers an upload that is made again under its Idempotency-Key as the first time', async () => {
    const send = (key: string) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(tinyPng)]), 'receipt.png');
      return app.fetch('/api/documents/upload', {
        method: 'POST',
        token: ada.token,
        body: form,
        headers: { 'Idempotency-Key': key },
      });
    };
    const idOf = async (response: Response) => [response.status, ((await response.json()) as Answer).data.document._id];
    const first = await idOf(await send('receipt-1'));
    expect(await idOf(await send('receipt-1'))).toEqual(first);
    expect(await idOf(await send('receipt-2'))).not.toEqual(first);
    expect((await send('no spaces')).status).toBe(400);
  });

  it('edits fields as a new version, by whom and from what to what', async () => {
    const id = await uploaded();
    await app.settled(ada.token, id);
    const extraction = { ...receiptResult.extraction, total_amount: 13.5 };
    const { status, body, headers } = await app.json(
      'PUT',
      `/api/documents/${id}`,
      { extraction, changes: ['Updated total_amount'] },
      ada.token,
    );
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"2"');
    expect(body.data.document.extraction.total_amount).toBe(13.5);
    expect(body.data.document.versions[1]).toMatchObject({
      version: 2,
      editedBy: 'Ada Example',
      changes: ['Updated total_amount'],
      fieldChanges: [{ path: 'total_amount', before: 12.5, after: 13.5 }],
    });
    const again = await app.json('GET', `/api/documents/${id}`, undefined, ada.token);
    expect(again.body.data.document.versions).toHaveLength(2);
  });

  it('refuses an edit of a version that is not the newest, and changes nothing', async () => {
    const id = await uploaded();
    await app.settled(ada.token, id);
    const put = (total: number, version: string) =>
      app.json('PUT', `/api/documents/${id}`, { extraction: { total_amount: total }, changes: [] }, ada.token, {
        'if-match': version,
      });
    expect((await put(1, '"1"')).status).toBe(200);
    const late = await put(2, '"1"');
    expect(late.status).toBe(412);
    expect(late.body.error.details).toEqual({ expectedVersion: 1, currentVersion: 2 });
    expect((await put(3, 'two')).status).toBe(400);
    const { body } = await app.json('GET', `/api/documents/${id}`, undefined, ada.token);
    expect(body.data.document.extraction).toEqual({ total_amount: 1 });
  });

  it('gives the original back byte for byte, as an attachment', async () => {
    const { body } = await app.upload(ada.token, tinyPng, 'Rechnung für "Ä".png');
    const response = await app.fetch(`/api/documents/${body.data.document._id}/original`, { token: ada.token });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(tinyPng);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Rechnung%20f%C3%BCr%20%22%C3%84%22.png",
    );
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('removes the original after processing when asked to', async () => {
    const id = await uploaded(ada, { deleteAfterProcessing: 'true' });
    await app.settled(ada.token, id);
    const shown = async () => (await app.json('GET', `/api/documents/${id}`, undefined, ada.token)).body.data.document;
    await eventually('the original gone', async () => (await shown()).originalDeleted);
    const { status, body } = await app.json('GET', `/api/documents/${id}/original`, undefined, ada.token);
    expect([status, body.error.code]).toEqual([404, 'original_deleted']);
    const isThere = () => app.running.adapters.objects.exists(`originals/${id}`);
    await eventually('its bytes gone', async () => !(await isThere()));
  });

  it('ends as failed with a reason, and gives the credit back', async () => {
    const before = (await app.json('GET', '/api/workspaces/usage', undefined, ada.token)).body.data.usage.usedCredits;
    app.extractor.answer = async () => {
      throw new ExtractionError('encrypted_pdf', 'This PDF is protected by a password.');
    };
    const document = await app.settled(ada.token, await uploaded());
    expect(document).toMatchObject({
      status: 'failed',
      failure: { code: 'encrypted_pdf', message: 'This PDF is protected by a password.' },
    });
    const used = async () =>
      (await app.json('GET', '/api/workspaces/usage', undefined, ada.token)).body.data.usage.usedCredits;
    await eventually('the credit back', async () => (await used()) === before);
    const edit = await app.json('PUT', `/api/documents/${document._id}`, { extraction: {} }, ada.token);
    expect([edit.status, edit.body.error.code]).toEqual([409, 'not_completed']);
  });

  it('deletes for good: the list, the file and the key', async () => {
    const id = await uploaded();
    await app.settled(ada.token, id);
    expect((await app.json('DELETE', `/api/documents/${id}`, undefined, ada.token)).status).toBe(200);
    expect((await app.json('GET', `/api/documents/${id}`, undefined, ada.token)).body.error.message).toBe(
      'Document not found',
    );
    const { vault, objects } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`document:${id}`])).size === 0);
    await eventually('the file gone', async () => !(await objects.exists(`originals/${id}`)));
    expect((await app.json('DELETE', `/api/documents/${id}`, undefined, ada.token)).status).toBe(200);
  });

  it('lists with search, filters, dates and pages', async () => {
    const bob = await app.register('bob@example.test', 'Bob Ltd');
    for (const name of ['Alpha.png', 'beta 50%.png', 'ÄRGER.png']) {
      const { body } = await app.upload(bob.token, tinyPng, name);
      await app.settled(bob.token, body.data.document._id);
    }
    const list = async (query: string) =>
      (await app.json('GET', `/api/documents?${query}`, undefined, bob.token)).body.data;
    const names = async (query: string) =>
      (await list(query)).documents.map((document: { originalFilename: string }) => document.originalFilename);
    expect(await names('')).toEqual(['ÄRGER.png', 'beta 50%.png', 'Alpha.png']);
    expect(await names('search=ärger')).toEqual(['ÄRGER.png']);
    expect(await names('search=50%25')).toEqual(['beta 50%.png']);
    expect(await names('status=failed')).toEqual([]);
    expect(await names('status=completed,failed&docType=receipt&language=en')).toHaveLength(3);
    expect(await names('endDate=2000-01-01T00:00:00.000Z')).toEqual([]);
    expect(await names('startDate=2000-01-01T00:00:00.000Z')).toHaveLength(3);
    expect((await list('page=2&limit=2')).pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2, next: null });
    expect(await names('page=2&limit=2')).toEqual(['Alpha.png']);
    expect((await list('includeFields=true&limit=1')).documents[0].extraction).toEqual(receiptResult.extraction);
    expect((await list('limit=1')).documents[0].extraction).toBeUndefined();
  });

  it('lists from cursor to cursor what was there, once each, while documents come and go', async () => {
    const cleo = await app.register('cleo@example.test', 'Cleo Ltd');
    const upload = async (name: string) => {
      const { body } = await app.upload(cleo.token, tinyPng, name);
      await app.settled(cleo.token, body.data.document._id);
      return body.data.document._id as string;
    };
    const ids: string[] = [];
    for (const name of ['one.png', 'two.png', 'three.png', 'four.png']) ids.unshift(await upload(name));
    const part = async (query: string) => {
      const { body } = await app.json('GET', `/api/documents?limit=2&${query}`, undefined, cleo.token);
      return { ids: body.data.documents.map(({ _id }: { _id: string }) => _id), ...body.data.pagination };
    };
    const first = await part('');
    expect(first.ids).toEqual(ids.slice(0, 2));
    // A page would now tell the second document again, and with one gone pass over the third.
    await upload('five.png');
    await app.json('DELETE', `/api/documents/${ids[1]}`, undefined, cleo.token);
    const second = await part(`cursor=${first.next}`);
    expect(second).toEqual({ ids: ids.slice(2), page: 2, limit: 2, total: 4, pages: 2, next: null });

    const refused = async (query: string, token = cleo.token) =>
      (await app.json('GET', `/api/documents?${query}`, undefined, token)).body.error;
    expect(await refused('cursor=abc')).toMatchObject({
      code: 'invalid_request',
      message: 'This cursor was not given by a list. Take "next" of an answer as it is, or begin without one.',
    });
    expect(await refused(`page=2&cursor=${first.next}`)).toMatchObject({
      message: 'Ask for a page or go on from a cursor, not both.',
    });
    // A place, not a key to it: with another's cursor everybody sees their own.
    const dora = await app.register('dora@example.test', 'Dora Ltd');
    const { body } = await app.json('GET', `/api/documents?cursor=${first.next}`, undefined, dora.token);
    expect(body.data.documents).toEqual([]);
  });

  it('names what was uploaded before with the same bytes, in this workspace only', async () => {
    const [ida, dan] = [
      await app.register('ida@example.test', 'Ida Ltd'),
      await app.register('dan@example.test', 'Dan Ltd'),
    ];
    const bytes = (text: string) => Buffer.concat([tinyPng, Buffer.from(text)]);
    const upload = async (member: Member, name: string, text = 'same') =>
      (await app.upload(member.token, bytes(text), name)).body.data;
    const first = await upload(ida, 'first.png');
    expect(first.duplicateOf).toBeUndefined();
    const second = await upload(ida, 'second.png');
    expect(second.duplicateOf).toEqual([
      { _id: first.document._id, originalFilename: 'first.png', createdAt: first.document.createdAt },
    ]);
    expect((await upload(ida, 'first.png', 'other')).duplicateOf).toBeUndefined();
    expect((await upload(dan, 'first.png')).duplicateOf).toBeUndefined();
    await app.json('DELETE', `/api/documents/${first.document._id}`, undefined, ida.token);
    const names = (await upload(ida, 'third.png')).duplicateOf.map(
      (same: { originalFilename: string }) => same.originalFilename,
    );
    expect(names).toEqual(['second.png']);
    const rows = await app.running.adapters.models.find(
      (await app.running.adapters.models.active('document-list'))!,
      {},
    );
    const sha256 = createHash('sha256').update(bytes('same')).digest();
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(JSON.stringify(rows)).not.toContain(sha256.toString(encoding));
  });

  it('says what was uploaded and used on each of the last 30 days', async () => {
    const zoe = await app.register('zoe@example.test', 'Zoe Ltd');
    const history = async () =>
      (await app.json('GET', '/api/workspaces/usage/history', undefined, zoe.token)).body.data.days;
    const before = await history();
    expect(before).toHaveLength(30);
    expect(before.every((day: { documents: number; credits: number }) => day.documents + day.credits === 0)).toBe(true);
    const { document } = (await app.upload(zoe.token, tinyPng)).body.data;
    await app.settled(zoe.token, document._id);
    const today = await eventually('the credit', async () => {
      const last = (await history()).at(-1);
      return last.credits > 0 && last;
    });
    expect(today).toEqual({ date: document.createdAt.slice(0, 10), documents: 1, credits: 1 });
  });

  it('refuses the upload after the last credit with a sentence, and stores nothing of it', async () => {
    const eve = await app.register('eve@example.test', 'Eve Ltd');
    const answers = await Promise.all(Array.from({ length: 54 }, () => app.upload(eve.token, tinyPng)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(4);
    expect(refused[0]!.status).toBe(402);
    expect(refused[0]!.body.error.message).toContain('All 50 credits of this month are used.');
    const { body } = await app.json('GET', '/api/documents?limit=1', undefined, eve.token);
    expect(body.data.pagination.total).toBe(50);
    const usage = (await app.json('GET', '/api/workspaces/usage', undefined, eve.token)).body.data.usage;
    expect(usage).toMatchObject({ usedCredits: 50, remainingCredits: 0, usagePercentage: 100 });
  });
});
