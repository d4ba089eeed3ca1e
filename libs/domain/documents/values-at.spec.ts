import { valueAt, withValueAt } from './values-at.js';

const invoice = {
  total_amount: '119.00',
  paid: null,
  line_items: [{ amount: '100.00' }, { amount: '19.00' }],
  fields: { 'No. 5': 'x', Name: 'Ada' },
};

it('finds values by their paths, also under labels with dots, and nothing that is only inherited', () => {
  const found = ['total_amount', 'paid', 'line_items.1.amount', 'fields.No. 5'].map((path) => valueAt(invoice, path));
  expect(found).toEqual(['119.00', null, '19.00', 'x']);
  for (const path of ['', 'total', 'line_items.2', 'line_items.length', 'toString', 'total_amount.0', '__proto__'])
    expect(valueAt(invoice, path)).toBeUndefined();
});

it('sets a value and leaves the rest', () => {
  expect(withValueAt(invoice, 'line_items.1.amount', '20.00')).toEqual({
    ...invoice,
    line_items: [{ amount: '100.00' }, { amount: '20.00' }],
  });
  expect(withValueAt(invoice, 'fields.No. 5', 5)).toEqual({ ...invoice, fields: { 'No. 5': 5, Name: 'Ada' } });
  expect(invoice.line_items[1]).toEqual({ amount: '19.00' });
});

it('adds what was not found: at the top, in a row that is there, among the fields of a form', () => {
  expect(withValueAt(invoice, 'currency', 'EUR')).toEqual({ ...invoice, currency: 'EUR' });
  expect(withValueAt(invoice, 'line_items.0.quantity', 2)?.['line_items']).toEqual([
    { amount: '100.00', quantity: 2 },
    { amount: '19.00' },
  ]);
  expect(withValueAt(invoice, 'fields.No. 6', 'y')?.['fields']).toEqual({ ...invoice.fields, 'No. 6': 'y' });
});

it.each([
  '',
  'line_items',
  'fields',
  'line_items.2',
  'line_items.2.amount',
  'total_amount.x',
  'nobody.name',
  '__proto__',
])('has no place for one value at "%s"', (path) => {
  expect(withValueAt(invoice, path, 'x')).toBeUndefined();
});
