import { columnsOf } from './columns.js';

it('has a column for every key, figures told from text', () => {
  expect(columnsOf([{ a: 1, b: 'x' }, { a: null, c: 2 }, { b: 3 }])).toEqual([
    { key: 'a', numeric: true },
    { key: 'b', numeric: false },
    { key: 'c', numeric: true },
  ]);
  expect(columnsOf([])).toEqual([]);
});
