/** Webhooks over HTTP: endpoints, secrets, deliveries; a program outside receives what is told. */
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { isSignedBy, WebhookReceiver } from '../webhook-receiver.js';
import { TestApp, tinyPng, type Answer, type Member } from './app.js';

const WANTED = { url: '', events: ['document.completed', 'document.edited'] };

describe('webhooks', () => {
  let app: TestApp;
  let ada: Member;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    app = await TestApp.start({ WEBHOOKS_ALLOW_HOSTS: '127.0.0.1, hooks.internal' });
    ada = await app.register('ada@example.test');
  });
  afterAll(async () => {
    await app.stop();
    await receiver.close();
  });
  afterEach(async () => {
    receiver.answer = () => ({ status: 204 });
    for (const { id } of (await ask('GET', '')).data.webhooks) await ask('DELETE', `/${id}`);
    receiver.received.length = 0;
  });

  const answer = (method: string, path: string, body?: unknown, token = ada.token) =>
    app.json(method, `/api/webhooks${path}`, body, token);
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    (await answer(method, path, body)).body;
  const refused = async (method: string, path: string, body?: unknown, token = ada.token) => {
    const { status, body: refusal } = await answer(method, path, body, token);
    return [status, refusal.error.code];
  };
  const add = async (more: object = {}): Promise<{ id: string; secret: string }> => {
    const { data } = await ask('POST', '', { ...WANTED, url: receiver.url(), ...more });
    return { id: data.webhook.id, secret: data.secret };
  };
  const read = async () => {
    const { body } = await app.upload(ada.token, tinyPng);
    const id: string = body.data.document._id;
    await app.settled(ada.token, id);
    return id;
  };
  const received = (count: number) =>
    eventually(`${count} received`, () => (receiver.received.length >= count ? receiver.received : undefined));
  const settled = (id: string, count: number) =>
    eventually(`${count} deliveries settled`, async () => {
      const { data } = await ask('GET', `/${id}/deliveries`);
      const done = data.deliveries.filter(({ status }: { status: string }) => status !== 'pending');
      return done.length === count && done;
    });

  describe('by an API key', () => {
    const keyWith = async (...scopes: string[]) => {
      const { body } = await app.json(
        'POST',
        '/api/workspaces/api-keys',
        { name: `With ${scopes.join(' and ')}`, scopes },
        ada.token,
      );
      return body.data.secret as string;
    };
    let key: string;
    beforeAll(async () => {
      key = await keyWith('webhooks', 'documents:read');
    });
    const addAs = (headers: Record<string, string>, wanted: object = {}) =>
      app.json('POST', '/api/webhooks', { ...WANTED, url: receiver.url(), ...wanted }, key, headers);

    it('are added, told, seen and removed, as the owner sees them', async () => {
      const { status, body } = await addAs({});
      expect(status).toBe(201);
      const { webhook, secret } = body.data;
      await read();
      const [first] = await received(1);
      expect(isSignedBy(secret, first!)).toBe(true);
      const { data } = (await answer('GET', `/${webhook.id}/deliveries`, undefined, key)).body;
      expect(data.deliveries).toHaveLength(1);
      expect((await ask('GET', '')).data.webhooks).toMatchObject([{ id: webhook.id }]);
      expect((await answer('DELETE', `/${webhook.id}`, undefined, key)).status).toBe(200);
      expect((await ask('GET', '')).data.webhooks).toEqual([]);
    });

    it('are out of reach of one that may not read what they tell', async () => {
      for (const scopes of [['webhooks'], ['documents:read', 'documents:write']]) {
        const { status, body } = await app.json('POST', '/api/webhooks', WANTED, await keyWith(...scopes));
        expect([scopes, status, body.error.code]).toEqual([scopes, 403, 'insufficient_scope']);
      }
    });

    it('are added once, however often a request is made again under its Idempotency-Key', async () => {
      const again = { 'idempotency-key': 'trigger-7' };
      const tries = await Promise.all([addAs(again), addAs(again), addAs(again)]);
      expect(tries.map(({ status }) => status)).toEqual([201, 201, 201]);
      const made = tries.map(({ body }) => [body.data.webhook.id, body.data.secret]);
      expect(new Set(made.map(String)).size).toBe(1);
      expect((await ask('GET', '')).data.webhooks).toHaveLength(1);
      expect((await addAs(again)).body.data.secret).toBe(made[0]![1]);

      const used = async (headers: Record<string, string>, wanted?: object) => {
        const { status, body } = await addAs(headers, wanted);
        return [status, body.error.message];
      };
      expect(await used(again, { events: ['credits.low'] })).toEqual([
        409,
        'This Idempotency-Key was used for another webhook.',
      ]);
      await ask('DELETE', `/${made[0]![0]}`);
      expect(await used(again)).toEqual([409, 'The webhook of this Idempotency-Key was removed since.']);
      expect(await used({ 'idempotency-key': 'two words' })).toEqual([
        400,
        'Idempotency-Key must be 1 to 255 visible ASCII characters.',
      ]);
      expect((await ask('GET', '')).data.webhooks).toEqual([]);
    });
  });

  it('tell a program what happened, signed, and show the owner what it answered', async () => {
    const { id, secret } = await add({ withValues: true });
    receiver.answer = () => ({ status: 200, text: 'noted' });
    const document = await read();
    const [first] = await received(1);
    expect(isSignedBy(secret, first!)).toBe(true);
    expect(first!.body).toMatchObject({
      type: 'document.completed',
      data: { documentId: document, docType: 'receipt', values: { merchant_name: 'Corner Shop' } },
    });
    const [delivery] = await settled(id, 1);
    expect(delivery).toMatchObject({ type: 'document.completed', status: 'taken', attempts: 1, code: 200 });
    const detail = (await ask('GET', `/${id}/deliveries/${delivery.id}`)).data;
    expect(detail).toMatchObject({
      request: { id: first!.id, body: first!.text },
      attempts: [{ outcome: 'taken', code: 200, answer: 'noted' }],
    });
  });

  it('show the secret once, when it is made and when it is changed', async () => {
    const { id, secret } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await app.json('GET', '/api/webhooks', undefined, ada.token);
    expect(JSON.stringify(listed.body)).not.toContain(secret);
    const changed = (await ask('POST', `/${id}/secret`, {})).data;
    expect(changed.secret).not.toBe(secret);
    expect(Date.parse(changed.webhook.previousSecretUntil)).toBeGreaterThan(Date.now());
    expect(await refused('POST', `/${id}/secret`, {})).toEqual([409, 'rotation_running']);
    const { deliveryId } = (await ask('POST', `/${id}/test`)).data;
    const [test] = await received(1);
    expect(test!.id).toBe(`msg_${deliveryId}`);
    expect([isSignedBy(secret, test!), isSignedBy(changed.secret, test!)]).toEqual([true, true]);
    const ended = (await ask('POST', `/${id}/secret`, { overlap: false })).data;
    await ask('POST', `/${id}/test`);
    const [, second] = await received(2);
    expect([changed.secret, ended.secret].map((one) => isSignedBy(one, second!))).toEqual([false, true]);
  });

  it('of two changes of the secret at once one is refused, and the other counts', async () => {
    const { id } = await add();
    const both = await Promise.all([answer('POST', `/${id}/secret`, {}), answer('POST', `/${id}/secret`, {})]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { secret } = both.find(({ status }) => status === 200)!.body.data;
    await ask('POST', `/${id}/test`);
    const [test] = await received(1);
    expect(isSignedBy(secret, test!)).toBe(true);
  });

  it('tell the same secret, or send the same test, to a request that is made again under its Idempotency-Key', async () => {
    const { id } = await add();
    const rotate = (key: string, body: object = {}) =>
      app.json('POST', `/api/webhooks/${id}/secret`, body, ada.token, { 'idempotency-key': key });
    const tries = await Promise.all([rotate('change-1'), rotate('change-1'), rotate('change-1')]);
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [secret, ...others] = new Set(tries.map(({ body }) => body.data.secret));
    expect(others).toEqual([]);
    expect((await rotate('change-1')).body.data.secret).toBe(secret);
    const said = async (key: string, body?: object) => {
      const { status, body: refusal } = await rotate(key, body);
      return [status, refusal.error.code, refusal.error.message];
    };
    expect((await said('change-2')).slice(0, 2)).toEqual([409, 'rotation_running']);
    expect(await said('change-1', { overlap: false })).toEqual([
      409,
      'idempotency_key_used',
      'This Idempotency-Key was used for another change of the secret.',
    ]);
    const last = await Promise.all([rotate('change-2', { overlap: false }), rotate('change-2', { overlap: false })]);
    expect(new Set(last.map(({ body }) => body.data.secret)).size).toBe(1);
    expect(await said('change-1')).toEqual([
      409,
      'idempotency_key_used',
      'The secret of this Idempotency-Key was changed again since.',
    ]);
    expect((await said('two words')).slice(0, 2)).toEqual([400, 'invalid_request']);

    const tests = await Promise.all(
      [1, 2].map(() =>
        app.json('POST', `/api/webhooks/${id}/test`, undefined, ada.token, { 'idempotency-key': 'test-1' }),
      ),
    );
    expect(tests.map(({ status }) => status)).toEqual([202, 202]);
    expect(new Set(tests.map(({ body }) => body.data.deliveryId)).size).toBe(1);
    await ask('POST', `/${id}/test`);
    expect(await settled(id, 2)).toHaveLength(2);
    expect(isSignedBy(last[0]!.body.data.secret, receiver.received[0]!)).toBe(true);
  });

  it('say of a test how it went, and try it once', async () => {
    const { id } = await add();
    receiver.answer = () => ({ status: 500, text: 'out of paper' });
    const { deliveryId } = (await ask('POST', `/${id}/test`)).data;
    expect(await settled(id, 1)).toMatchObject([{ type: 'webhook.test', status: 'failed', code: 500, attempts: 1 }]);
    expect((await ask('GET', `/${id}/deliveries/${deliveryId}`)).data.attempts).toMatchObject([
      { answer: 'out of paper' },
    ]);
  });

  it('send again, one or all of a time, under the same ids', async () => {
    const { id } = await add({ events: ['document.completed'] });
    await read();
    await read();
    const done = await settled(id, 2);
    const ids = receiver.received.map((one) => one.id);
    expect((await answer('POST', `/${id}/deliveries/${done[0].id}/repeat`)).status).toBe(202);
    await received(3);
    expect(receiver.received[2]!.id).toBe(`msg_${done[0].id}`);
    await settled(id, 2);
    const ever = { from: '2026-01-01T00:00:00+01:00', to: '2999-01-01T00:00:00Z' };
    expect(await refused('POST', `/${id}/repeat`, { ...ever, from: 'yesterday' })).toEqual([400, 'invalid_request']);
    const range = { from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' };
    expect((await ask('POST', `/${id}/repeat`, range)).data).toEqual({ count: 0, more: false });
    expect((await ask('POST', `/${id}/repeat`, { ...range, status: 'taken' })).data).toEqual({ count: 2, more: false });
    await received(5);
    expect(
      receiver.received
        .slice(3)
        .map((one) => one.id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    await settled(id, 2);
  });

  it('are told nothing while they are switched off', async () => {
    const { id } = await add();
    const body = { ...WANTED, url: receiver.url(), active: false };
    expect((await ask('PUT', `/${id}`, body)).data.webhook).toMatchObject({ active: false, offReason: 'owner' });
    await read();
    expect(
      await refused('POST', `/${id}/repeat`, { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' }),
    ).toEqual([409, 'webhook_off']);
    await ask('POST', `/${id}/test`);
    const [first] = await received(1);
    expect(first!.body.type).toBe('webhook.test');
    expect((await ask('PUT', `/${id}`, { ...body, active: true })).data.webhook).not.toHaveProperty('offReason');
    await read();
    const [, second] = await received(2);
    expect(second!.body.type).toBe('document.completed');
    await settled(id, 2);
  });

  it('are switched off when an endpoint says that it is gone, and the owner is told by mail', async () => {
    const { id } = await add();
    receiver.answer = () => ({ status: 410 });
    await read();
    await eventually('switched off', async () => (await ask('GET', '')).data.webhooks[0].offReason === 'gone');
    await eventually('a mail', () => mailsIn(app.folder).some((mail) => mail.includes('A webhook was switched off')));
    await settled(id, 1);
  });

  it.each([
    ['http://example.test/hooks', 'The address must begin with https://.'],
    ['https://10.0.0.1/hooks', 'Addresses of private networks and of this machine are refused.'],
    ['https://[::1]/hooks', 'Addresses of private networks and of this machine are refused.'],
    ['https://0xa.1/hooks', 'Addresses of private networks and of this machine are refused.'],
    ['https://169.254.169.254/latest/meta-data', 'Addresses of private networks and of this machine are refused.'],
    ['https://localhost/hooks', 'Addresses of private networks and of this machine are refused.'],
  ])('refuse to be added at %s', async (url, sentence) => {
    const { status, body } = await answer('POST', '', { ...WANTED, url });
    expect([status, body.error.code, body.error.message]).toEqual([400, 'address_refused', sentence]);
    expect((await ask('GET', '')).data.webhooks).toEqual([]);
  });

  it.each([
    { url: 'ftp://example.test' },
    { url: 'https://ada:secret@example.test' },
    { url: 'hooks' },
    { url: `https://example.test/${'x'.repeat(2_000)}` },
    { events: [] },
    { events: ['document.opened'] },
    { description: 'x'.repeat(201) },
    { withValues: 'yes' },
  ])('refuse %j', async (fault) => {
    expect(await refused('POST', '', { ...WANTED, url: receiver.url(), ...fault })).toEqual([400, 'invalid_request']);
  });

  it('are ten at most', async () => {
    for (let n = 0; n < 10; n++) await add();
    expect(await refused('POST', '', { ...WANTED, url: receiver.url() })).toEqual([409, 'too_many_webhooks']);
  });

  it('are the business of the owner, and of nobody in another workspace', async () => {
    const { id } = await add();
    await ask('POST', `/${id}/test`);
    const [delivery] = await settled(id, 1);
    const mel = await app.join(ada, 'member');
    expect(await refused('GET', '', undefined, mel.token)).toEqual([403, 'owner_only']);
    expect(await refused('POST', '', { ...WANTED, url: receiver.url() }, mel.token)).toEqual([403, 'owner_only']);
    const eve = await app.register(`eve-${id}@example.test`);
    const own = (await answer('POST', '', { ...WANTED, url: receiver.url() }, eve.token)).body.data.webhook.id;
    for (const [method, path, body] of [
      ['PUT', `/${id}`, { ...WANTED, url: receiver.url() }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/secret`, {}],
      ['POST', `/${id}/test`],
      ['GET', `/${id}/deliveries`],
      ['POST', `/${id}/repeat`, { from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' }],
    ] as const)
      expect([method, path, ...(await refused(method, path, body, eve.token))]).toEqual([
        method,
        path,
        404,
        'webhook_not_found',
      ]);
    for (const [method, end] of [
      ['GET', ''],
      ['POST', '/repeat'],
    ] as const)
      expect(await refused(method, `/${own}/deliveries/${delivery.id}${end}`, undefined, eve.token)).toEqual([
        404,
        'delivery_not_found',
      ]);
  });
});
