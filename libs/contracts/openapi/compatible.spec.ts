import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from './openapi.js';
import { incompatible, type Description } from './testing/incompatible.js';

/** As the last release had it; `node scripts/keep-openapi.mjs` keeps today's with a release. */
const RELEASED = join(import.meta.dirname, 'testing', 'released.json');
/** What this release breaks on purpose, as the test names it; each stands in CHANGELOG.md, too. */
const ON_PURPOSE: readonly string[] = [
  // One that is sent is not read; what was its proof is POST /auth/confirm.
  'cleanUpWorkspace: the body: application/json is gone',
  'deleteAccount: the body: application/json is gone',
  'cancelSubscription: the body: application/json is gone',
];

const released = () => JSON.parse(readFileSync(RELEASED, 'utf8')) as Description;

describe('the API since the last release', () => {
  it('breaks nothing but what is named', () => {
    expect(incompatible(released(), openApi as Description)).toEqual(ON_PURPOSE);
  });
});

describe('a change of the API is incompatible when', () => {
  type Node = Record<string, unknown>;
  const at = (from: unknown, ...path: string[]) => path.reduce((node, key) => node[key] as Node, from as Node);
  const list = (from: unknown, ...path: string[]) => at(from, ...path) as unknown as unknown[];
  interface Changed {
    readonly paths: unknown;
    readonly schemas: unknown;
    /** PUT /documents/{id} */
    readonly put: Node;
    /** GET /documents */
    readonly get: Node;
  }
  const after = (change: (changed: Changed) => void) => {
    const next = released();
    const { paths } = next;
    const { schemas } = next.components;
    change({ paths, schemas, put: at(paths, '/documents/{id}', 'put'), get: at(paths, '/documents', 'get') });
    return incompatible(released(), next);
  };

  it('an operation is gone, called otherwise, or wants a token', () => {
    expect(after(({ paths }) => delete at(paths, '/documents/{id}')['delete'])).toEqual([
      'deleteDocument: DELETE /documents/{id} is gone',
    ]);
    expect(after(({ put }) => (put['operationId'] = 'changeDocument'))).toEqual([
      'editDocument: is called changeDocument',
    ]);
    expect(after(({ paths }) => delete at(paths, '/auth/login', 'post')['security'])).toEqual(['login: wants a token']);
  });

  it('a parameter is gone, must be sent, or takes less', () => {
    expect(after(({ get }) => list(get, 'parameters').shift())).toEqual(['listDocuments: query page: is gone']);
    expect(after(({ get }) => (at(get, 'parameters', '0')['required'] = true))).toEqual([
      'listDocuments: query page: must be sent',
    ]);
    const most = (limit: number) => after(({ get }) => (at(get, 'parameters', '1', 'schema')['maximum'] = limit));
    expect(most(50)).toEqual(['listDocuments: query limit: maximum 100 and 50']);
    expect(most(200)).toEqual([]);
  });

  it('a body is not taken any more, wants more, or takes less', () => {
    expect(after(({ put }) => delete put['requestBody'])).toEqual(['editDocument: the body: application/json is gone']);
    expect(after(({ schemas }) => list(schemas, 'EditBody', 'required').push('changes'))).toEqual([
      'editDocument: the body: changes: must be sent',
    ]);
    expect(after(({ schemas }) => delete at(schemas, 'EditBody', 'properties')['changes'])).toEqual([
      'editDocument: the body: changes: is gone',
    ]);
    expect(after(({ schemas }) => list(schemas, 'InviteBody', 'properties', 'role', 'enum').pop())).toEqual([
      'invite: the body: role: "auditor" is gone',
    ]);
  });

  it('an answer is gone, says less, or something else', () => {
    expect(after(({ put }) => delete at(put, 'responses')['200'])).toEqual(['editDocument: 200 is gone']);
    const faults = (fault: string): unknown =>
      expect.arrayContaining([`getDocument: 200: data: document: pages: ${fault}`]);
    const properties = ({ schemas }: Changed) => at(schemas, 'Document', 'properties');
    expect(after((changed) => delete properties(changed)['pages'])).toEqual(faults('is gone'));
    expect(after(({ schemas }) => list(schemas, 'Document', 'required').splice(0))).toEqual(faults('may be missing'));
    expect(after((changed) => (at(properties(changed), 'pages')['type'] = 'string'))).toEqual(
      faults('string and integer'),
    );
  });

  it('and not when something comes to it', () => {
    const more = after(({ paths, schemas, get }) => {
      at(paths)['/new'] = { get: { operationId: 'new', responses: {} } };
      list(get, 'parameters').push({ name: 'new', in: 'query', schema: { type: 'string' } });
      for (const name of ['EditBody', 'Document']) at(schemas, name, 'properties')['note'] = { type: 'string' };
      list(schemas, 'DocumentStatus', 'enum').push('waiting');
    });
    expect(more).toEqual([]);
  });
});
