/** Addresses are what they are written as, and answer the methods they have. */
import { TestApp } from './app.js';

describe('an address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it.each([
    '/api/HEALTH/ready',
    '/api/health/Ready',
    '/api/health/ready/',
    '/API/health/ready',
    '/METRICS',
    '/metrics/',
    '/api/openapi.json/',
  ])('%s answers nothing of the server: a rule of a proxy for how it is written holds', async (path) => {
    const response = await app.fetch(path);
    expect(await response.text()).not.toMatch(/"(data|status|openapi)":|recto_http/);
    if (path.startsWith('/api/')) expect(response.status).toBe(404);
  });

  it('as it is written answers', async () => {
    for (const path of ['/api/health/ready', '/metrics', '/api/openapi.json'])
      expect([path, (await app.fetch(path)).status]).toEqual([path, 200]);
  });

  it.each([
    ['POST', '/api/health/ready', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['PATCH', '/api/documents/0190a000-0000-7000-8000-000000000009', 'DELETE, GET, HEAD, PUT'],
    ['OPTIONS', '/api/documents?page=1', 'GET, HEAD, POST'],
    ['POST', '/metrics', 'GET, HEAD'],
  ])('that is asked with %s %s says that it takes %s', async (method, path, allowed) => {
    const { status, headers, body } = await app.json(method, path);
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
    expect(body).toEqual({
      success: false,
      error: {
        code: 'method_not_allowed',
        message: `This address answers ${allowed} only.`,
        correlationId: expect.any(String),
      },
    });
  });

  it('that is nowhere is not found by any method', async () => {
    for (const method of ['GET', 'POST', 'PATCH']) expect((await app.json(method, '/api/nothing')).status).toBe(404);
  });
});
