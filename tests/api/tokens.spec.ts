/** Every route that is not open on purpose × every token that must not count. */
import jwt from 'jsonwebtoken';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { TestApp, tinyPng, type Member } from './app.js';
import { closedRoutesOf } from './routes.js';

const PASSWORD = 'correct horse';
const KINDS = [
  'none',
  'no token at all',
  'expired',
  'signed by somebody else',
  'not signed',
  'signed with another algorithm',
  'with a changed payload',
  'of another issuer',
  'without an epoch',
  'revoked',
  'of another workspace',
  'of nobody',
  'of a deleted account',
] as const;
type Kind = (typeof KINDS)[number];

describe('a token', () => {
  let app: TestApp;
  let ada: Member;
  let document: string;
  let session: string;
  const tokens = new Map<Kind, string>();

  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
    document = (await app.upload(ada.token, tinyPng)).body.data.document._id;
    await app.settled(ada.token, document);
    session = await orderOf(ada.token);

    const { secret } = app.running.app.get(Sessions);
    const eve = await app.register('eve@example.test');
    const claims = { ws: ada.workspaceId, epoch: 0 };
    const terms = { subject: ada.userId, issuer: Sessions.issuer, expiresIn: 3_600, algorithm: 'HS256' } as const;
    const sign = (payload: object, change: jwt.SignOptions = {}, key = secret) =>
      jwt.sign(payload, key, { ...terms, ...change });
    const [head, payload, signature] = ada.token.split('.') as [string, string, string];
    const changed = encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), epoch: 7 });
    tokens.set('no token at all', 'Bearer');
    tokens.set('expired', sign(claims, { expiresIn: -1 }));
    tokens.set('signed by somebody else', sign(claims, {}, 'another secret, also of thirty-two characters'));
    tokens.set('not signed', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`);
    tokens.set('signed with another algorithm', sign(claims, { algorithm: 'HS512' }));
    tokens.set('with a changed payload', `${head}.${changed}.${signature}`);
    tokens.set('of another issuer', sign(claims, { issuer: 'somebody' }));
    tokens.set('without an epoch', sign({ ws: ada.workspaceId }));
    tokens.set('of another workspace', sign({ ...claims, ws: eve.workspaceId }));
    tokens.set('of nobody', sign(claims, { subject: app.running.adapters.ids.fresh() }));

    const bob = await app.register('bob@example.test');
    await app.json(
      'POST',
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword: 'battery staple' },
      bob.token,
    );
    tokens.set('revoked', bob.token);
    const mallory = await app.register('mallory@example.test');
    await app.json('DELETE', '/api/auth/account', undefined, mallory.token);
    tokens.set('of a deleted account', mallory.token);
  });
  afterAll(() => app.stop());

  const orderOf = async (token: string): Promise<string> => {
    const order = { plan: 'starter', billingCycle: 'monthly', email: 'ada@example.test' };
    const { body } = await app.json('POST', '/api/payment/create-checkout-session', order, token);
    return new URL(body.data.url).searchParams.get('session')!;
  };
  const ask = (method: string, path: string, token?: string) => {
    const address = path
      .replace(':id', document)
      .replace(':session', session)
      .replace(/:(page|version)\b/, '1');
    // What each of them would take, so that nothing but the token stands in the way.
    const body = {
      extraction: { total_amount: 666 },
      paths: ['total_amount'],
      currentPassword: PASSWORD,
      newPassword: 'battery staple',
      plan: 'starter',
      billingCycle: 'monthly',
      email: 'ada@example.test',
      outcome: 'paid',
    };
    const headers = { 'content-type': 'application/json' };
    return app.fetch(address, { method, token, ...(method !== 'GET' && { headers, body: JSON.stringify(body) }) });
  };

  it.each(KINDS)('%s opens no route', async (kind) => {
    const routes = closedRoutesOf(app);
    expect(routes.length).toBeGreaterThan(25);
    const opened: string[] = [];
    for (const { method, path } of routes) {
      const response = await ask(method, path, tokens.get(kind));
      const answer = (await response.json()) as { success: boolean; data?: unknown };
      if (response.status !== 401 || answer.success || 'data' in answer)
        opened.push(`${method} ${path}: ${response.status}`);
    }
    expect(opened).toEqual([]);
  });

  it('that is good finds everything as it was', async () => {
    const { body } = await app.json('GET', `/api/documents/${document}`, undefined, ada.token);
    expect(body.data.document).toMatchObject({ status: 'completed', version: 1 });
    expect((await app.json('GET', '/api/payment/subscription', undefined, ada.token)).body.data.hasSubscription).toBe(
      false,
    );
  });

  it("of another workspace's member finds no checkout of this one, and decides nothing about its plan", async () => {
    const eve = (
      await app.json('POST', '/api/auth/login', {
        email: 'eve@example.test',
        password: PASSWORD,
        recaptchaToken: 'any',
      })
    ).body.data;
    const named = closedRoutesOf(app).filter(({ path }) => path.includes(':session'));
    expect(named).toHaveLength(2);
    for (const { method, path } of named) {
      expect([method, path, (await ask(method, path, eve.token)).status]).toEqual([method, path, 404]);
    }
    await app.json('POST', `/api/payment/test-checkout/${session}`, { outcome: 'paid' }, ada.token);
    const payment = closedRoutesOf(app).filter(
      ({ path }) => path.startsWith('/api/payment/') && !path.includes(':session'),
    );
    for (const { method, path } of payment) await ask(method, path, eve.token);
    const { body } = await app.json('GET', '/api/payment/subscription', undefined, ada.token);
    expect(body.data).toMatchObject({ subscription: { status: 'active', plan: 'starter' } });
  });
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
