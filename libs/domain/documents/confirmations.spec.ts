import type { JsonObject } from '#kernel/json.js';
import { confirmable, stillConfirmed, withConfirmed } from './confirmations.js';

const extraction = { total: 12, rows: [{ name: 'Tea', price: 12 }], note: '' };

it('takes values that are there, and each once', () => {
  expect(confirmable(extraction, ['total'], ['total', 'rows.0.price', 'rows.0.price', 'rows.1.price', 'gone'])).toEqual(
    ['rows.0.price'],
  );
  expect(confirmable(extraction, [], ['rows', 'rows.0'])).toEqual(['rows', 'rows.0']);
  expect(confirmable(extraction, [], ['note'])).toEqual(['note']);
  expect(withConfirmed(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
});

it('ends with the value it was given for, alone', () => {
  const confirmed = ['total', 'rows.0.price', 'rows.10.price'];
  expect(stillConfirmed(confirmed, { fieldChanges: [{ path: 'total', before: 12, after: 13 }] })).toEqual([
    'rows.0.price',
    'rows.10.price',
  ]);
  expect(stillConfirmed(confirmed, { fieldChanges: [{ path: 'rows.0.price', before: 1 }] })).toEqual([
    'total',
    'rows.10.price',
  ]);
});

it('of a list ends with any of its values', () => {
  expect(stillConfirmed(['tags', 'tag'], { fieldChanges: [{ path: 'tags.1', after: 'new' }] })).toEqual(['tag']);
});

it('ends with the group a value stood in', () => {
  expect(
    stillConfirmed(['rows.0.price', 'rowset'], { fieldChanges: [{ path: 'rows', before: '[]', after: '{}' }] }),
  ).toEqual(['rowset']);
});

it('ends when it is not known of every value whether it changed', () => {
  expect(stillConfirmed(['total'], { fieldChanges: [{ path: 'note', after: '' }], moreChanges: 1 })).toEqual([]);
});

it('of very many values, and in very long paths, is looked up once', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => `k${n}.a`);
  const changes = many.map((path) => ({ path: `${path}b`, after: 1 }));
  expect(stillConfirmed(many, { fieldChanges: changes })).toEqual(many);
  const long = 'a.'.repeat(100_000);
  expect(stillConfirmed([`${long}b`], { fieldChanges: [{ path: `${long}c`, after: 1 }] })).toHaveLength(1);
  let deep: JsonObject = Object.fromEntries(many.map((path) => [path.slice(0, -2), 1]));
  for (let depth = 0; depth < 60; depth++) deep = { ['a.'.repeat(100)]: deep };
  expect(confirmable(deep, [], ['total', `${'a.'.repeat(100)}`])).toEqual(['a.'.repeat(100)]);
});
