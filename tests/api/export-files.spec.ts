/** Each format of an export, opened by a reader that is not ours: every value is there, and nothing in it runs. */
import Excel from 'exceljs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { zipEntries } from '#adapters/models/zip.js';
import { readPdf } from '../read-pdf.js';
import { readCsv } from '../strict-csv.js';
import { receiptResult, TestApp, tinyPng, type Answer, type Member } from './app.js';

const COMMAND = "=cmd|' /C calc'!A0";
/** Names lose what stands before a slash when they are sent, so this one has the slash that only looks like one. */
const NAME = "=cmd|' ∕C calc'!A0.jpg";
const VALUES = {
  command: COMMAND,
  amount: -12.5,
  amount_as_text: '-12.50',
  phone: '+49 30 901820',
  handle: '@x',
  control: 'a\u0000b\u0007c\u000bd\u001fe]]>&<',
  day: '2026-03-14',
  paid: true,
  items: [
    { name: '@SUM(A1)', amount: -3 },
    { name: '+1+1', amount: 4.25 },
  ],
};
const FIELDS = Object.keys(VALUES).map((name) => `extraction.${name}`);

/** CT_Font in ECMA-376, part 1, 18.8.22; what validators hold a workbook to. */
const FONT_ORDER = 'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme'.split(
  ' ',
);

describe('an exported file, opened', () => {
  let app: TestApp;
  let ada: Member;
  let id: string;

  beforeAll(async () => {
    app = await TestApp.start();
    app.extractor.answer = async () => ({ ...receiptResult, extraction: VALUES, confidence: {} });
    ada = await app.register('ada@example.test');
    id = (await app.upload(ada.token, tinyPng, NAME)).body.data.document._id;
    expect(await app.settled(ada.token, id)).toMatchObject({ originalFilename: NAME });
  });
  afterAll(() => app.stop());

  const file = async (format: string, options: Answer = {}) => {
    const response = await app.fetch('/api/export/advanced', {
      method: 'POST',
      token: ada.token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        selectedDocuments: [id],
        selectedFields: FIELDS,
        format,
        options: { includeMetadata: true, ...options },
      }),
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };

  it('as JSON holds the values as they are', async () => {
    const [record, ...more] = JSON.parse((await file('json')).toString());
    expect(more).toEqual([]);
    expect(record).toMatchObject({ ...VALUES, originalFilename: NAME, _id: id });
  });

  it('as CSV holds the records of the preview, and what would run has an apostrophe', async () => {
    const options = { flattenNested: true };
    const [head, row, ...more] = readCsv((await file('csv', options)).toString().slice(1));
    expect(more).toEqual([]);
    const cells = Object.fromEntries(head!.map((name, at) => [name, row![at]]));
    expect(cells).toMatchObject({
      originalFilename: `'${NAME}`,
      command: `'${COMMAND}`,
      amount: '-12.5',
      amount_as_text: '-12.50',
      phone: '+49 30 901820',
      handle: "'@x",
      control: 'abcde]]>&<',
      'items.0.name': "'@SUM(A1)",
      'items.0.amount': '-3',
    });
    const wish = { selectedDocuments: [id], selectedFields: FIELDS, options: { includeMetadata: true, ...options } };
    const { body } = await app.json('POST', '/api/export/preview', wish, ada.token);
    const record = Object.entries(body.data[0]).map(([name, value]) => [name, String(value ?? '')]);
    const taken = (text: string) => text.replace(/^'(?=[=+@-])/, '');
    const read = Object.entries(cells).map(([name, text]) => [
      name,
      name === 'control' ? VALUES.control : taken(text!),
    ]);
    expect(read).toEqual(record);
  });

  it('as XLSX holds numbers as numbers, days as days, and no formula', async () => {
    const book = new Excel.Workbook();
    await book.xlsx.load((await file('excel')) as never);
    const [documents, items] = book.worksheets;
    const cell = (label: string, sheet = documents!, row = 2) => {
      const heads = (sheet.getRow(1).values as string[]).slice(1);
      return sheet.getRow(row).getCell(heads.indexOf(label) + 1);
    };
    const styles = zipEntries(await file('excel')).find(({ name }) => name === 'xl/styles.xml')!;
    for (const [, font] of styles
      .read()
      .toString()
      .matchAll(/<font>(.*?)<\/font>/g)) {
      const places = [...font!.matchAll(/<(\w+)/g)].map(([, tag]) => FONT_ORDER.indexOf(tag!));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect([cell('Amount').type, cell('Amount').value]).toEqual([Excel.ValueType.Number, -12.5]);
    expect([cell('File Size').type, cell('Page Count').type, cell('Paid').type]).toEqual([
      Excel.ValueType.Number,
      Excel.ValueType.Number,
      Excel.ValueType.Boolean,
    ]);
    expect(cell('Day').value).toEqual(new Date('2026-03-14T00:00:00Z'));
    const text = {
      Command: COMMAND,
      'File Name': NAME,
      'Amount As Text': '-12.50',
      Phone: '+49 30 901820',
      Handle: '@x',
      Control: 'abcde]]>&<',
    };
    for (const [label, value] of Object.entries(text))
      expect([label, cell(label).type, cell(label).value]).toEqual([label, Excel.ValueType.String, value]);
    expect([cell('Amount', items, 2).value, cell('Amount', items, 3).value, cell('Name', items, 3).value]).toEqual([
      -3,
      4.25,
      '+1+1',
    ]);
    for (const sheet of book.worksheets)
      sheet.eachRow((row) => row.eachCell(({ formula }) => expect(formula).toBeUndefined()));
  });

  it('as XML is well formed, whatever characters were in the data', async () => {
    const xml = (await file('xml')).toString();
    expect(XMLValidator.validate(xml)).toBe(true);
    expect([...xml].filter((sign) => sign < ' ' && sign !== '\n')).toEqual([]);
    const { document } = new XMLParser({ parseTagValue: false, trimValues: false }).parse(xml).export;
    expect(document).toMatchObject({
      originalFilename: NAME,
      command: COMMAND,
      amount: '-12.5',
      amount_as_text: '-12.50',
      phone: '+49 30 901820',
      handle: '@x',
      control: 'abcde]]>&<',
    });
  });

  it('as PDF can be read back', async () => {
    const text = (await readPdf(await file('pdf'))).pages.join('\n').replace(/\s+/g, ' ');
    for (const part of [
      NAME,
      COMMAND,
      '-12.50',
      '+49 30 901820',
      '@x',
      'abcde]]>&<',
      '2026-03-14',
      'Yes',
      '@SUM(A1)',
      '4.25',
    ])
      expect(text).toContain(part);
  });
});
