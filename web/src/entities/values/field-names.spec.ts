import { fieldLabel, isMoneyName, labelOf } from './field-names.js';

it.each([
  ['total_amount', 'Total amount'],
  ['vendor_vat_id', 'Vendor VAT ID'],
  ['identity', 'Identity'],
  ['Vehicle No.', 'Vehicle No.'],
  ['_', '_'],
])('%s is shown as %s', (key, label) => expect(fieldLabel(key)).toBe(label));

it.each([
  ['unit_price', true],
  ['contract_value', true],
  ['discount', true],
  ['quantity', false],
  ['amount_of_pages', false],
])('%s is money: %s', (name, is) => expect(isMoneyName(name)).toBe(is));

it('names a value from the outside in', () => {
  expect(labelOf(['line_items', 1, 'unit_price'])).toBe('Line items, row 2, Unit price');
});
