/** The largest documents there may be, previewed and exported: nobody else waits for it. */
import type { JsonObject } from '#kernel/json.js';
import { createLogger } from '#platform/logging.js';
import { receiptResult, TestApp, tinyPng, type Member } from './app.js';

const KB = 1024;
const WORDS = ['tea', 'שלום', 'Привет', '请求', 'สวัสดี', 'नमस्ते', 'Ωμέγα', 'مرحبا', 'ż'];
/** About so many bytes of text that is set in a face of its own for each word. */
const mixed = (bytes: number) => {
  const once = WORDS.join('');
  return once.repeat(Math.floor(bytes / Buffer.byteLength(once)));
};
/** Of the main process, between two looks of the watch; an honest piece of work takes a tenth of it. */
const HELD_MS = 500;

describe('an export of the largest documents', () => {
  const held: { requests: string[]; processorMs: number }[] = [];
  let app: TestApp;
  let ada: Member;
  const ids: string[] = [];

  beforeAll(async () => {
    const logger = createLogger('silent');
    const watched = Object.assign(Object.create(logger) as typeof logger, {
      warn: (facts: (typeof held)[number], message?: string) => {
        if (message === 'the event loop was held') held.push(facts);
      },
    });
    app = await TestApp.start({}, {}, watched);
    ada = await app.register('ada@example.test');
    const rows = Array.from({ length: 3_000 }, (_, n) => ({ description: `Item ${n}`, quantity: n, amount: n / 4 }));
    const largest: JsonObject[] = [
      { rows },
      { texts: Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, mixed(62 * KB)])) },
    ];
    for (const extraction of largest) {
      app.extractor.answer = async () => ({ ...receiptResult, extraction, confidence: {}, evidence: {} });
      const id = (await app.upload(ada.token, tinyPng)).body.data.document._id as string;
      expect(await app.settled(ada.token, id)).toMatchObject({ status: 'completed', extraction });
      ids.push(id);
    }
  });
  afterAll(() => app.stop());

  const asked = (path: string, format: string, signal?: AbortSignal) =>
    app.fetch(`/api/export/${path}`, {
      method: 'POST',
      token: ada.token,
      signal: signal ?? null,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selectedDocuments: ids, selectedFields: ['extraction.rows', 'extraction.texts'], format }),
    });

  it.each([
    ['preview', 'json'],
    ['advanced', 'csv'],
    ['advanced', 'excel'],
    ['advanced', 'pdf'],
  ])('%s (%s) does not hold the event loop', async (path, format) => {
    held.length = 0;
    const response = await asked(path, format);
    expect([response.status, (await response.arrayBuffer()).byteLength > 10 * KB]).toEqual([200, true]);
    expect(held.filter(({ processorMs }) => processorMs > HELD_MS)).toEqual([]);
  });

  it('ends when its reader goes', async () => {
    const gone = new AbortController();
    const response = await asked('advanced', 'pdf', gone.signal);
    gone.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await asked('advanced', 'json')).status).toBe(200);
  });
});
