import {
  changedFields,
  changeLines,
  fieldName,
  merged,
  parseNumber,
  pruned,
  sameJson,
  unmoved,
  valueAt,
  withValue,
} from './draft.js';

const invoice = {
  number: 'A-1',
  total: 10,
  rows: [
    { name: 'Paper', price: 4 },
    { name: 'Ink', price: 6 },
  ],
  fields: { 'No. of copies': '2' },
};

describe('withValue', () => {
  it('changes one value and leaves the rest, and the original, alone', () => {
    const next = withValue(invoice, ['rows', 1, 'price'], 7);
    expect(next).toEqual({
      ...invoice,
      rows: [
        { name: 'Paper', price: 4 },
        { name: 'Ink', price: 7 },
      ],
    });
    expect(invoice.rows[1]!.price).toBe(6);
  });

  it('takes a row away, and a key', () => {
    expect(valueAt(withValue(invoice, ['rows', 0], undefined), ['rows'])).toEqual([{ name: 'Ink', price: 6 }]);
    expect(withValue(invoice, ['total'], undefined)).not.toHaveProperty('total');
  });

  it('a key with a dot in it is one key', () => {
    const next = withValue(invoice, ['fields', 'No. of copies'], '3');
    expect(valueAt(next, ['fields', 'No. of copies'])).toBe('3');
    expect(valueAt(next, ['fields'])).toEqual({ 'No. of copies': '3' });
  });

  it('an emptied value in a row stays in its place', () => {
    expect(valueAt(withValue(invoice, ['rows', 0, 'name'], ''), ['rows', 0])).toEqual({ name: '', price: 4 });
  });
});

it('a value has a place on the page only while its row stands where it stood', () => {
  expect(unmoved(invoice, withValue(invoice, ['total'], 12) as typeof invoice, ['total'])).toBe('total');
  expect(unmoved(invoice, withValue(invoice, ['rows', 1, 'price'], 7) as typeof invoice, ['rows', 1, 'price'])).toBe(
    'rows.1.price',
  );
  expect(
    unmoved(invoice, withValue(invoice, ['rows', 0], undefined) as typeof invoice, ['rows', 0, 'price']),
  ).toBeUndefined();
});

describe('pruned', () => {
  it('leaves out what was emptied, and rows and groups with nothing left', () => {
    expect(pruned({ a: '', b: 0, c: false, rows: [{ x: '' }, { x: 'y', z: '' }], group: { q: '' } })).toEqual({
      b: 0,
      c: false,
      rows: [{ x: 'y' }],
    });
  });

  it('keeps a list that was empty before', () => {
    expect(pruned({ rows: [], group: {} })).toEqual({ rows: [], group: {} });
  });
});

describe('changes', () => {
  it('names the top-level fields that differ, added and removed ones too', () => {
    const { number: _, ...rest } = invoice;
    const after = { ...rest, total: 11, rows: invoice.rows.toReversed(), added: 'x' };
    expect(changedFields(invoice, after)).toEqual(['number', 'total', 'rows', 'added']);
  });

  it('says them in the words of the version history', () => {
    expect(changeLines(['total_amount'])).toEqual(['Updated total_amount']);
    expect(changeLines(['x'.repeat(400)])[0]).toHaveLength(300);
    expect(changeLines(Array.from({ length: 600 }, (_, n) => `f${n}`))).toHaveLength(500);
  });

  it('the order of keys is no change, the order of rows is one', () => {
    expect(sameJson({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(sameJson({ b: [1, 2] }, { b: [2, 1] })).toBe(false);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
  });
});

describe('merged', () => {
  const base = { a: 1, b: 2, c: 3 };

  it('keeps both when we changed different fields', () => {
    expect(merged(base, { a: 9, b: 2, c: 3 }, { a: 1, b: 2, c: 8 })).toEqual({
      merged: { a: 9, b: 2, c: 8 },
      conflicts: [],
    });
  });

  it('names a field that both changed, and holds mine', () => {
    expect(merged(base, { a: 9, b: 2, c: 3 }, { a: 7, b: 2, c: 3 })).toEqual({
      merged: { a: 9, b: 2, c: 3 },
      conflicts: ['a'],
    });
  });

  it('the same change by both is no conflict', () => {
    expect(merged(base, { a: 9, b: 2, c: 3 }, { a: 9, b: 2, c: 3 }).conflicts).toEqual([]);
  });

  it('what I removed stays removed', () => {
    expect(merged(base, { b: 2, c: 3 }, { a: 1, b: 5, c: 3 })).toEqual({ merged: { b: 5, c: 3 }, conflicts: [] });
  });
});

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['-3', -3],
    ['.5', 0.5],
    [' 7. ', 7],
  ])('%j is %d', (text, number) => expect(parseNumber(text)).toBe(number));

  it.each(['', 'x', '1.2.3', '1,234.50', '12 EUR', '1e5', 'NaN', '12345678901234567890'])('%j is none', (text) =>
    expect(parseNumber(text)).toBeUndefined(),
  );
});

it('a typed name becomes a field name', () => expect(fieldName('  Due  Date ')).toBe('due_date'));
