/** Bodies at the door: who may send how much, of what, how slowly; told from heads alone, over bare connections. */
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import pino from 'pino';
import { BodyPaces } from '#platform/bodies/read-bodies.js';
import { BodiesUnderWay } from '#platform/bodies/under-way.js';
import { eventually } from '../eventually.js';
import { TestApp, tinyPng, type Answer, type Member } from './app.js';

const MB = 1024 * 1024;
const NO_DOCUMENT = '/api/documents/0190a000-0000-7000-8000-000000000009';

interface Sent {
  readonly method?: string;
  readonly length?: number;
  readonly type?: string;
  readonly token?: string;
  readonly from?: string;
  /** Of the body; the rest of it never comes. */
  readonly begin?: string | Buffer;
}

/** What an open file is called, on Linux. */
const nameOf = (fd: string): string => {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
};

class Sending {
  text = '';
  closed = false;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (chunk: string) => (this.text += chunk));
    socket.on('error', () => undefined).on('close', () => (this.closed = true));
  }

  /** The head of a request, and no more of its body than `begin`. */
  static async begin(app: TestApp, path: string, sent: Sent): Promise<Sending> {
    const { hostname, port } = new URL(app.running.url);
    const { method = 'POST', length, type = 'application/json', token, from, begin = '' } = sent;
    const sending = new Sending(connect(Number(port), hostname));
    await once(sending.socket, 'connect');
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: recto.example.test',
      `Content-Type: ${type}`,
      length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      ...(from ? [`X-Forwarded-For: ${from}`] : []),
    ];
    sending.socket.write(`${head.join('\r\n')}\r\n\r\n`);
    sending.socket.write(begin);
    return sending;
  }

  answer(): Promise<{ status: number; head: string; body: Answer }> {
    return eventually('an answer', () => {
      const [head = '', ...rest] = this.text.split('\r\n\r\n');
      const json = /\{.*\}/s.exec(rest.join(''))?.[0];
      if (json === undefined) return undefined;
      return { status: Number(head.split(' ')[1]), head, body: JSON.parse(json) as Answer };
    });
  }
}

