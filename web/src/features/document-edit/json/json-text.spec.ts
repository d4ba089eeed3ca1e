import { changedWhenRead, jsonTextOf, readJson } from './json-text.js';

it('text and values stand for each other', () => {
  const values = { total: 12.5, rows: [{ name: 'Tea' }], note: null };
  expect(readJson(jsonTextOf(values))).toEqual({ kind: 'values', json: values });
});

it.each(['', '{', '{"a":1,}', '{"a":undefined}'])('%j is no JSON', (text) =>
  expect(readJson(text)).toEqual({ kind: 'no-json' }),
);

it.each(['null', '5', '"text"', '[1,2]'])('%j is JSON, but has no names', (text) =>
  expect(readJson(text)).toEqual({ kind: 'no-object', json: JSON.parse(text) }),
);

it('says which number would become another', () => {
  expect(changedWhenRead('{"order":12345678901234567890}')).toContain('12345678901234567890');
  expect(changedWhenRead('{"order":"12345678901234567890","total":12.50}')).toBeUndefined();
});
