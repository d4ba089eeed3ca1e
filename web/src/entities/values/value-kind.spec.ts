import { nameOf, shapeOf } from './path.js';
import { isMoney, kindAt, kindOfName, kindsIn } from './value-kind.js';

describe('the kind of a value', () => {
  const kinds = kindsIn({
    date: '2026-03-02',
    note: 'x'.repeat(80),
    paid: true,
    rows: [
      { price: 4, code: 'A', mixed: 1 },
      { price: 5, code: '2026-01-01', mixed: 'one' },
    ],
    'No. 7': '12',
  });

  it.each([
    [['date'], 'date'],
    [['note'], 'long'],
    [['paid'], 'flag'],
    [['rows', 0, 'price'], 'number'],
    [['No. 7'], 'text'],
  ] as const)('%j is %s', (path, kind) => expect(kindAt(path, kinds)).toBe(kind));

  it('a new row has the kinds of the rows before it', () => expect(kindAt(['rows', 9, 'price'], kinds)).toBe('number'));
  it('a column of several kinds is text', () => {
    expect(kindAt(['rows', 0, 'mixed'], kinds)).toBe('text');
    expect(kindAt(['rows', 0, 'code'], kinds)).toBe('text');
  });
  it('an unknown field goes by its name', () => {
    expect(kindOfName('expiry_date')).toBe('date');
    expect(kindOfName('tax_amount')).toBe('number');
    expect(kindOfName('update')).toBe('text');
  });
});

it('paths of rows share one shape', () => {
  expect(shapeOf(['line_items', 3, 'amount'])).toBe('line_items.*.amount');
  expect(nameOf(['tax_rates', 0])).toBe('tax_rates');
});

it('money is money by its name', () => {
  expect(isMoney(['line_items', 0, 'unit_price'])).toBe(true);
  expect(isMoney(['amount_due'])).toBe(true);
  expect(isMoney(['quantity'])).toBe(false);
});
