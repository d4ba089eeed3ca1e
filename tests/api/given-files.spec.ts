/** POST /documents: files by their address, from real sockets, and in base64. */
import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { HttpRemoteFiles } from '#adapters/remote-files/http-remote-files.js';
import { TestApp, tinyPng, type Member } from './app.js';

/** Each name leads to these, one answer after the other. */
const NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1'],
  'inside.example': ['10.0.0.7'],
  'metadata.example': ['169.254.169.254'],
  'turncoat.example': ['127.0.0.1'],
};
const lookup: LookupFunction = (hostname, options, callback) => {
  const address = NAMES[hostname]?.[0] ?? hostname;
  if (options.all) callback(null, [{ address, family: 4 }]);
  else callback(null, address, 4);
};

describe('POST /documents', () => {
  let app: TestApp;
  let owner: Member;
  let outside: http.Server;
  let base: string;
  let asked: { url: string; headers: http.IncomingHttpHeaders }[];
  let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;
  beforeAll(async () => {
    const remote = new HttpRemoteFiles({ allowHosts: ['127.0.0.1'], lookup, longestMs: 2_000 });
    app = await TestApp.start({}, { remote });
    owner = await app.register('given@example.test');
    outside = http.createServer((request, response) => {
      asked.push({ url: request.url!, headers: request.headers });
      answer(request, response);
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.stop();
    outside.closeAllConnections();
    await new Promise((resolve) => outside.close(resolve));
  });
  beforeEach(() => {
    asked = [];
    answer = (_request, response) => response.end(tinyPng);
  });

  const post = (body: unknown, headers: Record<string, string> = {}, query = '') =>
    app.json('POST', `/api/documents${query}`, body, owner.token, headers);
  const refused = async (body: unknown) => {
    const { status, body: said } = await post(body);
    return [status, said.error.code, said.error.message];
  };
  const howMany = async () =>
    (await app.json('GET', '/api/documents', undefined, owner.token)).body.data.pagination.total as number;

  it('fetches a file, calls it as its address does, and reads it as any other', async () => {
    const { status, body } = await post({ url: `${base}/files/March%20bill.png?token=1` }, {}, '?wait=30');
    expect([status, body.data.document.status]).toEqual([201, 'completed']);
    expect(body.data.document).toMatchObject({ originalFilename: 'March bill.png', mime: 'image/png', pages: 1 });
    expect(asked).toMatchObject([{ url: '/files/March%20bill.png?token=1' }]);
    expect(Object.keys(asked[0]!.headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
    const named = await post({ url: base, filename: 'given.png', deleteAfterProcessing: true });
    expect(named.body.data.document).toMatchObject({ originalFilename: 'given.png', deleteAfterProcessing: true });
    expect(named.body.data.duplicateOf).toHaveLength(1);
  });

  it('takes base64, and one upload for one Idempotency-Key', async () => {
    const body = { content: tinyPng.toString('base64'), filename: 'in-json.png' };
    const first = await post(body, { 'idempotency-key': 'json-1' });
    expect(first.status).toBe(201);
    expect(first.body.data.document).toMatchObject({ originalFilename: 'in-json.png', deleteAfterProcessing: false });
    const again = await post({ url: `${base}/in-json.png` }, { 'idempotency-key': 'json-1' });
    expect(again.body.data.document._id).toBe(first.body.data.document._id);
  });

  it('takes 10 MB in base64, and no more', async () => {
    const most = Buffer.concat([tinyPng, Buffer.alloc(10 * 1024 * 1024 - tinyPng.length)]);
    expect((await post({ content: most.toString('base64') })).status).toBe(201);
    const more = Buffer.concat([most, Buffer.alloc(3)]).toString('base64');
    expect((await refused({ content: more }))[0]).toBe(400);
    expect(await refused({ content: more })).toEqual([400, 'invalid_request', 'The file is larger than 10 MB.']);
  });

  it.each([
    ['nothing', {}, 400, 'invalid_request'],
    ['both', { url: 'https://a.example', content: 'AAAA' }, 400, 'invalid_request'],
    ['what is not base64', { content: 'data:image/png;base64,AAAA' }, 400, 'invalid_base64'],
    ['an empty file', { content: '' }, 400, 'empty_file'],
    ['no picture', { content: Buffer.from('no picture').toString('base64') }, 415, 'unsupported_type'],
    ['a number', { url: 5 }, 400, 'invalid_request'],
    ['no URL', { url: 'invoice.pdf' }, 422, 'url_refused'],
    ['plain HTTP', { url: 'http://files.example/a.pdf' }, 422, 'url_refused'],
    ['a file of the server', { url: 'file:///etc/passwd' }, 422, 'url_refused'],
    ['another scheme on an allowed host', { url: 'ftp://127.0.0.1/a' }, 422, 'url_refused'],
    ['a password', { url: 'https://a:b@files.example/a.pdf' }, 422, 'url_refused'],
    ['this machine', { url: 'https://localhost:1/a' }, 422, 'url_refused'],
    ['this machine by IPv6', { url: 'https://[::1]/a' }, 422, 'url_refused'],
    ['this machine in IPv6', { url: 'https://[::ffff:127.0.0.1]/a' }, 422, 'url_refused'],
    ['this machine as a number', { url: 'https://2130706434/a' }, 422, 'url_refused'],
    ['metadata of a cloud', { url: 'https://169.254.169.254/latest/meta-data/' }, 422, 'url_refused'],
    ['metadata of another', { url: 'https://168.63.129.16/' }, 422, 'url_refused'],
    ['a private network', { url: 'https://192.168.1.1/a' }, 422, 'url_refused'],
    ['a name of a private network', { url: 'https://inside.example/a' }, 422, 'url_refused'],
    ['a name of metadata', { url: 'https://metadata.example/a' }, 422, 'url_refused'],
    ['a name that leads back here', { url: 'https://turncoat.example/a' }, 422, 'url_refused'],
  ])('refuses %s', async (_what, body, status, code) => {
    const before = await howMany();
    expect((await refused(body)).slice(0, 2)).toEqual([status, code]);
    expect(await howMany()).toBe(before);
    expect(asked).toEqual([]);
  });

  it('follows no redirect, and says what an address answered', async () => {
    answer = (_request, response) => response.writeHead(302, { location: `${base}/elsewhere` }).end();
    expect(await refused({ url: base })).toEqual([
      422,
      'url_refused',
      'The address leads to another one; give that one.',
    ]);
    answer = (_request, response) => response.writeHead(404).end('nothing');
    expect(await refused({ url: base })).toEqual([422, 'url_not_there', 'The address answers 404.']);
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('packed');
    expect((await refused({ url: base }))[1]).toBe('url_not_there');
    expect(asked).toHaveLength(3);
  });

  it('cuts off a file of 10 GB, whether or not it says that it is one', async () => {
    for (const length of [{ 'content-length': String(10 * 1024 ** 3) }, {}]) {
      let sent = 0;
      const over = new Promise<void>((resolve) => {
        answer = (_request, response) => {
          response.writeHead(200, length).write(tinyPng);
          response.once('close', resolve);
          const part = Buffer.alloc(64 * 1024);
          const more = () => {
            while (!response.destroyed && response.write(part)) sent += part.length;
          };
          response.on('drain', more);
          more();
        };
      });
      expect((await refused({ url: base })).slice(0, 2)).toEqual([413, 'file_too_large']);
      await over;
      expect(sent).toBeLessThan(100 * 1024 * 1024);
    }
  });

  it('ends with what never answers, stops in the middle, or breaks off', async () => {
    answer = () => undefined;
    expect((await refused({ url: base }))[1]).toBe('url_not_there');
    answer = (_request, response) => void response.writeHead(200, { 'content-length': '9999' }).write(tinyPng);
    expect((await refused({ url: base }))[1]).toBe('url_not_there');
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '9999' });
      response.write(tinyPng, () => response.destroy());
    };
    expect((await refused({ url: base }))[1]).toBe('url_not_there');
    answer = (_request, response) => response.destroy();
    expect((await refused({ url: base }))[1]).toBe('url_not_there');
    expect(await howMany()).toBeGreaterThan(0);
  });
});
