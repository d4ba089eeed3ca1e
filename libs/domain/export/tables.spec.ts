import fc from 'fast-check';
import type { JsonObject } from '#kernel/json.js';
import { Columns } from './columns.js';
import { cellText, csvHead, csvRow } from './csv.js';
import { lowestByField, recordRow, rowOf } from './row.js';

const column = (key: string) => ({ key, path: key.split('.') });

describe('rows and columns', () => {
  it('puts late items of a list before the columns behind the list', () => {
    const columns = new Columns();
    const add = (record: JsonObject) => columns.add(rowOf(record, { openLists: true }));
    add({ rows: [{ a: 1 }], total: 3 });
    add({ rows: Array.from({ length: 11 }, (_, n) => ({ a: n })), total: null, note: 'late' });
    const keys = columns.list().map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(['rows.0.a', 'rows.1.a', 'rows.2.a']);
    expect(keys.slice(10)).toEqual(['rows.10.a', 'total', 'note']);
  });

  it('has no column for what is blank here and opened there, but one for what is blank everywhere', () => {
    const columns = new Columns();
    columns.add(rowOf({ vendor: null, rows: [], never: null }, { openLists: true }));
    columns.add(rowOf({ vendor: { name: 'Ada' }, rows: ['x'], never: null }, { openLists: true }));
    expect(columns.list().map(({ key }) => key)).toEqual(['vendor.name', 'rows.0', 'never']);
  });

  it('leaves lists in one cell when they are not to be opened', () => {
    const record = { vendor: { name: 'Ada' }, tags: ['a', 'b'], rows: [{ n: 1 }] };
    expect(rowOf(record, { openLists: false })).toEqual([
      { path: ['vendor', 'name'], value: 'Ada' },
      { path: ['tags'], value: ['a', 'b'] },
      { path: ['rows'], value: [{ n: 1 }] },
    ]);
  });

  it('is as sure of a closed list as of its most doubtful value', () => {
    expect(lowestByField({ total: 0.9, 'rows.0.a': 0.8, 'rows.12.b': 0.5, 'rows.1': 0.7 })).toEqual({
      total: 0.9,
      rows: 0.5,
    });
    expect(recordRow({ confidence: { 'rows.0.a': 0.8 } }, true)).toEqual([
      { path: ['confidence', 'rows.0.a'], value: 0.8 },
    ]);
    expect(recordRow({ confidence: { 'rows.0.a': 0.8 } }, false)).toEqual([
      { path: ['confidence', 'rows'], value: 0.8 },
    ]);
  });
});

describe('CSV', () => {
  const line = (value: JsonObject[string]) => csvRow([{ path: ['a'], value }], [column('a')]);

  it.each([
    ['plain', 'plain\r\n'],
    ['a,b', '"a,b"\r\n'],
    ['say "hi"', '"say ""hi"""\r\n'],
    ['two\nlines', '"two\nlines"\r\n'],
    [' padded ', '" padded "\r\n'],
    ['=1+1', "'=1+1\r\n"],
    ['-12.50', '-12.50\r\n'],
    ['\0=1+1', "'=1+1\r\n"],
    [-12.5, '-12.5\r\n'],
    [true, 'true\r\n'],
    [null, '\r\n'],
    [['a', 'b'], '"a; b"\r\n'],
    [{ a: 1 }, '"{""a"":1}"\r\n'],
    ['Zażółć 请求书 🍵', 'Zażółć 请求书 🍵\r\n'],
    ['\ud83c', '\ufffd\r\n'],
  ])('writes %j', (value, written) => {
    expect(line(value)).toBe(written);
  });

  it('begins with a byte order mark and the headings, made harmless too', () => {
    expect(csvHead([column('total'), column('=cmd'), column('a,b')])).toBe('\ufefftotal,\'=cmd,"a,b"\r\n');
  });

  it('leaves a cell empty where the row has no such column', () => {
    expect(csvRow([{ path: ['b'], value: 1 }], [column('a'), column('b'), column('c')])).toBe(',1,\r\n');
  });

  it('never lets a cell begin like a formula, whatever the text', () => {
    const text = fc.array(
      fc.constantFrom('=', '+', '-', '@', ' ', '\t', '\0', '"', ',', '1', 'a', '＝', '\u200b', '\n'),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(text, (signs) => {
        const [cell] = [line(signs.join('')).replace(/\r\n$/, '').replace(/^"/, '').replaceAll('""', '"')];
        const bare = cell!.replace(/^[\s\p{Cf}\p{Cc}]+/u, '').replace(/"$/, '');
        expect(/^[=@\uFF1D]/.test(bare)).toBe(false);
        // Numbers and telephone numbers stay what they are: nothing but digits, parted by a comma or a space.
        if (/^[+-]/.test(bare)) expect(bare).toMatch(/^[+-]\d+(?:[, ]\d+)*$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('tells a list of plain values off in one cell', () => {
    expect(cellText([1, 'two', null, true])).toBe('1; two; ; true');
    expect(cellText([[1]])).toBe('[[1]]');
  });
});
