/** The free test: how often, what is refused, and that nothing of it is left anywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import sharp from 'sharp';
import { ForgetFreeTests } from '#contexts/free-test/application/forget-free-tests.js';
import { PassingObjects } from '#contexts/free-test/application/passing-objects.js';
import { VisitorKeys } from '#contexts/free-test/application/visitor-keys.js';
import { WaitsInVain } from '#contexts/free-test/application/waits-in-vain.js';
import { ExtractionError, type ExtractionResult } from '#ports/extractor.js';
import { eventually } from '../eventually.js';
import { filesIn } from '../files-in.js';
import { FixedClock } from '../fixed-clock.js';
import { receiptResult, TestApp, tinyPng, type Answer } from './app.js';

const DAY_MS = 24 * 60 * 60_000;

async function test(app: TestApp, { from = '', bytes = tinyPng as Uint8Array, name = 'receipt.png' } = {}) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = from ? { 'x-forwarded-for': from } : undefined;
  const response = await app.fetch('/api/free-test/upload', { method: 'POST', body: form, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}
const usage = async (app: TestApp, from = '') =>
  (await app.json('GET', '/api/free-test/usage', undefined, undefined, from ? { 'x-forwarded-for': from } : {})).body
    .data;
const filesOf = (app: TestApp) => [...filesIn(app.folder)].map(({ path }) => path);

describe('the free test', () => {
  let app: TestApp;
  let clock: FixedClock;
  beforeEach(async () => {
    clock = new FixedClock();
    app = await TestApp.start({ TRUST_PROXY: '1' }, { clock });
  });
  afterEach(() => app.stop());

  it('answers with what stands on the picture, how sure and where, and nothing else', async () => {
    const { text: _text, engine: _engine, ...told } = receiptResult;
    const look = { marks: ['a fingerprint'], pages: [] };
    app.extractor.answer = async () => ({ ...receiptResult, look });
    const { status, body } = await test(app);
    expect([status, body]).toEqual([200, { success: true, data: told }]);
  });

  it('says how many are left and when they come again', async () => {
    expect(await usage(app)).toEqual({ remaining: 5, limit: 5, resetTime: '2026-03-02T00:00:00.000Z' });
    await test(app);
    expect((await usage(app)).remaining).toBe(4);
    for (let n = 0; n < 4; n++) expect((await test(app)).status).toBe(200);
    const { status, headers, body } = await test(app);
    expect([status, body.error.message]).toEqual([
      429,
      'Daily free test limit reached. Please sign up for unlimited access.',
    ]);
    expect(headers.get('retry-after')).toBe(String(15 * 60 * 60)); // it is nine in the morning
    clock.advance(DAY_MS);
    expect(await usage(app)).toMatchObject({ remaining: 5, resetTime: '2026-03-03T00:00:00.000Z' });
    expect((await test(app)).status).toBe(200);
  });

  it('counts exactly, also fifty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => test(app)));
    const counts = [200, 429].map((wanted) => answers.filter(({ status }) => status === wanted).length);
    expect(counts).toEqual([5, 45]);
    expect((await usage(app)).remaining).toBe(0);
  });

  it('counts by the address that the trusted proxy names, an IPv6 network as one', async () => {
    await test(app, { from: '203.0.113.7' });
    await test(app, { from: '2001:db8:1:2::3' });
    await test(app, { from: '2001:db8:1:2:ffff::4' });
    expect((await usage(app, '203.0.113.7')).remaining).toBe(4);
    expect((await usage(app, '2001:db8:1:2::5')).remaining).toBe(3);
    expect((await usage(app, '203.0.113.8')).remaining).toBe(5);
    // What a visitor writes into the header themselves comes before the proxy's word.
    expect((await usage(app, '203.0.113.8, 203.0.113.7')).remaining).toBe(4);
  });

  it.each([
    ['text', Buffer.from('just text'), 415, 'Please select a valid image file (PNG, JPG, GIF, JPEG)'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 415, 'Please select a valid image file (PNG, JPG, GIF, JPEG)'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'Please select a valid image file (PNG, JPG, GIF, JPEG)',
    ],
    [
      'a TIFF',
      Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      415,
      'Please select a valid image file (PNG, JPG, GIF, JPEG)',
    ],
    ['nothing', Buffer.alloc(0), 415, 'Please select a valid image file (PNG, JPG, GIF, JPEG)'],
    [
      'a byte more than 2 MB',
      Buffer.concat([tinyPng, Buffer.alloc(2 * 1024 * 1024 + 1 - tinyPng.length)]),
      413,
      'File size must be less than 2MB',
    ],
    ['far too much', Buffer.concat([tinyPng, Buffer.alloc(30 * 1024 * 1024)]), 413, 'File size must be less than 2MB'],
  ])('refuses %s, which costs no test', async (_what, bytes, status, message) => {
    const answer = await test(app, { bytes });
    expect([answer.status, answer.body.error.message]).toEqual([status, message]);
    expect((await usage(app)).remaining).toBe(5);
  });

  it('takes 2 MB', async () => {
    const bytes = Buffer.concat([tinyPng, Buffer.alloc(2 * 1024 * 1024 - tinyPng.length)]);
    expect((await test(app, { bytes })).status).toBe(200);
  });

  it('refuses a body without a file, with two, or cut off', async () => {
    const send = async (body: FormData | string, headers: Record<string, string> = {}) =>
      (await app.fetch('/api/free-test/upload', { method: 'POST', body, headers })).status;
    const two = new FormData();
    two.append('file', new Blob([new Uint8Array(tinyPng)]), 'a.png');
    two.append('file', new Blob([new Uint8Array(tinyPng)]), 'b.png');
    const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\ncut';
    expect(await send(new FormData())).toBe(400);
    expect(await send(two)).toBe(400);
    expect(await send('no form at all')).toBe(400);
    expect(await send(cut, { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400);
    expect((await usage(app)).remaining).toBe(5);
  });

  it('refuses without end only so often from one address, and says when to come again', async () => {
    let last;
    for (let n = 0; n < 61; n++) last = await test(app, { bytes: Buffer.from('x') });
    expect([last!.status, last!.body.error.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(last!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await test(app, { from: '203.0.113.9' })).status).toBe(200);
  });

  it.each([
    [new ExtractionError('no_text', 'There is no text on this page.'), 422, 'There is no text on this page.'],
    [
      new ExtractionError('timed_out', 'inner words'),
      422,
      'Reading this picture took too long. Please try a smaller or clearer one.',
    ],
    [new Error('inner words'), 422, 'Failed to process document'],
  ])('says why it failed: %s', async (error, status, message) => {
    app.extractor.answer = async () => {
      throw error;
    };
    const answer = await test(app);
    expect([answer.status, answer.body.error.message]).toEqual([status, message]);
    expect((await usage(app)).remaining).toBe(4);
  });

  it('serves members first and keeps a place free for them', async () => {
    const ada = await app.register('ada@example.test');
    const ends: (() => void)[] = [];
    app.extractor.answer = () => new Promise<ExtractionResult>((resolve) => ends.push(() => resolve(receiptResult)));
    const tests = Promise.all(Array.from({ length: 10 }, (_, n) => test(app, { from: `203.0.113.${n}` })));
    await eventually('one free test under way, the others waiting', async () => {
      const { ready, working } = await app.running.adapters.queue.depth('extraction');
      return ends.length === 1 && working === 1 && ready === 9;
    });
    app.extractor.answer = async () => receiptResult;
    const { body } = await app.upload(ada.token, tinyPng);
    const document = await app.settled(ada.token, body.data.document._id);
    expect(document.status).toBe('completed');
    expect((await app.running.adapters.queue.depth('extraction')).ready).toBe(9);
    ends[0]!();
    expect((await tests).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

describe('of a free test', () => {
  const PLANTED = 'planted-5f3a';

  it('nothing is left: not in a store, not in a log', async () => {
    let logged = '';
    const sink = new Writable({ write: (chunk, _encoding, done) => ((logged += String(chunk)), done()) });
    const app = await TestApp.start({ TRUST_PROXY: '1' }, {}, pino({ level: 'trace' }, sink));
    try {
      app.extractor.answer = async () => ({
        ...receiptResult,
        extraction: { merchant_name: `${PLANTED}-value` },
        text: `${PLANTED}-text`,
      });
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
        .withExif({ IFD0: { ImageDescription: `${PLANTED}-exif` } })
        .jpeg()
        .toBuffer();
      expect(picture.includes(`${PLANTED}-exif`)).toBe(true);
      const { body } = await test(app, { from: '203.0.113.77', bytes: picture, name: `${PLANTED}-name.jpg` });
      expect(body.data.extraction.merchant_name).toBe(`${PLANTED}-value`);
      app.extractor.answer = async () => {
        throw new Error(`${PLANTED}-fault`);
      };
      await test(app, { from: '203.0.113.77', bytes: picture });
      await eventually('the jobs done', async () => {
        const { ready, working } = await app.running.adapters.queue.depth('extraction');
        return ready + working === 0;
      });
      const files = filesOf(app);
      expect(files.filter((name) => name.startsWith('objects/'))).toEqual([]);
      const hits = files.filter((name) => {
        const bytes = readFileSync(join(app.folder, name));
        return bytes.includes(PLANTED) || bytes.includes('203.0.113.77') || bytes.includes('merchant_name');
      });
      expect(hits).toEqual([]);
      expect(logged).toContain('free test failed');
      expect(logged).not.toContain(PLANTED);
      expect(logged).not.toContain('203.0.113.77');
    } finally {
      await app.stop();
    }
  });

  it('what a crash left goes, and whose it was can soon not be told any more', async () => {
    const clock = new FixedClock(new Date().toISOString());
    const app = await TestApp.start({}, { clock });
    try {
      const { objects, vault } = app.running.adapters;
      await test(app);
      const day = clock.iso().slice(0, 10);
      const passing = app.running.app.get(PassingObjects);
      await passing.put('picture', { testId: '0190a000-0000-7000-8000-000000000001', day }, tinyPng);
      await passing.put('answer', { testId: '0190a000-0000-7000-8000-000000000001', day }, tinyPng);
      expect((await objects.get('free-tests/0190a000-0000-7000-8000-000000000001')).includes(tinyPng)).toBe(false);
      const sweep = new ForgetFreeTests(passing, app.running.app.get(VisitorKeys), clock);
      await sweep.run(new AbortController().signal);
      expect(filesOf(app).filter((name) => name.startsWith('objects/'))).toHaveLength(2);
      clock.advance(11 * 60_000);
      await sweep.run(new AbortController().signal);
      expect(filesOf(app).filter((name) => name.startsWith('objects/'))).toEqual([]);
      expect((await vault.keys([`visitors:${day}`])).size).toBe(1);
      clock.advance(2 * DAY_MS);
      await sweep.run(new AbortController().signal);
      expect((await vault.keys([`visitors:${day}`])).size).toBe(0);
    } finally {
      await app.stop();
    }
  });

  it('that nobody began in time the visitor is told, and keeps it', async () => {
    const app = await TestApp.start({ TRUST_PROXY: '1', FREE_TEST_SECONDS: '5' });
    try {
      let end!: () => void;
      app.extractor.answer = () => new Promise<ExtractionResult>((resolve) => (end = () => resolve(receiptResult)));
      const first = test(app, { from: '203.0.113.1' });
      await eventually('the first under way', () => end);
      const { status, headers, body } = await test(app, { from: '203.0.113.2' });
      expect([status, body.error.message]).toEqual([
        503,
        'Too many people are trying Recto right now. Please try again in a moment.',
      ]);
      expect(headers.get('retry-after')).toBe('5');
      expect((await usage(app, '203.0.113.2')).remaining).toBe(5);
      expect(() => app.running.app.get(WaitsInVain).mustNotBeExpected()).toThrow('Too many people');
      expect([(await first).status, (await first).body.error.code]).toEqual([422, 'timed_out']);
      end();
    } finally {
      await app.stop();
    }
  });

  it('that a visitor left, nobody reads', async () => {
    const app = await TestApp.start({ TRUST_PROXY: '1' });
    try {
      let read = 0;
      const ends: (() => void)[] = [];
      app.extractor.answer = () =>
        new Promise<ExtractionResult>((resolve) => (read++, ends.push(() => resolve(receiptResult))));
      const first = test(app, { from: '203.0.113.1' });
      await eventually('the first under way', () => read === 1);
      const leaving = new AbortController();
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(tinyPng)]), 'a.png');
      const headers = { 'x-forwarded-for': '203.0.113.2' };
      const left = app.fetch('/api/free-test/upload', { method: 'POST', body: form, headers, signal: leaving.signal });
      await eventually(
        'the second waiting',
        async () => (await app.running.adapters.queue.depth('extraction')).ready === 1,
      );
      leaving.abort();
      await expect(left).rejects.toThrow();
      await eventually('its picture gone', () => !filesOf(app).some((name) => name.startsWith('objects/')));
      ends[0]!();
      expect((await first).status).toBe(200);
      await eventually('the queue empty', async () => {
        const { ready, working } = await app.running.adapters.queue.depth('extraction');
        return ready + working === 0;
      });
      expect(read).toBe(1);
      expect(filesOf(app).filter((name) => name.startsWith('objects/'))).toEqual([]);
    } finally {
      await app.stop();
    }
  });

  it('that is closed, nobody has any', async () => {
    const app = await TestApp.start({ FREE_TESTS_PER_DAY: '0' });
    try {
      expect(await usage(app)).toMatchObject({ remaining: 0, limit: 0 });
      expect((await test(app)).status).toBe(429);
    } finally {
      await app.stop();
    }
  });
});
