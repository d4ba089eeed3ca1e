import type { Extraction } from '#contracts/documents.js';
import { isUncertain, nextOf, valuesIn } from './values.js';

it('lists single values in the order in which they are shown, and nothing that is empty', () => {
  const rows: Extraction[] = [{ name: 'Tea', price: 2 }, { price: 0 }];
  const extraction = { shop: 'A', note: '', gone: null, rows, tags: ['x'], party: { name: 'B' } };
  expect(valuesIn(extraction).map(({ key }) => key)).toEqual([
    'shop',
    'rows.0.name',
    'rows.0.price',
    'rows.1.price',
    'tags.0',
    'party.name',
  ]);
});

it('takes a list that was scored as one as one value', () => {
  const extraction = { rates: [7, 19], tags: ['x'], rows: [{ a: 1 }] };
  expect(valuesIn(extraction, { rates: 0.7, rows: 0.7 }).map(({ key, value }) => [key, value])).toEqual([
    ['rates', '7, 19'],
    ['tags.0', 'x'],
    ['rows.0.a', 1],
  ]);
});

describe('a value to look at', () => {
  const confidence = { sure: 0.95, likely: 0.8, check: 0.2, edited: 0.2, confirmed: 0.2 };
  const reading = {
    confidence,
    isEdited: (key: string) => key === 'edited',
    isConfirmed: (key: string) => key === 'confirmed',
    currency: undefined,
  };
  it.each([
    ['sure', false],
    ['likely', true],
    ['check', true],
    ['edited', false],
    ['confirmed', false],
    ['unknown', false],
  ])('%s: %s', (key, expected) => expect(isUncertain(key, reading)).toBe(expected));
});

describe('the next one', () => {
  const keys = ['a', 'b', 'c', 'd'];
  const among =
    (...wanted: string[]) =>
    (key: string) =>
      wanted.includes(key);
  it.each([
    [null, ['b', 'd'], 1, 'b'],
    ['b', ['b', 'd'], 1, 'd'],
    ['d', ['b', 'd'], 1, 'b'],
    ['b', ['b'], 1, undefined],
    ['gone', ['c'], 1, 'c'],
    ['c', ['a', 'b'], -1, 'b'],
    ['a', ['a', 'd'], -1, 'd'],
    [null, ['a', 'd'], -1, 'd'],
    ['a', [], 1, undefined],
  ] as const)('after %s among %j, step %d: %s', (from, wanted, step, expected) =>
    expect(nextOf(keys, from, among(...wanted), step)).toBe(expected),
  );
});
