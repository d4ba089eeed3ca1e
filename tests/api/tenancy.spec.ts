import { TestApp, tinyPng, type Member } from './app.js';
import { OPEN, routesOf } from './routes.js';

describe('every route × who asks', () => {
  let app: TestApp;
  let ada: Member;
  let eve: Member;
  let document: string;

  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
    eve = await app.register('eve@example.test', 'Eve Ltd');
    document = (await app.upload(ada.token, tinyPng)).body.data.document._id;
    await app.settled(ada.token, document);
  });
  afterAll(() => app.stop());

  const routes = () => routesOf(app);
  const ask = (method: string, path: string, token?: string) =>
    app.fetch(path.replace(':id', document).replace(/:(page|version)\b/, '1'), {
      method,
      token,
      ...(method !== 'GET' && method !== 'DELETE' && { headers: { 'content-type': 'application/json' }, body: '{"extraction":{"total_amount":666},"paths":["total_amount"]}' }),
    });

  it('is closed without a token, unless it is open on purpose', async () => {
    const found = routes();
    expect(found.length).toBeGreaterThan(10);
    expect(found.map(({ method }) => method)).not.toContain(undefined);
    for (const { method, path } of found) {
      if (OPEN.has(`${method} ${path}`)) continue;
      expect([method, path, (await ask(method, path)).status]).toEqual([method, path, 401]);
    }
  });

  it("answers 404 for another workspace's document and leaves it alone", async () => {
    for (const { method, path } of routes().filter(({ path }) => path.includes(':id'))) {
      expect([method, path, (await ask(method, path, eve.token)).status]).toEqual([method, path, 404]);
    }
    const { body } = await app.json('GET', `/api/documents/${document}`, undefined, ada.token);
    expect(body.data.document).toMatchObject({ status: 'completed', version: 1 });
  });

  it("lists nothing of another workspace's", async () => {
    const { body } = await app.json('GET', '/api/documents?includeFields=true', undefined, eve.token);
    expect(body.data.documents).toEqual([]);
    expect((await app.json('GET', '/api/workspaces/usage', undefined, eve.token)).body.data.usage.usedCredits).toBe(0);
  });

  it('shuts out a deleted member at once', async () => {
    const mallory = await app.register('mallory@example.test');
    const { Decisions } = await import('#write-side/decisions.js');
    const { userDecider } = await import('#contexts/identity/domain/user.decider.js');
    const { ReadModelProgress } = await import('#read-side/read-model-progress.js');
    const cause = { actor: { kind: 'system', id: 'test' } as const, correlationId: 'c', causationId: 'c' };
    const { position } = await app.running.app.get(Decisions).run(userDecider, mallory.userId, { type: 'DeleteUser' }, cause);
    expect(await app.running.app.get(ReadModelProgress).waitFor(['accounts'], position, 5_000)).toBe(true);
    for (const { method, path } of routes()) {
      if (OPEN.has(`${method} ${path}`)) continue;
      expect([method, path, (await ask(method, path, mallory.token)).status]).toEqual([method, path, 401]);
    }
  });
});
