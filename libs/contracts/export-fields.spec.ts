import { categoryOf, exportFields, labelOf } from './export-fields.js';

describe('fields that can be exported', () => {
  it.each([
    [['total_amount'], 'number', 'Financial'],
    [['subtotal'], 'number', 'Financial'],
    [['unitPrice'], 'number', 'Financial'],
    [['item_price'], 'number', 'Financial'],
    [['vendor_name'], 'string', 'Contact'],
    [['merchantPhone'], 'string', 'Contact'],
    [['emails'], 'object', 'Contact'],
    [['due_date'], 'string', 'Dates'],
    [['time'], 'string', 'Dates'],
    [['issued'], 'date', 'Dates'],
    [['invoice_number'], 'string', 'Identifiers'],
    [['vendor_vat_id'], 'string', 'Identifiers'],
    [['line_items'], 'object', 'Items'],
    [['products'], 'object', 'Items'],
    [['paid'], 'boolean', 'Extracted Data'],
    [['currency'], 'string', 'Extracted Data'],
    [['vendor', 'name'], 'string', 'Contact'],
    [['line_items', 'quantity'], 'number', 'Items'],
  ] as const)('puts %j (%s) under %s', (path, type, category) => {
    expect(categoryOf(path, type)).toBe(category);
  });

  it.each([
    ['extraction.total_amount', 'Total Amount'],
    ['extraction.invoiceNumber', 'Invoice Number'],
    ['extraction.vendorVATId', 'Vendor VAT ID'],
    ['extraction.vendor.vat_id', 'Vendor › VAT ID'],
    ['line_items.0.amount', 'Line Items › 1 › Amount'],
    ['size', 'File Size'],
    ['originalFilename', 'File Name'],
    ['constructor', 'Constructor'],
    ['_', '_'],
  ])('calls %s %s', (key, label) => {
    expect(labelOf(key)).toBe(label);
  });

  it('finds every path once, with its type and in how many documents it is', () => {
    const fields = exportFields([
      { extraction: { total: 1, vendor: { name: 'Ada', since: '2026-03-01' }, line_items: [{ amount: 1 }] } },
      { extraction: { total: '2', paid: true, vendor: { name: null }, extra: {} } },
      {},
    ]);
    expect(fields.map(({ key, type, documents }) => [key, type, documents])).toEqual([
      ['extraction.total', 'string', 2],
      ['extraction.vendor.name', 'string', 2],
      ['extraction.vendor.since', 'date', 1],
      ['extraction.line_items', 'object', 1],
      ['extraction.paid', 'boolean', 1],
      ['extraction.extra', 'object', 1],
      ['size', 'number', undefined],
      ['pages', 'number', undefined],
    ]);
  });

  it('has nothing to offer, not even the size, when nothing was read', () => {
    expect(exportFields([])).toEqual([]);
    expect(exportFields([{ extraction: {} }, {}])).toEqual([]);
  });
});
