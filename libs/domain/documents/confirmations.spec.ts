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
  expect(stillConfirmed(confirmed, [{ path: 'total', before: 12, after: 13 }])).toEqual([
    'rows.0.price',
    'rows.10.price',
  ]);
  expect(stillConfirmed(confirmed, [{ path: 'rows.0.price', before: 1 }])).toEqual(['total', 'rows.10.price']);
});

it('of a list ends with any of its values', () => {
  expect(stillConfirmed(['tags', 'tag'], [{ path: 'tags.1', after: 'new' }])).toEqual(['tag']);
});

it('ends with the group a value stood in', () => {
  expect(stillConfirmed(['rows.0.price', 'rowset'], [{ path: 'rows', before: '[]', after: '{}' }])).toEqual(['rowset']);
});
