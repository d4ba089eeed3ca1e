import { openApi } from '#contracts/openapi/openapi.js';
import { referenceOf, typeOf } from './operations.js';

describe('the operations of the API page', () => {
  const operations = referenceOf(openApi).flatMap((group) => group.operations);

  it('are those of the description, each with an anchor of its own', () => {
    const described = Object.values(openApi.paths).flatMap((item) =>
      Object.keys(item).filter((key) => key !== 'parameters'),
    );
    expect(operations).toHaveLength(described.length);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it('say what must be sent and what comes back', () => {
    const login = operations.find(({ path }) => path === '/api/auth/login')!;
    expect(login.open).toBe(true);
    expect(login.body.find(({ name }) => name === 'email')).toMatchObject({ type: 'string', required: true });
    expect(login.answers[0]!.data.map(({ name }) => name)).toContain('token');
    const upload = operations.find(({ path }) => path === '/api/documents/upload')!;
    expect([login.keyScopes, upload.keyScopes]).toEqual([[], ['documents:write']]);
    expect(upload).toMatchObject({ open: false, bodyType: 'multipart/form-data' });
    expect(upload.body).toContainEqual(expect.objectContaining({ name: 'file', type: 'file', required: true }));
  });

  it('name types as a reader would', () => {
    expect(typeOf({ enum: ['a', 'b'] })).toBe('"a" | "b"');
    expect(typeOf({ type: 'array', items: { type: 'string' } })).toBe('string[]');
    expect(typeOf({ anyOf: [{ type: 'number' }, { type: 'null' }] })).toBe('number | null');
  });
});
