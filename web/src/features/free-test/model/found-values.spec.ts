import { calendarDate, money } from '../../../lib/format.js';
import { foundIn } from './found-values.js';

describe('what a free test found', () => {
  it('stands in order, with how sure each value is', () => {
    const found = foundIn({
      extraction: { merchant_name: 'Corner Shop', vendor: { vat_id: 'GB1' }, paid: true, tip: null, tags: ['a', 'b'] },
      confidence: { merchant_name: 0.9, 'vendor.vat_id': 0.4, 'tags.0': 0.8, 'tags.1': 0.7 },
    });
    expect(found.tables).toEqual([]);
    expect(found.values).toEqual([
      { path: 'merchant_name', label: 'Merchant name', text: 'Corner Shop', confidence: 0.9 },
      { path: 'vendor.vat_id', label: 'Vendor, VAT ID', text: 'GB1', confidence: 0.4 },
      { path: 'paid', label: 'Paid', text: 'Yes', confidence: undefined },
      { path: 'tip', label: 'Tip', text: '–', confidence: undefined },
      { path: 'tags', label: 'Tags', text: 'a, b', confidence: 0.7 },
    ]);
  });

  it('shows lists of things as tables, each row as sure as its least sure cell', () => {
    const found = foundIn({
      extraction: {
        line_items: [
          { description: 'Tea', amount: 2 },
          { description: 'Bun', quantity: 3 },
        ],
      },
      confidence: { 'line_items.0.description': 0.9, 'line_items.0.amount': 0.5, 'line_items.10.amount': 0.1 },
    });
    expect(found.values).toEqual([]);
    expect(found.tables).toEqual([
      {
        label: 'Line items',
        columns: ['Description', 'Amount', 'Quantity'],
        rows: [
          { path: 'line_items.0', cells: ['Tea', money(2, undefined), '–'], confidence: 0.5 },
          { path: 'line_items.1', cells: ['Bun', '–', '3'], confidence: undefined },
        ],
      },
    ]);
  });

  it('writes money and dates as the reader does', () => {
    const { values } = foundIn({
      extraction: { currency: 'GBP', total_amount: 4.5, date: '2026-03-14', pages: 2 },
      confidence: {},
    });
    expect(values.map(({ text }) => text)).toEqual(['GBP', money(4.5, 'GBP'), calendarDate('2026-03-14'), '2']);
  });

  it('is nothing when nothing was found', () => {
    expect(foundIn({ extraction: {}, confidence: {} })).toEqual({ values: [], tables: [] });
  });
});
