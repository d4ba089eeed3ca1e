import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { HttpWebhookSender } from './http-webhook-sender.js';

const never = new AbortController().signal;

/** A name server of the test's own: what each name is said to be, one answer after the other. */
function naming(answers: Record<string, string[][]>): { lookup: LookupFunction; asked: () => number } {
  let asked = 0;
  const lookup: LookupFunction = (hostname, options, callback) => {
    asked += 1;
    const turns = answers[hostname] ?? [];
    const found = (turns.length > 1 ? turns.shift()! : turns[0]) ?? [];
    const addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };
  return { lookup, asked: () => asked };
}

describe('sending a webhook', () => {
  let server: http.Server;
  let port: number;
  let seen: { url: string; body: string; headers: http.IncomingHttpHeaders }[];
  let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;

  beforeEach(async () => {
    seen = [];
    answer = (_request, response) => response.end('thank you');
    server = http.createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        seen.push({ url: request.url!, body: Buffer.concat(parts).toString(), headers: request.headers });
        answer(request, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const allowing = (more: { longestMs?: number } = {}) => new HttpWebhookSender({ allowHosts: ['127.0.0.1'], ...more });
  const to = (path = '/') => ({
    url: `http://127.0.0.1:${port}${path}`,
    headers: { 'webhook-id': 'm1' },
    body: '{"ä":1}',
  });

  it('says what was answered, and sends the very bytes', async () => {
    expect(await allowing().post(to('/hook'), never)).toEqual({ kind: 'answered', status: 200, answer: 'thank you' });
    expect(seen).toMatchObject([{ url: '/hook', body: '{"ä":1}', headers: { 'webhook-id': 'm1' } }]);
  });

  it('follows no redirect', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await allowing().post(to(), never)).toMatchObject({ kind: 'answered', status: 302 });
    expect(seen).toHaveLength(1);
  });

  it('tells of Retry-After', async () => {
    answer = (_request, response) => response.writeHead(503, { 'retry-after': '120' }).end();
    expect(await allowing().post(to(), never)).toMatchObject({ status: 503, retryAfter: '120' });
  });

  it('reads 4,096 bytes of an endless answer and no more', async () => {
    answer = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(1_000)));
      };
      response.on('drain', more);
      more();
    };
    const sent = await allowing().post(to(), never);
    expect(sent).toMatchObject({ kind: 'answered', status: 200, answer: 'x'.repeat(4_096) });
  });

  it('is over when its time is, also when the answer drips', async () => {
    answer = (_request, response) => void response.write('still there');
    expect(await allowing({ longestMs: 50 }).post(to(), never)).toMatchObject({ kind: 'timed_out' });
  });

  it('ends at once when it is told to', async () => {
    const stop = new AbortController();
    answer = () => stop.abort();
    await expect(allowing().post(to(), stop.signal)).rejects.toThrow();
  });

  it('says when nobody is there', async () => {
    await new Promise((resolve) => server.close(resolve));
    expect(await allowing().post(to(), never)).toEqual({
      kind: 'no_connection',
      reason: 'No connection: ECONNREFUSED',
    });
  });

  /** By the address as it stands in a URL, which knows decimal, octal and short forms of IPv4. */
  const REFUSED = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '[::ffff:169.254.169.254]',
    '[fd00:ec2::254]',
    '168.63.129.16',
    '100.100.100.200',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '[fd00::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '224.0.0.1',
    '255.255.255.255',
  ];
  it.each(REFUSED)('refuses https://%s and what a name says is there', async (host) => {
    const address = new URL(`https://${host}`).hostname.replace(/[[\]]/g, '');
    const { lookup } = naming({ 'a.example.test': [[address]], 'b.example.test': [['93.184.216.34', address]] });
    const sender = new HttpWebhookSender({ allowHosts: [], lookup, longestMs: 5_000 });
    for (const name of [host, 'a.example.test', 'b.example.test']) {
      const message = { ...to(), url: `https://${name}:${port}/` };
      expect([name, await sender.post(message, never)]).toEqual([name, refused]);
      expect(await sender.refusalOf(message.url)).toBe(refused.reason);
    }
    expect(seen).toEqual([]);
  });
  const refused = { kind: 'address', reason: 'Addresses of private networks and of this machine are refused.' };

  it('looks a name up once for each connection, so that it cannot change its mind after it was looked at', async () => {
    const { lookup, asked } = naming({ 'turns.example.test': [['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1']] });
    const allowed = new HttpWebhookSender({ allowHosts: ['turns.example.test'], lookup });
    const message = { ...to(), url: `http://turns.example.test:${port}/` };
    expect(await allowed.post(message, never)).toMatchObject({ kind: 'answered', status: 200 });
    expect(asked()).toBe(1);
    const sender = new HttpWebhookSender({ allowHosts: [], lookup });
    for (const asks of [2, 3]) {
      expect(await sender.post({ ...message, url: `https://turns.example.test:${port}/` }, never)).toEqual(refused);
      expect(asked()).toBe(asks);
    }
    expect(seen).toHaveLength(1);
  });

  it('asks for https, unless the operator allows the host by name', async () => {
    const sender = new HttpWebhookSender({
      allowHosts: ['Hooks.example.test'],
      lookup: naming({ 'hooks.example.test': [['127.0.0.1']] }).lookup,
    });
    const plain = { kind: 'address', reason: 'The address must begin with https://.' };
    expect(await sender.post({ ...to(), url: `http://other.example.test:${port}/` }, never)).toEqual(plain);
    expect(await sender.refusalOf('http://other.example.test/')).toBe(plain.reason);
    const allowed = `http://HOOKS.example.test:${port}/`;
    expect(await sender.post({ ...to(), url: allowed }, never)).toMatchObject({ kind: 'answered', status: 200 });
    expect(await sender.refusalOf(allowed)).toBeUndefined();
  });
});
