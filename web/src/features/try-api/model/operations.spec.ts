import { openApi } from '#contracts/openapi/openapi.js';
import { Description, operationGroups } from './operations.js';

const groups = operationGroups(Description.parse(JSON.parse(JSON.stringify(openApi))));
const all = groups.flatMap(({ operations }) => operations);
const named = (id: string) => all.find((one) => one.id === id)!;

describe('the operations that can be tried', () => {
  it('are all those that API keys reach, and no other', () => {
    const described = Object.values(openApi.paths as Record<string, Record<string, { operationId?: string }>>)
      .flatMap((item) => Object.values(item))
      .filter((operation) => 'x-scopes' in operation)
      .map(({ operationId }) => operationId);
    expect(all.map(({ id }) => id).toSorted()).toEqual(described.toSorted());
    expect(all.map(({ id }) => id)).not.toContain('login');
    expect(groups.map(({ tag }) => tag)).toContain('Documents');
  });

  it('say what they take: in the path, the query, headers, a form', () => {
    expect(named('getVersion')).toMatchObject({ method: 'GET', path: '/documents/{id}/versions/{version}' });
    expect(named('getVersion').inputs.map(({ name, place, required }) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['version', 'path', true],
      ['from', 'query', false],
    ]);
    const upload = Object.fromEntries(named('uploadDocument').inputs.map((input) => [input.name, input]));
    expect(upload['file']).toMatchObject({ place: 'form', required: true, isFile: true });
    expect(upload['deleteAfterProcessing']).toMatchObject({ place: 'form', choices: ['true', 'false'] });
    expect(upload['Idempotency-Key']).toMatchObject({ place: 'header', required: false });
    expect(named('uploadDocument').inputs[0]).toBe(upload['file']);
    expect([named('getPage').answersFile, named('getDocument').answersFile]).toEqual([true, false]);
  });

  it('begin with an example of what is sent, the described one where there is one', () => {
    expect(JSON.parse(named('createDocument').json!)).toEqual({ url: 'https://files.example/invoice.pdf' });
    expect(JSON.parse(named('addWebhook').json!)).toMatchObject({ url: '', events: ['document.completed'] });
    expect(JSON.parse(named('rotateWebhookSecret').json!)).toEqual({ overlap: true });
    expect(named('deleteDocument').json).toBeUndefined();
  });
});
