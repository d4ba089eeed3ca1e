import type { ExportRecord } from '#contracts/export.js';
import { previewText, showingRecords } from './preview-table.js';

describe('the preview table', () => {
  it.each([
    [null, '–'],
    ['', '–'],
    [0, '0'],
    [false, 'No'],
    ['Tea', 'Tea'],
    [['a', 2], 'a; 2'],
    [[], '–'],
    [[{ a: 1 }], '1 item'],
    [[{ a: 1 }, {}], '2 items'],
    [{ a: 1 }, '{"a":1}'],
    [{}, '–'],
  ])('shows %j as %s', (value, text) => {
    expect(previewText(value as ExportRecord[string])).toBe(text);
  });

  it('says how much of it is shown', () => {
    expect([1, 5, 6, 120].map(showingRecords)).toEqual([
      '1 record',
      '5 records',
      'Showing first 5 of 6 records',
      'Showing first 5 of 120 records',
    ]);
  });
});
