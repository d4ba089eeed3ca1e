/**
 * API keys from the real app: who makes them, what they open, what is said of those that do not, and what is left of
 * one.
 */
import { request as httpRequest } from 'node:http';
import { Writable } from 'node:stream';
import pino from 'pino';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { KEY_SCOPES, type KeyScope } from '#kernel/key-scopes.js';
import type { ApiKeyView } from '#projections/api-keys/view.js';
import { Views } from '#read-side/views.js';
import { agedToken } from '../aged-token.js';
import { eventually } from '../eventually.js';
import { FixedClock } from '../fixed-clock.js';
import { TestApp, tinyPng, type Member } from './app.js';
import { refused } from './inviting.js';
import { found, nothingLeft } from './planting.js';
import { closedRoutesOf } from './routes.js';

const NOTHING = '0190a000-0000-7000-8000-000000000009';
const KEYS = '/api/workspaces/api-keys';
const DAY_MS = 24 * 60 * 60_000;

interface Made {
  readonly id: string;
  readonly secret: string;
}

describe('API keys', () => {
  const clock = new FixedClock(new Date().toISOString());
  const logged: string[] = [];
  let app: TestApp;
  let ada: Member;
  let names = 0;

  beforeAll(async () => {
    const lines = new Writable({ write: (chunk, _encoding, done) => (logged.push(String(chunk)), done()) });
    app = await TestApp.start({}, { clock }, pino({ level: 'trace' }, lines));
    ada = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());

  const create = (body: object, token = ada.token) => app.json('POST', KEYS, body, token);
  const make = async (
    scopes: readonly KeyScope[],
    more: { name?: string; expiresAt?: string } = {},
    token = ada.token,
  ): Promise<Made> => {
    const { status, body } = await create({ name: `Key ${++names}`, scopes, ...more }, token);
    expect(status).toBe(201);
    return { id: body.data.apiKey.id, secret: body.data.secret };
  };
  const revoke = (id: string, token = ada.token) => app.json('DELETE', `${KEYS}/${id}`, undefined, token);
  const listed = async (token = ada.token) => (await app.json('GET', KEYS, undefined, token)).body.data.apiKeys;
  const documents = (key: string) => app.json('GET', '/api/documents', undefined, key);

  it('are made by the owner, shown once, and listed without themselves', async () => {
    const expiresAt = '2099-01-31T00:00:00.000Z';
    const { status, body } = await create({ name: ' Ledger ', scopes: ['export', 'export'], expiresAt });
    const { apiKey, secret } = body.data;
    expect([status, apiKey]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Ledger',
        scopes: ['export'],
        sandbox: false,
        ending: secret.slice(-4),
        createdAt: clock.iso(),
        expiresAt,
        lastUsedOn: null,
      },
    ]);
    expect(await listed()).toContainEqual(apiKey);
    expect(JSON.stringify(await listed())).not.toContain(secret);
    expect(refused(await create({ name: 'Ledger', scopes: ['export'] }))).toEqual([409, 'api_key_name_taken']);
    expect(refused(await create({ name: 'Late', scopes: ['export'], expiresAt: clock.iso() }))).toEqual([
      400,
      'expiry_passed',
    ]);
    for (const wrong of [
      { name: ' ', scopes: ['export'] },
      { name: 'Ledger 2', scopes: [] },
      { name: 'Ledger 2', scopes: ['everything'] },
      { name: 'Ledger 2', scopes: ['export'], expiresAt: 'tomorrow' },
      { scopes: ['export'] },
      undefined,
    ])
      expect([wrong, ...refused(await create(wrong as object))]).toEqual([wrong, 400, 'invalid_request']);
  });

  it('are a matter of the owner, who gave the password lately', async () => {
    const { id } = await make(['usage']);
    for (const role of ['member', 'auditor'] as const) {
      const { token } = await app.join(ada, role);
      expect((await app.json('GET', KEYS, undefined, token)).status).toBe(403);
      expect((await create({ name: 'Mine', scopes: ['usage'] }, token)).status).toBe(403);
      expect((await revoke(id, token)).status).toBe(403);
    }
    const old = agedToken(ada.token, app.running.app.get(Sessions).secret);
    expect(refused(await create({ name: 'Mine', scopes: ['usage'] }, old))).toEqual([403, 'confirm_password']);
    expect((await revoke(id, old)).status).toBe(200); // never in the way of who wants to end one
  });

  describe('by their scopes', () => {
    const wanting = (scopes: readonly KeyScope[]) => scopes.join(' ');
    const body = {
      extraction: { total_amount: 666 },
      paths: ['total_amount'],
      selectedDocuments: [NOTHING],
      ids: [NOTHING],
      selectedFields: ['extraction.merchant_name'],
      id: NOTHING,
      name: 'Mine now',
    };
    const ask = async (method: string, path: string, token: string) => {
      const response = await app.fetch(path.replace(':id', NOTHING).replace(/:\w+/, '1'), {
        method,
        token,
        ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const json = response.headers.get('content-type')?.startsWith('application/json') && JSON.parse(text);
      return {
        status: response.status,
        code: json?.error?.code as string | undefined,
        challenge: response.headers.get('www-authenticate'),
      };
    };

    it.each([...KEY_SCOPES.map((scope) => [scope] as const), KEY_SCOPES])(
      '%s %s open the routes that say so, and no other',
      async (...scopes: readonly (KeyScope | undefined)[]) => {
        const has = scopes.filter((scope) => scope !== undefined);
        const { secret } = await make(has);
        const opened: string[] = [];
        for (const { method, path, scopes: wanted } of closedRoutesOf(app)) {
          const route = `${method} ${path}`;
          const { status, code, challenge } = await ask(method, path, secret);
          if (!wanted) expect([route, status, code]).toEqual([route, 403, 'not_for_api_keys']);
          else if (wanted.every((scope) => has.includes(scope))) {
            expect([route, [401, 403].includes(status)]).toEqual([route, false]);
            opened.push(route);
          } else
            expect([route, status, code, challenge]).toEqual([
              route,
              403,
              'insufficient_scope',
              `Bearer realm="Recto", error="insufficient_scope", scope="${wanting(wanted)}"`,
            ]);
        }
        if (has.includes('documents:read')) expect(opened).toContain('GET /api/documents');
        // What tools at /mcp do is judged by the routes behind them.
        const mayChange = opened.filter((route) => !/^GET|\/export\/|\/bulk-jobs\/exports|\/mcp$/.test(route));
        const mayAddWebhooks = has.includes('webhooks') && has.includes('documents:read');
        expect(mayChange.length > 0).toBe(has.includes('documents:write') || mayAddWebhooks);
      },
    );

    it('never open what is the owner’s, sign in, or end an account', async () => {
      const open = closedRoutesOf(app).filter(({ scopes }) => scopes);
      expect(open.length).toBeGreaterThan(15);
      const forbidden = /^\/api\/(auth|payment)|members|invitations|api-keys|cleanup/;
      expect(open.filter(({ path }) => forbidden.test(path))).toEqual([]);
    });
  });

  it('act for their workspace, by their name, and see no other', async () => {
    const { secret } = await make(['documents:read', 'documents:write'], { name: 'Planted scanner' });
    const uploaded = await app.upload(secret, tinyPng);
    const id = uploaded.body.data.document._id as string;
    await app.settled(secret, id);
    await app.json('PUT', `/api/documents/${id}`, { extraction: { merchant_name: 'By a program' } }, secret);
    const auditor = (await app.join(ada, 'auditor')).token;
    for (const token of [ada.token, auditor, secret]) {
      const { facts } = (await app.json('GET', `/api/documents/${id}/history`, undefined, token)).body.data;
      const by = facts.map(({ type, actor, source }: never) => [type, (actor as { name: string }).name, source]);
      expect(by).toEqual(
        expect.arrayContaining([
          ['DocumentUploaded', 'API key Planted scanner', 'api'],
          ['FieldsEdited', 'API key Planted scanner', 'api'],
        ]),
      );
    }
    const { document } = (await app.json('GET', `/api/documents/${id}`, undefined, ada.token)).body.data;
    expect(document.versions.at(-1)).toMatchObject({ version: 2, editedBy: 'API key Planted scanner' });
    const [recorded] = await app.stream(`document-${id}`);
    expect(recorded!.metadata.actor).toMatchObject({ kind: 'apiKey' });
    expect(JSON.stringify(await app.stream(`document-${id}`))).not.toContain('Planted scanner');

    const eve = await app.register('eve@example.test');
    const hers = await make(KEY_SCOPES, {}, eve.token);
    expect((await app.json('GET', `/api/documents/${id}`, undefined, hers.secret)).status).toBe(404);
    expect((await documents(hers.secret)).body.data.documents).toEqual([]);
    expect(refused(await revoke(hers.id))).toEqual([404, 'api_key_not_found']);
    expect((await documents(hers.secret)).status).toBe(200);
  });

  it('wait for a document like members do', async () => {
    const { secret } = await make(['documents:read', 'documents:write']);
    const id = (await app.upload(secret, tinyPng)).body.data.document._id as string;
    await eventually('the document read', async () => {
      const { status, body } = await app.json('GET', `/api/documents/${id}?wait=30`, undefined, secret);
      return status === 200 && body.data.document.status === 'completed';
    });
  });

  it('open nothing once they are revoked, and go on being named', async () => {
    const { id, secret } = await make(['documents:read', 'documents:write'], { name: 'Old scanner' });
    const document = (await app.upload(secret, tinyPng)).body.data.document._id as string;
    await app.settled(secret, document);
    expect((await revoke(id)).status).toBe(200);
    const answer = await documents(secret);
    expect(refused(answer)).toEqual([401, 'api_key_revoked']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="Recto", error="invalid_token"');
    expect(refused(await revoke(id))).toEqual([404, 'api_key_not_found']);
    expect((await listed()).map((key: { id: string }) => key.id)).not.toContain(id);
    const { facts } = (await app.json('GET', `/api/documents/${document}/history`, undefined, ada.token)).body.data;
    expect(facts[0].actor.name).toBe('API key Old scanner');
  });

  it('end a wait with them when they are revoked', async () => {
    const { id, secret } = await make(['documents:read', 'documents:write']);
    const read = Promise.withResolvers<void>();
    const { answer } = app.extractor;
    app.extractor.answer = () => read.promise.then(answer);
    const document = (await app.upload(secret, tinyPng)).body.data.document._id as string;
    const waiting = app.json('GET', `/api/documents/${document}?wait=30`, undefined, secret);
    expect((await revoke(id)).status).toBe(200);
    const { status } = await waiting;
    read.resolve();
    app.extractor.answer = answer;
    expect(status).toBe(401);
    await app.settled(ada.token, document);
  });

  it('are refused by name when they are unknown, misspelt or over, and each says how to come', async () => {
    const expiring = await make(['documents:read'], {
      expiresAt: new Date(clock.now().getTime() + 1_000).toISOString(),
    });
    expect((await documents(expiring.secret)).status).toBe(200);
    clock.advance(1_000);
    const good = (await make(['documents:read'])).secret;
    const wrong = {
      api_key_expired: [expiring.secret],
      api_key_unknown: [
        `recto_live_${'0'.repeat(64)}`,
        good.slice(0, -1),
        `${good}0`,
        good.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        'recto_live_',
        'recto_test_nothing',
      ],
    };
    for (const [code, keys] of Object.entries(wrong))
      for (const key of keys) {
        const answer = await documents(key);
        expect([key, ...refused(answer)]).toEqual([key, 401, code]);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="Recto", error="invalid_token"');
        expect(JSON.stringify(answer.body)).not.toContain(key);
      }
    expect((await listed()).map(({ id }: { id: string }) => id)).toContain(expiring.id);
  });

  it('are refused when two ways of signing in come at once', async () => {
    const { secret } = await make(['documents:read']);
    const twice = await new Promise<{ status?: number; challenge?: string; body: string }>((resolve, reject) => {
      const asked = httpRequest(`${app.running.url}/api/documents`, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () =>
          resolve({ status: response.statusCode, challenge: response.headers['www-authenticate'], body }),
        );
      });
      asked.setHeader('Authorization', [`Bearer ${secret}`, `Bearer ${ada.token}`]);
      asked.on('error', reject).end();
    });
    expect([twice.status, JSON.parse(twice.body).error.code]).toEqual([400, 'two_credentials']);
    expect(twice.challenge).toBe('Bearer realm="Recto", error="invalid_request"');
    const elsewhere = await app.json('GET', `/api/documents?access_token=${secret}`, undefined, ada.token);
    expect(refused(elsewhere)).toEqual([400, 'two_credentials']);
    const inAddress = await app.json('GET', `/api/documents?access_token=${secret}`);
    expect(refused(inAddress)).toEqual([401, 'unauthorized']);
  });

  it('are noted as used, once a day however often, also when they came in vain', async () => {
    const { id, secret } = await make(['documents:read']);
    const uses = () => app.stream(`apikeyuse-${id}`);
    const lastUsedOn = async () => (await app.running.app.get(Views).get<ApiKeyView>('api-keys', id))?.lastUsedOn;
    const today = clock.iso().slice(0, 10);
    for (let n = 0; n < 5; n++) await documents(secret);
    await eventually('the note', async () => (await lastUsedOn()) === today);
    expect((await app.json('GET', '/api/workspaces/usage', undefined, secret)).status).toBe(403);
    clock.advance(DAY_MS);
    const next = clock.iso().slice(0, 10);
    await documents(secret);
    await eventually('the next note', async () => (await lastUsedOn()) === next);
    expect((await uses()).map(({ data }) => data['day'])).toEqual([today, next]);
    expect((await listed()).find((key: { id: string }) => key.id === id).lastUsedOn).toBe(next);
  });

  it('stand nowhere once they are made: no file, no event, no log holds one', async () => {
    const { id, secret } = await make(KEY_SCOPES, { name: 'Planted needle' });
    await app.upload(secret, tinyPng, 'needle.png');
    await app.json('GET', '/api/documents/nothing', undefined, secret);
    await app.json('POST', '/api/export/advanced', { wrong: true }, secret);
    await app.json('GET', '/api/workspaces/members', undefined, secret);
    await revoke(id);
    await documents(secret);
    const bare = secret.slice('recto_live_'.length);
    expect(found(app.folder, ['Planted needle']).length).toBeGreaterThan(0); // in the read model, so the search works
    expect(found(app.folder, [secret, bare])).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect([logged.join('').includes(bare), logged.join('').includes('Planted needle')]).toEqual([false, false]);
  });

  it('go with their workspace: no name can be read, none opens anything, revoked ones neither', async () => {
    const bob = await app.register('bob@example.test');
    const [kept, old] = [
      await make(['documents:read'], { name: 'bobs-planted-key' }, bob.token),
      await make(['documents:read'], { name: 'bobs-planted-old-key' }, bob.token),
    ];
    await revoke(old.id, bob.token);
    await app.json('DELETE', '/api/auth/account', undefined, bob.token);
    for (const { secret } of [kept, old]) expect(refused(await documents(secret))).toEqual([401, 'api_key_unknown']);
    const { vault } = app.running.adapters;
    await eventually('the key shredded', async () => (await vault.keys([`workspace:${bob.workspaceId}`])).size === 0);
    await nothingLeft(app.folder, ['bobs-planted']);
  });
});
