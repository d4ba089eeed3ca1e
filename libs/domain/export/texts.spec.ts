import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { exportFileName } from './file-name.js';
import { JsonText } from './json.js';
import { elementName, XmlText } from './xml.js';

const written = (text: JsonText | XmlText, records: [object, string][]) =>
  text.head() + records.map(([record, group]) => text.record(record as never, group)).join('') + text.end();

describe('JSON text', () => {
  it.each([0, 1, 3])('is a list of %d records', (count) => {
    const records = Array.from({ length: count }, (_, n) => ({ n, text: 'a\n"b"\u0000', list: [{}] }));
    expect(
      JSON.parse(
        written(
          new JsonText(false),
          records.map((record) => [record, '']),
        ),
      ),
    ).toEqual(records);
  });

  it('is an object of lists when it is grouped', () => {
    const text = written(new JsonText(true), [
      [{ n: 1 }, 'a"'],
      [{ n: 2 }, 'a"'],
      [{ n: 3 }, ''],
    ]);
    expect(JSON.parse(text)).toEqual({ 'a"': [{ n: 1 }, { n: 2 }], '': [{ n: 3 }] });
    expect(JSON.parse(written(new JsonText(true), []))).toEqual({});
  });
});

describe('XML text', () => {
  const read = (text: string) => {
    expect(XMLValidator.validate(text)).toBe(true);
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      trimValues: false,
    });
    return JSON.parse(JSON.stringify(parser.parse(text))).export;
  };
  const one = (record: object) => read(written(new XmlText(false), [[record, '']])).document;

  it('escapes what is a character of XML and drops what XML cannot hold', () => {
    expect(one({ a: '<b> & "c" \'d\' ]]>' }).a).toBe('<b> & "c" \'d\' ]]>');
    expect(one({ a: 'x\u0000\u0008\u000b\u001f\ufffey\ud800' }).a).toBe('xy\ufffd');
    expect(one({ a: 'Zażółć 请求书 🍵' }).a).toBe('Zażółć 请求书 🍵');
  });

  it('nests objects and lists, and leaves what is empty empty', () => {
    const document = one({
      vendor: { name: 'Ada' },
      items: [{ n: 1 }, { n: 2 }],
      tags: ['a'],
      none: null,
      blank: '',
      empty: [],
      hollow: {},
    });
    expect(document.vendor.name).toBe('Ada');
    expect(document.items.item).toEqual([expect.objectContaining({ n: '1' }), expect.objectContaining({ n: '2' })]);
    expect(document.tags.item).toBe('a');
    expect([document.none, document.blank, document.empty, document.hollow]).toEqual(['', '', '', '']);
  });

  it.each([
    ['total_amount', 'total_amount'],
    ['line_items.0.amount', 'line_items.0.amount'],
    ['Invoice No.', 'Invoice_No.'],
    ['1st', '_1st'],
    ['xmlData', '_xmlData'],
    ['a<b>', 'a_b_'],
    ['a:b', 'a_b'],
    ['', '_'],
    ['größe', 'größe'],
    ['-x', '_-x'],
    ['发票', '发票'],
    ['Nº', 'N_'],
    ['ªµº', '___'],
    ['preț', 'pre_'],
    ['№ ٣', '___'],
  ])('makes a name of %j', (key, name) => {
    expect(elementName(key)).toBe(name);
    const found = one({ [key]: 'v' })[name];
    expect(found).toEqual(name === key ? 'v' : { '#text': 'v', '@name': key });
  });

  it('gathers groups, escaped', () => {
    const { group } = read(
      written(new XmlText(true), [
        [{ n: 1 }, 'a<"'],
        [{ n: 2 }, 'a<"'],
        [{ n: 3 }, 'b'],
      ]),
    );
    expect(group.map((one: { '@value': string }) => one['@value'])).toEqual(['a<"', 'b']);
    expect(group[0].document).toHaveLength(2);
    expect(read(written(new XmlText(true), []))).toBeDefined();
  });

  it('ends for any depth', () => {
    let deep: object = { leaf: 1 };
    for (let n = 0; n < 2_000; n++) deep = { a: deep };
    expect(written(new XmlText(false), [[deep, '']]).length).toBeLessThan(60_000);
  });
});

describe('the name of the file', () => {
  it.each([
    ['export', 'excel', 'export.xlsx'],
    ['Invoices 2026', 'csv', 'Invoices 2026.csv'],
    ['report.pdf', 'pdf', 'report.pdf'],
    ['report.PDF', 'pdf', 'report.pdf'],
    ['report.pdf', 'json', 'report.pdf.json'],
    ['2026/03', 'xml', '2026-03.xml'],
    ['../../etc/passwd', 'json', 'etc-passwd.json'],
    ['C:\\boot', 'json', 'C-boot.json'],
    ['  ', 'json', 'export.json'],
    ['...', 'json', 'export.json'],
    ['con', 'json', 'export.json'],
    ['a\r\nSet-Cookie: x', 'json', 'aSet-Cookie x.json'],
    ['gnp\u202Eexe', 'json', 'gnpexe.json'],
    ['Rechnungen März', 'json', 'Rechnungen März.json'],
    ['请求书', 'json', '请求书.json'],
    ['x'.repeat(300), 'json', `${'x'.repeat(120)}.json`],
  ] as const)('makes %j as %s into %j', (given, format, name) => {
    expect(exportFileName(given, format)).toBe(name);
  });
});
