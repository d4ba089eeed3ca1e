import { callOf, wrongWith, type Given } from './call.js';
import type { Input, Operation } from './operations.js';

const input = (name: string, place: Input['place'], more: Partial<Input> = {}): Input => ({
  ...{ name, place, required: false, note: '', choices: [], isFile: false },
  ...more,
});
const operation = (method: string, path: string, ...inputs: Input[]): Operation => ({
  ...{ id: 'x', tag: 'X', method, path, summary: '', description: '', scopes: [], inputs, answersFile: false },
});
const given = (values: Record<string, string> = {}, more: Partial<Given> = {}): Given => ({
  ...{ values, files: {}, json: '' },
  ...more,
});
const access = { base: 'https://recto.example/api', key: 'recto_live_1' };
const file = new File(['%PDF'], "Ada's invoice.pdf");
const get = operation('GET', '/documents/{id}', input('id', 'path', { required: true }), input('wait', 'query'));
const upload = operation(
  'POST',
  '/upload',
  input('file', 'form', { required: true, isFile: true }),
  input('keep', 'form'),
);

describe('a call of the API', () => {
  it('puts each value in its place, and leaves out what is empty', () => {
    expect(callOf(get, given({ id: 'a/b ', wait: '30' }), access)).toEqual({
      method: 'GET',
      url: 'https://recto.example/api/documents/a%2Fb?wait=30',
      headers: { Authorization: 'Bearer recto_live_1' },
      answersFile: false,
    });
    expect(callOf(get, given({ id: 'a', wait: ' ' }), access).url).toBe('https://recto.example/api/documents/a');
    const edit = { ...operation('PUT', '/d', input('If-Match', 'header')), json: '{}' };
    expect(callOf(edit, given({ 'If-Match': '"2"' }, { json: '{"a":1}' }), access)).toMatchObject({
      headers: { 'If-Match': '"2"', 'Content-Type': 'application/json' },
      json: '{"a":1}',
    });
    expect(callOf(upload, given({ keep: 'true' }, { files: { file } }), access)).toMatchObject({
      form: [
        ['file', file],
        ['keep', 'true'],
      ],
    });
  });

  it('is not made while something is missing or is no JSON', () => {
    expect(wrongWith(get, given({ id: ' ' }))).toEqual({ id: 'This must be filled in' });
    expect(wrongWith(upload, given())).toEqual({ file: 'Choose a file' });
    expect(wrongWith({ ...get, json: '{}' }, given({ id: 'a' }, { json: '{' }))).toEqual({ json: 'This is no JSON' });
    expect(wrongWith({ ...get, json: '{}' }, given({ id: 'a' }, { json: '[1]' }))).toEqual({});
  });
});
