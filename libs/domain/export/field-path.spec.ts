import type { Json } from '#kernel/json.js';
import { placesOf } from './field-path.js';

const invoice = {
  total_amount: 12.5,
  vendor: { name: 'Ada Ltd', 'tax.id': 'X1' },
  fields: { 'Invoice No.': '7', 'a.b': { c: 1 }, a: { b: { d: 2 } } },
  line_items: [{ description: 'Tea', tax: { rate: 5 } }, { description: 'Cake' }],
  tags: ['one', 'two'],
};

describe('the places a key names', () => {
  it.each([
    ['total_amount', [['total_amount']]],
    ['vendor.name', [['vendor', 'name']]],
    ['vendor', [['vendor']]],
    ['vendor.tax.id', [['vendor', 'tax.id']]],
    ['fields.Invoice No.', [['fields', 'Invoice No.']]],
    ['fields.a.b.c', [['fields', 'a.b', 'c']]],
    ['fields.a.b.d', [['fields', 'a', 'b', 'd']]],
    ['line_items', [['line_items']]],
    ['line_items.1', [['line_items', 1]]],
    ['line_items.1.description', [['line_items', 1, 'description']]],
    [
      'line_items.description',
      [
        ['line_items', 0, 'description'],
        ['line_items', 1, 'description'],
      ],
    ],
    ['line_items.tax.rate', [['line_items', 0, 'tax', 'rate']]],
    ['tags.1', [['tags', 1]]],
    ['tags.one', []],
    ['line_items.9', []],
    ['total_amount.more', []],
    ['nothing', []],
    ['toString', []],
    ['__proto__', []],
    ['vendor.constructor', []],
    ['', []],
  ])('finds %j', (key, places) => {
    expect(placesOf(invoice as unknown as Json, key)).toEqual(places);
  });
});
