/** `?wait`: an answer that is held until the document is read. */
import { BodiesUnderWay } from '#platform/bodies/under-way.js';
import { ExtractionError } from '#ports/extractor.js';
import { eventually } from '../eventually.js';
import { receiptResult, TestApp, tinyPng, type Answer, type Member } from './app.js';

describe('an answer that waits for a document', () => {
  let app: TestApp;
  let ada: Member;
  let read: () => void;
  let accounts = 0;
  beforeAll(async () => {
    // Shorter than the longest wait: a server that stops cuts off what takes longer.
    app = await TestApp.start({ FREE_TEST_SECONDS: '5' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const allowed = new Promise<void>((resolve) => (read = resolve));
    app.extractor.answer = () => allowed.then(() => receiptResult);
    ada = await app.register(`ada${++accounts}@example.test`);
  });
  afterEach(() => read());

  const upload = async () => (await app.upload(ada.token, tinyPng)).body.data.document._id as string;
  const ask = (path: string, token = ada.token) => app.json('GET', `/api/documents/${path}`, undefined, token);
  const count = async () => {
    const { body } = await app.json('GET', '/api/documents?limit=1', undefined, ada.token);
    return body.data.pagination.total as number;
  };
  /** Asked, and not answered before the event loop went round a few times with nothing else to do. */
  const held = async <T>(answer: Promise<T>): Promise<Promise<T>[]> => {
    let answered = false;
    void answer.then(() => (answered = true));
    for (let other = 0; other < 3; other++) await count();
    expect(answered).toBe(false);
    return [answer];
  };

  it('comes when it is read, with the values', async () => {
    const id = await upload();
    const [answer] = await held(ask(`${id}?wait=30`));
    read();
    const { status, headers, body } = await answer!;
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(body.data.document).toMatchObject({ status: 'completed', extraction: { total_amount: 12.5 } });
    expect((await ask(`${id}?wait=30`)).body.data.document.status).toBe('completed');
  });

  it('comes when it cannot be read', async () => {
    const answered = app.extractor.answer;
    app.extractor.answer = () =>
      answered().then(() => Promise.reject(new ExtractionError('unreadable', 'It cannot be read.')));
    const id = await upload();
    const [answer] = await held(ask(`${id}?wait=30`));
    read();
    expect((await answer!).body.data.document.status).toBe('failed');
  });

  it('is that of an upload, too, whose bytes count no more while it waits', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(tinyPng)]), 'receipt.png');
    const sent = app.fetch('/api/documents/upload?wait=30', { method: 'POST', token: ada.token, body: form });
    await eventually('it is there', async () => (await count()) === 1);
    await eventually('nothing is under way', () => app.running.app.get(BodiesUnderWay).bytes === 0);
    const [answer] = await held(sent);
    read();
    const response = await answer!;
    expect(response.status).toBe(201);
    const json = (await response.json()) as Answer;
    expect(json.data.document).toMatchObject({ status: 'completed', docType: 'receipt' });
  });

  it('comes in the end, as it is', async () => {
    const id = await upload();
    expect((await ask(`${id}?wait=1`)).body.data.document.status).toMatch(/pending|processing/);
    expect((await ask(`${id}?wait=0`)).body.data.document.status).toMatch(/pending|processing/);
  });

  it('is a refusal when it is deleted, or the right to ask ends, meanwhile', async () => {
    const id = await upload();
    const [gone] = await held(ask(`${id}?wait=30`));
    await app.json('DELETE', `/api/documents/${id}`, undefined, ada.token);
    expect((await gone!).status).toBe(404);
    const other = await upload();
    const [out] = await held(ask(`${other}?wait=30`));
    await app.decide(ada.userId, { type: 'RevokeSessions' });
    expect((await out!).status).toBe(401);
  });

  it('is for the own workspace, and for half a minute', async () => {
    const id = await upload();
    const eve = await app.register(`eve${accounts}@example.test`);
    expect((await ask(`${id}?wait=30`, eve.token)).status).toBe(404);
    for (const wait of ['31', '-1', 'long', '1.5']) expect((await ask(`${id}?wait=${wait}`)).status).toBe(400);
  });

  it('comes at once when the server is about to stop', async () => {
    const id = await upload();
    const [answer] = await held(ask(`${id}?wait=30`));
    const stopped = app.stop();
    expect((await answer!).body.data.document.status).toMatch(/pending|processing/);
    read();
    await stopped;
  });
});
