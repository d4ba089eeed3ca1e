import { excelCell, sheetName } from './excel-cells.js';

describe('cells of a sheet', () => {
  it.each([
    [12.5, false, { value: 12.5 }],
    [12.5, true, { value: 12.5, numFmt: '#,##0.00##' }],
    [-3, false, { value: -3 }],
    [true, false, { value: true }],
    ['00123', true, { value: '00123' }],
    ['2026-03-01', false, { value: new Date('2026-03-01T00:00:00Z'), numFmt: 'yyyy-mm-dd' }],
    ['2026-03-01T09:30:00.000Z', false, { value: new Date('2026-03-01T09:30:00Z'), numFmt: 'yyyy-mm-dd hh:mm' }],
    ['2026-02-31', false, { value: '2026-02-31' }],
    ['1899-12-31', false, { value: '1899-12-31' }],
    ['2026-03-01 or later', false, { value: '2026-03-01 or later' }],
    ['=1+1', false, { value: '=1+1', numFmt: '@' }],
    [' ＝1+1', false, { value: ' ＝1+1', numFmt: '@' }],
    ['-12.50', false, { value: '-12.50' }],
    ['a\u0000\u000bb\ud800', false, { value: 'ab\ufffd' }],
    ['x'.repeat(40_000), false, { value: `${'x'.repeat(32_766)}…` }],
    [['a', 1], false, { value: 'a; 1' }],
    [[{ a: 1 }, { a: 2 }], false, { value: '2 items' }],
    [{ a: 1 }, false, { value: '{"a":1}' }],
    [null, false, { value: null }],
    ['', false, { value: null }],
    [undefined, false, { value: null }],
  ])('hold %j (money: %s)', (value, money, cell) => {
    expect(excelCell(value, money)).toEqual(cell);
  });
});

describe('names of sheets', () => {
  it('are short, allowed and each there once', () => {
    const taken = new Set<string>();
    const long = 'x'.repeat(40);
    const names = ['Line Items', 'line items', "'[a]:b/c\\d*?'", '', long, long, 'History'].map((name) =>
      sheetName(name, taken),
    );
    expect(names).toEqual([
      'Line Items',
      'line items 2',
      'a b c d',
      'List',
      'x'.repeat(31),
      `${'x'.repeat(29)} 2`,
      'History 2',
    ]);
  });
});
