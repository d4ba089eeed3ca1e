import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';
import { botCheckContract, strictBotCheckContract } from '#ports/bot-check.contract.js';
import type { BotCheckAction } from '#ports/bot-check.js';
import { RecaptchaBotCheck } from './recaptcha-bot-check.js';

type Behaviour = (request: IncomingMessage, response: ServerResponse, body: URLSearchParams) => void;

/** Stands in for Google: knows the tokens it gave out, takes each once, and misbehaves when told to. */
class SiteVerify {
  readonly #tokens = new Map<string, BotCheckAction>();
  readonly #server: Server;
  readonly asked: { url: string | undefined; method: string | undefined; body: URLSearchParams }[] = [];
  behaviour: Behaviour = (_, response, body) => response.end(JSON.stringify(this.#answer(body)));

  constructor() {
    this.#server = createServer(async (request, response) => {
      const body = new URLSearchParams(await text(request));
      this.asked.push({ url: request.url, method: request.method, body });
      this.behaviour(request, response, body);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  token(action: BotCheckAction): string {
    const token = randomBytes(300).toString('base64url');
    this.#tokens.set(token, action);
    return token;
  }

  #answer(body: URLSearchParams): object {
    if (body.get('secret') !== 'secret-key') return { success: false, 'error-codes': ['invalid-input-secret'] };
    const action = this.#tokens.get(body.get('response') ?? '');
    if (!action) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    this.#tokens.delete(body.get('response')!);
    return {
      success: true,
      action,
      score: 0.9,
      hostname: 'recto.example.test',
      challenge_ts: new Date().toISOString(),
    };
  }
}

let google: SiteVerify;
let baseUrl: string;
let faults: string[];
beforeEach(async () => {
  google = new SiteVerify();
  baseUrl = await google.listen();
  faults = [];
});
afterEach(() => google.close());

function open(change: Partial<ConstructorParameters<typeof RecaptchaBotCheck>[0]> = {}) {
  const check = new RecaptchaBotCheck({
    siteKey: 'site-key',
    secretKey: 'secret-key',
    publicUrl: 'https://recto.example.test:8443/app',
    baseUrl,
    onFault: (reason) => faults.push(reason),
    ...change,
  });
  return { check, good: async (action: BotCheckAction) => google.token(action) };
}

botCheckContract('RecaptchaBotCheck', () => open());
strictBotCheckContract('RecaptchaBotCheck', () => open());

describe('RecaptchaBotCheck', () => {
  const answer = (change: object) => {
    const full = { success: true, action: 'login', score: 0.9, hostname: 'recto.example.test', ...change };
    google.behaviour = (_, response) => response.end(JSON.stringify(full));
  };

  it('asks as Google wants to be asked, and tells the browser its site key only', async () => {
    const { check, good } = open();
    const token = await good('login');
    await check.verify(token, 'login');
    expect(google.asked).toHaveLength(1);
    expect(google.asked[0]).toMatchObject({ url: '/recaptcha/api/siteverify', method: 'POST' });
    expect(Object.fromEntries(google.asked[0]!.body)).toEqual({ secret: 'secret-key', response: token });
    expect(check.client()).toEqual({ kind: 'recaptcha', siteKey: 'site-key' });
  });

  it.each<[string, object, boolean]>([
    ['all is well', {}, true],
    ['the score is just enough', { score: 0.5 }, true],
    ['the score is too low', { score: 0.49 }, false],
    ['there is no score (a v2 key)', { score: undefined }, false],
    ['the action is another', { action: 'register' }, false],
    ['there is no action', { action: undefined }, false],
    ['the token was made on another site', { hostname: 'evil.example.test' }, false],
    ['there is no hostname', { hostname: undefined }, false],
    ['it was no success', { success: false }, false],
    ['success is no boolean', { success: 'true' }, false],
    ['the score is no number', { score: '0.9' }, false],
  ])('when %s', async (_, change, passes) => {
    answer(change);
    expect(await open().check.verify('visitor-token', 'login')).toBe(passes);
  });

  it.each<[string, Behaviour]>([
    ['an error', (_, response) => response.writeHead(500).end('{"success":true}')],
    ['no JSON', (_, response) => response.end('<html>')],
    ['an empty answer', (_, response) => response.end()],
    ['JSON of another form', (_, response) => response.end('[true]')],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a broken connection', (request) => request.socket.destroy()],
    ['half an answer', (request, response) => (response.write('{"succ'), setImmediate(() => request.socket.destroy()))],
    ['silence', () => undefined],
    ['silence in the middle', (_, response) => response.write('{"success":true,')],
  ])('says no and reports it when Google gives %s', async (_, behaviour) => {
    google.behaviour = behaviour;
    const { check } = open({ timeoutMs: 200 });
    expect(await check.verify('visitor-token', 'login')).toBe(false);
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toContain('visitor-token');
  });

  it('says no when nobody is there, and goes on when Google is back', async () => {
    const { check, good } = open();
    const { check: lost } = open({ baseUrl: 'http://127.0.0.1:1' });
    expect(await lost.verify(await good('login'), 'login')).toBe(false);
    expect(await check.verify(await good('login'), 'login')).toBe(true);
  });

  it('reports a wrong secret key, but not a visitor whose token is used up', async () => {
    expect(await open().check.verify('unknown', 'login')).toBe(false);
    expect(faults).toEqual([]);
    expect(await open({ secretKey: 'wrong' }).check.verify('unknown', 'login')).toBe(false);
    expect(faults).toEqual(['reCAPTCHA could not be asked: invalid-input-secret']);
  });
});
