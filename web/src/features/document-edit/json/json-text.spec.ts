import { jsonTextOf, valuesOf } from './json-text.js';

it('text and values stand for each other', () => {
  const values = { total: 12.5, rows: [{ name: 'Tea' }], note: null };
  expect(valuesOf(jsonTextOf(values))).toEqual(values);
});

it.each(['', '{', '{"a":1,}', 'null', '5', '"text"', '[1]', '{"a":undefined}'])('%j is no object in JSON', (text) =>
  expect(valuesOf(text)).toBeUndefined(),
);
