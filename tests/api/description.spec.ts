/** The API's own description against what the routes do: each is in it, and answers nothing that it does not list. */
import { Failure } from '#contracts/envelope.js';
import { Problem } from '#contracts/problem.js';
import { TestApp, type Answer, type Member } from './app.js';
import { routesOf } from './routes.js';

const NOTHING = '0190a000-0000-7000-8000-000000000009';
/** For machines of the operator, no part of what a program may build on; and what describes itself by its protocol. */
const NOT_DESCRIBED = ['GET /api/openapi.json', 'GET /metrics', 'POST /mcp'];

/** POSTs that an API key reaches → why one made again does no more than the first. */
const NO_KEY_NEEDED: Record<string, string> = {
  previewExport: 'makes nothing but its answer',
  exportDocuments: 'makes nothing but its answer',
  restoreVersion: 'values that stand there already are no version',
  confirmValues: 'what is confirmed stays confirmed',
  cancelBulkDeletion: 'what is over stays over',
  cancelBulkExport: 'what is over stays over',
  repeatDelivery: 'what waits is not sent twice',
  repeatDeliveries: 'what waits is not sent twice',
};

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Record<string, unknown>;
  readonly requestBody?: { readonly required?: boolean };
  readonly security?: readonly object[];
  readonly 'x-scopes'?: readonly string[];
}

interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

describe('the description of the API', () => {
  let app: TestApp;
  let openApi: Description;
  beforeAll(async () => {
    app = await TestApp.start();
    openApi = (await app.json('GET', '/api/openapi.json')).body as unknown as Description;
  });
  afterAll(() => app.stop());

  const described = () =>
    routesOf(app)
      .filter(({ method, path }) => !NOT_DESCRIBED.includes(`${method} ${path}`))
      .map(({ method, path, scopes }) => {
        const template = path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');
        return { method, path, scopes, operation: openApi.paths[template]?.[method.toLowerCase()] };
      });

  it('is not sent again to who has it', async () => {
    const first = await app.fetch('/api/openapi.json');
    const [etag, type] = ['etag', 'content-type'].map((name) => first.headers.get(name));
    expect(type).toMatch(/^application\/json\b/);
    const asked = async (known: string) => {
      const answer = await app.fetch('/api/openapi.json', { headers: { 'if-none-match': known } });
      return [answer.status, (await answer.text()).length > 0];
    };
    expect([await asked(`W/"other", ${etag}`), await asked('"other"')]).toEqual([
      [304, false],
      [200, true],
    ]);
  });

  it('has every route under /api, and no other', () => {
    expect(openApi.openapi).toBe('3.1.0');
    const routes = described();
    expect(routes.filter(({ operation }) => !operation)).toEqual([]);
    const operations = Object.values(openApi.paths).flatMap((path) =>
      Object.keys(path).filter((name) => name !== 'parameters'),
    );
    expect(operations).toHaveLength(routes.length);
  });

  it('says of each operation what it says to API keys', () => {
    const byRoute = described().map(({ method, path, scopes }) => [`${method} ${path}`, scopes]);
    const bySecurity = described().map(({ method, path, operation }) => [`${method} ${path}`, operation!['x-scopes']]);
    expect(bySecurity).toEqual(byRoute);
    for (const { scopes, operation } of described())
      expect(operation!.security?.some((way) => 'apiKey' in way) ?? false).toBe(scopes !== undefined);
    expect(byRoute.filter(([, scopes]) => scopes).length).toBeGreaterThan(15);
  });

  it('has an Idempotency-Key for every POST of API keys that would do more when it is made again', () => {
    const without = described()
      .filter(({ method, scopes }) => method === 'POST' && scopes)
      .filter(({ operation }) => !operation!.parameters?.some(({ name }) => name === 'Idempotency-Key'));
    expect(without.map(({ operation }) => operation!.operationId).toSorted()).toEqual(
      Object.keys(NO_KEY_NEEDED).toSorted(),
    );
  });

  it('has of each refusal the two forms that are answered, and a challenge with 401', async () => {
    const refused = (accept: string, token?: string) =>
      app.fetch('/api/documents', { token, headers: { accept, 'x-correlation-id': 'asked-by-a-test' } });
    const problem = await refused('application/problem+json, application/json;q=0.5', 'forged');
    expect(problem.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(problem.headers.get('www-authenticate')).toBe('Bearer realm="Recto", error="invalid_token"');
    expect(problem.headers.get('vary')).toContain('Accept');
    const said = { code: 'unauthorized', correlationId: 'asked-by-a-test' };
    expect(Problem.parse(await problem.json())).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Please sign in.',
      ...said,
    });
    for (const accept of ['*/*', 'application/json', 'application/problem+json;q=0.1, application/json']) {
      const envelope = await refused(accept);
      expect(envelope.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(envelope.headers.get('www-authenticate')).toBe('Bearer realm="Recto"');
      expect(Failure.parse(await envelope.json()).error).toMatchObject({ message: 'Please sign in.', ...said });
    }
  });

  it('names nothing that is not there, and says of every body that it must be', () => {
    const refs = [...JSON.stringify(openApi).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, path = '']) => path);
    expect(refs.length).toBeGreaterThan(100);
    const lost = refs.filter((path) => {
      const found = path
        .slice(1)
        .split('/')
        .reduce<unknown>((at, key) => (at as Answer)?.[key], openApi);
      return found === undefined;
    });
    expect([...new Set(lost)]).toEqual([]);
    const bodies = described().flatMap(({ operation }) => operation!.requestBody ?? []);
    expect(bodies.length).toBeGreaterThan(10);
    expect(bodies.filter(({ required }) => required !== true)).toEqual([]);
  });

  it('lists what a stranger, an auditor and an owner are answered who ask for what is not there, or for nothing', async () => {
    const ada: Member = await app.register('ada@example.test');
    const askers = { stranger: undefined, auditor: (await app.join(ada, 'auditor')).token, owner: ada.token };
    const surprises: string[] = [];
    for (const { method, path, operation } of described()) {
      for (const [asker, token] of Object.entries(askers)) {
        const response = await app.fetch(path.replace(':id', NOTHING).replace(/:\w+/, '1'), {
          method,
          token,
          ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
        });
        await response.body?.cancel();
        if (!(response.status in operation!.responses))
          surprises.push(`${asker}: ${method} ${path} ${response.status}`);
      }
    }
    expect(surprises).toEqual([]);
  });
});