describe('a body', () => {
  let app: TestApp;
  let ada: Member;
  let underWay: BodiesUnderWay;
  const open: Sending[] = [];
  const failures: string[] = [];
  const send = async (path: string, sent: Sent) => {
    const sending = await Sending.begin(app, path, sent);
    open.push(sending);
    return sending;
  };
  const form = { type: 'multipart/form-data; boundary=x' };
  beforeAll(async () => {
    const log = { write: (line: string) => void (line.includes('request failed') && failures.push(line)) };
    app = await TestApp.start({ TRUST_PROXY: '1' }, {}, pino({ level: 'error' }, log));
    underWay = app.running.app.get(BodiesUnderWay);
    ada = await app.register('ada@example.test');
  });
  afterEach(async () => {
    for (const { socket } of open.splice(0)) socket.destroy();
    await eventually('nothing held any more', () => underWay.bytes === 0);
  });
  afterAll(() => app.stop());

  it.each([
    ['PUT', NO_DOCUMENT, 401],
    ['POST', '/api/documents/upload', 401],
    ['POST', '/api/nothing', 404],
    ['POST', '/api/auth/login', 413],
  ])('of 2 MB by a stranger to %s %s is not waited for', async (method, path, status) => {
    const answer = await (await send(path, { method, length: 2 * MB })).answer();
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(underWay.bytes).toBe(0);
  });

  it('of a stranger is at most 64 KB of JSON, and of a member 1 MB, with the number in the sentence', async () => {
    const json = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes - 12) });
    const login = (body: string) => app.json('POST', '/api/auth/login', body);
    expect((await login(json(64 * 1024))).status).toBe(400);
    const over = await login(json(64 * 1024 + 1));
    expect([over.status, over.body.error.message]).toEqual([413, 'The request is larger than 64 KB.']);
    const edit = (body: string) =>
      app.json('PUT', NO_DOCUMENT, body, ada.token, { 'content-type': 'application/json' });
    expect((await edit(json(MB))).status).toBe(400);
    const large = await edit(json(MB + 1));
    expect([large.status, large.body.error.message]).toEqual([413, 'The request is larger than 1 MB.']);
  });

  it('that does not say how long it is ends where it is too long', async () => {
    const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
    const sending = await send('/api/auth/login', { begin: chunk('x'.repeat(64 * 1024)) + chunk('x') });
    expect((await sending.answer()).status).toBe(413);
  });

  it('that is compressed is refused: what it would become is not known', async () => {
    const response = await app.fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: 'x',
    });
    expect(response.status).toBe(415);
  });

  it('of a member counts with their others on the way: a fifth file of 10 MB is told to wait, others are not', async () => {
    const file = { ...form, length: 10 * MB, token: ada.token };
    for (let n = 0; n < 4; n++) await send('/api/documents/upload', file);
    await eventually('four on their way', () => underWay.bytes === 40 * MB);
    const { status, head, body } = await (await send('/api/documents/upload', file)).answer();
    expect([status, body.error.code]).toEqual([429, 'too_many_bodies']);
    expect(body.error.message).toBe(
      'You are sending more than 41 MB at once. Please wait until some of it has arrived.',
    );
    expect(head).toMatch(/\r\nRetry-After: 5\r\n/i);
    const bob = await app.register('bob@example.test');
    expect((await app.upload(bob.token, tinyPng)).status).toBe(201);
  });

  it('of a stranger counts with what else comes from there, and with all strangers’; members go on', async () => {
    const file = { ...form, length: 2 * MB };
    const stalled = async (from: string, times: number) => {
      for (let n = 0; n < times; n++) await send('/api/free-test/upload', { ...file, from });
    };
    await stalled('203.0.113.1', 16);
    await eventually('sixteen on their way', () => underWay.bytes === 32 * MB);
    const more = await (await send('/api/free-test/upload', { ...file, from: '203.0.113.1' })).answer();
    expect([more.status, more.body.error.message]).toEqual([
      503,
      'More than 32 MB are on their way from where you are. Please try again in 5 seconds.',
    ]);
    expect(more.head).toMatch(/\r\nRetry-After: 5\r\n/i);
    await stalled('203.0.113.2', 16);
    await stalled('203.0.113.3', 16);
    await eventually('all that strangers may', () => underWay.bytes === 96 * MB);
    const other = await (await send('/api/free-test/upload', { ...file, from: '203.0.113.4' })).answer();
    expect([other.status, other.body.error.code]).toEqual([503, 'busy']);
    expect((await app.upload(ada.token, tinyPng)).status).toBe(201);
  });

  it('that is not in takes nobody’s place in the free test', async () => {
    for (let n = 0; n < 110; n++)
      await send('/api/free-test/upload', { ...form, length: 1_000, from: `203.0.113.${20 + (n % 2)}` });
    await eventually('all of them waiting', () => underWay.bytes >= 110 * 64 * 1024);
    const picture = new FormData();
    picture.set('file', new Blob([new Uint8Array(tinyPng)]), 'receipt.png');
    const headers = { 'x-forwarded-for': '203.0.113.30' };
    const response = await app.fetch('/api/free-test/upload', { method: 'POST', body: picture, headers });
    expect(response.status).toBe(200);
  });

  describe('that is a file', () => {
    const part = 'Content-Disposition: form-data; name="file"; filename="a.png"';
    const begun = (bytes: string | Buffer) =>
      Buffer.concat([Buffer.from(`--x\r\n${part}\r\n\r\n`), Buffer.from(bytes)]);
    const held = () => readdirSync('/proc/self/fd').filter((fd) => /\.upload-.* \(deleted\)$/.test(nameOf(fd))).length;
    const onLinux = process.platform === 'linux' ? it : it.skip;

    it.each([
      ['/api/documents/upload', 'unsupported_type', 415, 'x'.repeat(1_100)],
      ['/api/free-test/upload', 'unsupported_type', 415, 'x'.repeat(10)],
    ])('to %s is refused by its first bytes, before the rest is there', async (path, code, status, bytes) => {
      const sending = await send(path, { ...form, length: MB, token: ada.token, begin: begun(bytes) });
      const answer = await sending.answer();
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    });

    it('is refused where it is too large, before the rest is there', async () => {
      const sending = await send('/api/free-test/upload', { ...form, length: 2 * MB + 60_000, begin: begun(tinyPng) });
      sending.socket.write(Buffer.alloc(2 * MB));
      expect((await sending.answer()).status).toBe(413);
    });

    onLinux('waits on disk without a name, and is gone when its sender is, which is no fault', async () => {
      const file = {
        ...form,
        length: MB,
        token: ada.token,
        begin: begun(Buffer.concat([tinyPng, Buffer.alloc(2_000)])),
      };
      const sending = await send('/api/documents/upload', file);
      await eventually('a file', () => held() === 1);
      expect(readdirSync(app.folder).join()).not.toContain('upload');
      sending.socket.destroy();
      await eventually('its end', () => held() === 0);
      expect(failures).toEqual([]);
    });
  });

  describe('that stalls', () => {
    const usual = new BodyPaces();
    const quick = { everyMs: 50, bytes: 1_000, wholeMs: 60_000 };
    const set = (paces: BodyPaces) => Object.assign(app.running.app.get(BodyPaces), paces);
    afterEach(() => set(usual));

    it.each([
      ['JSON', '/api/auth/login', { length: 1_000, begin: '{' }],
      ['a file', '/api/free-test/upload', { ...form, length: 10_000, begin: '--x\r\n' }],
    ])('as %s ends with 408 and its connection', async (_what, path, sent) => {
      set({ json: quick, file: quick });
      const sending = await send(path, sent);
      const { status, body } = await sending.answer();
      expect([status, body.error.code]).toEqual([408, 'body_too_slow']);
      expect(body.error.message).toBe('Less than 1000 bytes of the request arrived in 0.05 seconds.');
      await eventually('its end', () => sending.closed);
    });

    it('never, but trickles, ends with 408 when its time is over', async () => {
      set({ json: { everyMs: 60_000, bytes: 1, wholeMs: 100 }, file: usual.file });
      const sending = await send('/api/auth/login', { length: 1_000, begin: '{' });
      const trickle = setInterval(() => sending.socket.write(' '), 10);
      try {
        const { status, body } = await sending.answer();
        expect([status, body.error.message]).toEqual([408, 'The request had not arrived within 0.1 seconds.']);
      } finally {
        clearInterval(trickle);
      }
    });

    it('is not its answer: what is all in may be worked on as long as it takes', async () => {
      set({ json: quick, file: quick });
      app.extractor.answer = async () => {
        await eventually('a while of the pace over', () => ++looks > 20);
        throw new Error('done');
      };
      let looks = 0;
      const picture = new FormData();
      picture.set('file', new Blob([new Uint8Array(tinyPng)]), 'receipt.png');
      const headers = { 'x-forwarded-for': '203.0.113.31' };
      const response = await app.fetch('/api/free-test/upload', { method: 'POST', body: picture, headers });
      expect(response.status).toBe(422);
    });
  });
});
