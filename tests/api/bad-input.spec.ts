import { TestApp, tinyPng, type Answer, type Member } from './app.js';

describe('bad input', () => {
  let app: TestApp;
  let ada: Member;
  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());

  it.each([
    ['text called .pdf', Buffer.from('just text'), 'invoice.pdf', 415, 'unsupported_type'],
    ['a web page called .png', Buffer.from('<html><script>alert(1)</script></html>'), 'x.png', 415, 'unsupported_type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', 415, 'unsupported_type'],
    ['an archive', Buffer.from('PK\u0003\u0004 and so on'), 'x.pdf', 415, 'unsupported_type'],
    ['nothing', Buffer.alloc(0), 'empty.png', 400, 'empty_file'],
    ['more than 10 MB', Buffer.concat([tinyPng, Buffer.alloc(10 * 1024 * 1024)]), 'big.png', 413, 'file_too_large'],
  ])('refuses %s', async (_what, bytes, name, status, code) => {
    const answer = await app.upload(ada.token, bytes, name);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.body.error.message).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\boot.png', 'boot.png'],
    ['invoice\u202Egnp.exe.png', 'invoicegnp.exe.png'],
    [`${'n'.repeat(300)}.png`, `${'n'.repeat(196)}.png`],
    ['请求书.png', '请求书.png'],
  ])('keeps the file name %j as %j', async (given, kept) => {
    const { status, body } = await app.upload(ada.token, tinyPng, given);
    expect(status).toBe(201);
    expect(body.data.document.originalFilename).toBe(kept);
  });

  it('takes the same file twice as two documents', async () => {
    const [one, two] = [await app.upload(ada.token, tinyPng), await app.upload(ada.token, tinyPng)];
    expect(one.body.data.document._id).not.toBe(two.body.data.document._id);
  });

  it('refuses an upload without a file, with two files, or under another name', async () => {
    const send = async (form: FormData | string) => {
      const response = await app.fetch('/api/documents/upload', { method: 'POST', token: ada.token, body: form });
      return [response.status, ((await response.json()) as Answer).error.message];
    };
    const two = new FormData();
    two.append('file', new Blob([new Uint8Array(tinyPng)]), 'a.png');
    two.append('file', new Blob([new Uint8Array(tinyPng)]), 'b.png');
    const other = new FormData();
    other.append('document', new Blob([new Uint8Array(tinyPng)]), 'a.png');
    const noFile = [400, 'Please send one file in the field "file".'];
    expect(await Promise.all([send(new FormData()), send(two), send(other), send('no form at all')])).toEqual([
      noFile,
      noFile,
      noFile,
      noFile,
    ]);
  });

  it('refuses an upload that says "delete after processing" in other words, and keeps nothing of it', async () => {
    const answer = await app.upload(ada.token, tinyPng, 'private.png', { deleteAfterProcessing: 'TRUE' });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    const { body } = await app.json('GET', '/api/documents?search=private', undefined, ada.token);
    expect(body.data.documents).toEqual([]);
  });

  it('refuses a multipart body that is cut off', async () => {
    const response = await app.fetch('/api/documents/upload', {
      method: 'POST',
      token: ada.token,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\ncut',
    });
    expect(response.status).toBe(400);
  });

  it.each([
    ['{', 'invalid_json'],
    ['[]', 'invalid_request'],
    ['{"extraction": 5}', 'invalid_request'],
    ['null', 'invalid_json'],
    ['{"extraction":{"order_number":12345678901234567890}}', 'inexact_json'],
    ['{"extraction":{"a":{"__proto__":{"total":1}}}}', 'inexact_json'],
  ])('refuses the body %s', async (body, code) => {
    const { body: listed } = await app.json('GET', '/api/documents?limit=1', undefined, ada.token);
    const id = listed.data.documents[0]._id;
    const answer = await app.json('PUT', `/api/documents/${id}`, body, ada.token, {
      'content-type': 'application/json',
    });
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
  });

  it('refuses an edit nested without end', async () => {
    const { body: listed } = await app.json('GET', '/api/documents?limit=1', undefined, ada.token);
    const deep = `{"extraction":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    const { status, body } = await app.json('PUT', `/api/documents/${listed.data.documents[0]._id}`, deep, ada.token, {
      'content-type': 'application/json',
    });
    expect([status, body.error.code]).toEqual([422, 'too_deep']);
  });

  it.each([
    'page=0',
    'page=x',
    'limit=101',
    'limit=-1',
    'startDate=yesterday',
    'page=1&page=2',
    'includeFields=perhaps',
  ])('refuses GET /documents?%s', async (query) => {
    const { status, body } = await app.json('GET', `/api/documents?${query}`, undefined, ada.token);
    expect([status, body.success]).toEqual([400, false]);
  });

  it('answers unknown ids and addresses with 404 and the error shape', async () => {
    for (const path of [
      '/api/documents/0190a000-0000-7000-8000-000000000009',
      '/api/documents/not-an-id',
      '/api/documents/%00',
      '/api/nothing',
    ]) {
      const { status, body } = await app.json('GET', path, undefined, ada.token);
      expect([path, status, body.success, typeof body.error.message]).toEqual([path, 404, false, 'string']);
    }
  });

  it('refuses a JSON body that is too large', async () => {
    const { status } = await app.json('POST', '/api/auth/login', { email: 'x'.repeat(3_000_000) });
    expect(status).toBe(413);
  });
});
