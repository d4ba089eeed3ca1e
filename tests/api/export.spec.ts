import Excel from 'exceljs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { EXPORT_TYPES } from '#contracts/export.js';
import type { ExtractionResult } from '#ports/extractor.js';
import { readPdf } from '../read-pdf.js';
import { readCsv } from '../strict-csv.js';
import { receiptResult, TestApp, tinyPng, type Answer, type Member } from './app.js';

const FIELDS = ['merchant_name', 'total_amount', 'date', 'line_items', 'tags', 'note'].map(
  (name) => `extraction.${name}`,
);

const reading = (more: Partial<ExtractionResult>): ExtractionResult => ({ ...receiptResult, ...more });
const teaShop = reading({
  extraction: {
    merchant_name: 'Zażółć & "Söhne" <Ltd>',
    total_amount: 1234.5,
    date: '2026-03-14',
    line_items: [
      { description: 'Tea, green', quantity: 2, amount: 2.5 },
      { description: '请求书', amount: -7.25 },
    ],
    tags: ['food', 'tea'],
    note: '',
    vendor: { 'tax.id': '00123', city: null },
  },
  confidence: { total_amount: 0.98, 'line_items.0.amount': 0.5, merchant_name: 0.7 },
  text: 'ZAŻÓŁĆ\n1234.50\u0000',
});
const hostile = reading({
  extraction: {
    merchant_name: '=HYPERLINK("http://example.test","x")',
    total_amount: -3,
    date: '2026-02-31',
    line_items: [{ description: '@SUM(A1)', amount: 1 }],
    note: ' \t＝1+1\u0000\u0008\ud800',
    tags: [],
  },
  text: 'hostile',
});

describe('export', () => {
  let app: TestApp;
  let ada: Member;
  let eve: Member;
  let tea: string;
  let evil: string;
  let theirs: string;

  const upload = async (member: Member, name: string, answer: ExtractionResult) => {
    app.extractor.answer = async () => answer;
    const { body } = await app.upload(member.token, tinyPng, name);
    const id = body.data.document._id as string;
    await app.settled(member.token, id);
    return id;
  };

  beforeAll(async () => {
    app = await TestApp.start();
    ada = await app.register('ada@example.test');
    eve = await app.register('eve@example.test', 'Eve Ltd');
    tea = await upload(ada, 'Tea at noon.png', teaShop);
    evil = await upload(ada, '=cmd.png', hostile);
    theirs = await upload(eve, 'secret.png', reading({ extraction: { merchant_name: 'Not for Ada' } }));
  });
  afterAll(() => app.stop());

  const wish = (more: Answer = {}) => ({
    selectedDocuments: [tea, evil],
    selectedFields: FIELDS,
    format: 'json',
    ...more,
  });
  const preview = (body: Answer, token = ada.token) => app.json('POST', '/api/export/preview', body, token);
  const exported = async (body: Answer, token = ada.token) => {
    const response = await app.fetch('/api/export/advanced', {
      method: 'POST',
      token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const text = async (body: Answer) => {
    const { status, bytes } = await exported(body);
    expect(status).toBe(200);
    return bytes.toString('utf8');
  };

  describe('what is asked for', () => {
    it.each([
      ['preview', { selectedDocuments: [] }, 'Please select at least one document to preview'],
      ['preview', { selectedFields: [] }, 'Please select at least one field to preview'],
      ['advanced', { selectedDocuments: [] }, 'Please select at least one document to export'],
      ['advanced', { selectedFields: [] }, 'Please select at least one field to export'],
    ])('must be chosen (%s, %j)', async (path, part, sentence) => {
      const { status, body } = await app.json('POST', `/api/export/${path}`, wish(part), ada.token);
      expect([status, body.success, body.error.message]).toEqual([400, false, sentence]);
    });

    it.each([
      { format: 'docx' },
      { selectedDocuments: 'all' },
      { selectedFields: [1] },
      { selectedDocuments: Array.from({ length: 5_001 }, () => tea) },
      { options: { sortBy: { field: 'size', direction: 'sideways' } } },
      { options: 'none' },
      { customFileName: 7 },
    ])('must be well formed: %#', async (part) => {
      const { status, body } = await preview(wish(part));
      expect([status, body.success]).toEqual([400, false]);
    });

    it("is never another workspace's", async () => {
      for (const ids of [[theirs], ['0190a000-0000-7000-8000-000000000009'], ['nonsense']]) {
        const { status, body } = await preview(wish({ selectedDocuments: ids }));
        expect([status, body.error.message]).toEqual([404, 'Document not found']);
        expect((await exported(wish({ selectedDocuments: ids }))).status).toBe(404);
      }
      const { body } = await preview(wish({ selectedDocuments: [theirs, tea, tea, 'nonsense'] }));
      expect(body.data).toHaveLength(1);
      expect(JSON.stringify(body.data)).not.toContain('Not for Ada');
    });

    it('must be completed', async () => {
      const { promise, resolve } = Promise.withResolvers<ExtractionResult>();
      app.extractor.answer = () => promise;
      const { body: uploaded } = await app.upload(eve.token, tinyPng, 'slow.png');
      const pending = uploaded.data.document._id;
      const alone = await preview({ ...wish(), selectedDocuments: [pending] }, eve.token);
      expect([alone.status, alone.body.error.message]).toEqual([409, 'Only completed documents can be exported.']);
      const both = await preview({ ...wish(), selectedDocuments: [pending, theirs] }, eve.token);
      expect(both.body.data.map((record: Answer) => record.merchant_name)).toEqual(['Not for Ada']);
      resolve(receiptResult);
    });

    it('must not be too much for a PDF, which says so and takes the same as CSV', async () => {
      const many = Array.from({ length: 1_001 }, (_, n) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`);
      const refused = await exported(wish({ selectedDocuments: [tea, ...many], format: 'pdf' }));
      expect([refused.status, JSON.parse(refused.bytes.toString()).error.message]).toEqual([
        422,
        'At most 1,000 documents can be exported as PDF at once. Please choose fewer, or another format.',
      ]);
      expect((await exported(wish({ selectedDocuments: [tea, ...many], format: 'csv' }))).status).toBe(200);
      expect(
        (await exported(wish({ selectedDocuments: [tea, tea, ...many.slice(0, 999)], format: 'pdf' }))).status,
      ).toBe(200);
    });

    it('may come in the short form of the detail page', async () => {
      const short = {
        selectedDocuments: [tea],
        selectedFields: ['extraction.total_amount'],
        format: 'json',
        includeMetadata: true,
        flattenNested: false,
      };
      const [record] = JSON.parse(await text(short));
      expect(record).toMatchObject({ _id: tea, originalFilename: 'Tea at noon.png', total_amount: 1234.5 });
    });

    it('is flattened as CSV, unless that is not wished in the long form', async () => {
      const lists = { selectedDocuments: [tea], selectedFields: ['extraction.line_items'], format: 'csv' };
      const heads = async (form: object) => readCsv((await text(form)).slice(1))[0];
      expect(await heads({ ...lists, includeMetadata: false, flattenNested: false })).toContain('line_items.1.amount');
      expect(await heads({ ...lists, options: { flattenNested: false } })).toEqual(['line_items']);
    });
  });

  it('previews the records that the export will hold, newest first', async () => {
    const { body } = await preview(wish());
    expect(body.data.map((record: Answer) => record.total_amount)).toEqual([-3, 1234.5]);
    expect(body.data).toEqual(JSON.parse(await text(wish())));
    const options = { sortBy: { field: 'extraction.total_amount', direction: 'desc' }, flattenNested: true };
    const { body: sorted } = await preview(wish({ options }));
    expect(sorted.data[0]).toMatchObject({ total_amount: 1234.5, 'line_items.1.amount': -7.25, 'tags.0': 'food' });
  });

  it('is JSON with what the options ask for', async () => {
    const options = { includeMetadata: true, includeConfidence: true, includeOCR: true, includeRawData: true };
    const selectedFields = ['extraction.total_amount', 'extraction.vendor.tax.id', 'extraction.nowhere', 'pages'];
    const records = JSON.parse(await text(wish({ selectedDocuments: [tea], selectedFields, options })));
    expect(records).toEqual([
      {
        _id: tea,
        originalFilename: 'Tea at noon.png',
        docType: 'receipt',
        status: 'completed',
        language: 'en',
        createdAt: expect.stringMatching(/^\d{4}-/),
        mime: 'image/png',
        size: tinyPng.length,
        pages: 1,
        total_amount: 1234.5,
        vendor: { 'tax.id': '00123' },
        nowhere: null,
        confidence: { total_amount: 0.98 },
        ocrText: 'ZAŻÓŁĆ\n1234.50\u0000',
        rawData: expect.objectContaining({
          engine: 'scripted',
          docTypeConfidence: 0.97,
          extraction: teaShop.extraction,
        }),
      },
    ]);
    expect(records[0].rawData.text).toBeUndefined();
  });

  it('gathers records by the value of a field', async () => {
    const grouped = { options: { groupByField: 'extraction.date' }, selectedFields: ['extraction.total_amount'] };
    expect(JSON.parse(await text(wish(grouped)))).toEqual({
      '2026-02-31': [{ total_amount: -3 }],
      '2026-03-14': [{ total_amount: 1234.5 }],
    });
    const { group } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(
      await text(wish({ ...grouped, format: 'xml' })),
    ).export;
    expect(group).toEqual([
      { value: '2026-02-31', document: { total_amount: -3 } },
      { value: '2026-03-14', document: { total_amount: 1234.5 } },
    ]);
  });

  it('is CSV that a strict reader takes and a spreadsheet does not run', async () => {
    const selectedFields = [...FIELDS, 'extraction.=evil', 'size'];
    const csv = await text(wish({ format: 'csv', selectedFields, options: { flattenNested: false } }));
    expect(csv.startsWith('\ufeff')).toBe(true);
    const [head, second, first] = readCsv(csv.slice(1));
    expect(head).toEqual(['merchant_name', 'total_amount', 'date', 'line_items', 'tags', 'note', "'=evil", 'size']);
    const items = JSON.stringify(teaShop.extraction['line_items']);
    expect(first).toEqual([
      'Zażółć & "Söhne" <Ltd>',
      '1234.5',
      '2026-03-14',
      items,
      'food; tea',
      '',
      '',
      String(tinyPng.length),
    ]);
    expect(second).toEqual([
      `'=HYPERLINK("http://example.test","x")`,
      '-3',
      '2026-02-31',
      '[{"description":"@SUM(A1)","amount":1}]',
      '',
      "' \t'＝1+1\ufffd",
      '',
      String(tinyPng.length),
    ]);
  });

  it('is CSV with a column for every nested value when it is flattened', async () => {
    const [head, second, first] = readCsv(
      (
        await text(wish({ format: 'csv', selectedFields: ['extraction.line_items'], options: { flattenNested: true } }))
      ).slice(1),
    );
    expect(head).toEqual([
      'line_items.0.description',
      'line_items.0.quantity',
      'line_items.0.amount',
      'line_items.1.description',
      'line_items.1.amount',
    ]);
    expect(first).toEqual(['Tea, green', '2', '2.5', '请求书', '-7.25']);
    expect(second).toEqual(["'@SUM(A1)", '', '1', '', '']);
  });

  it('is XML that parses back', async () => {
    const xml = await text(wish({ format: 'xml', options: { includeOCR: true } }));
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({ parseTagValue: false, trimValues: false });
    const [second, first] = parser.parse(xml).export.document;
    expect(first).toMatchObject({
      merchant_name: 'Zażółć & "Söhne" <Ltd>',
      total_amount: '1234.5',
      note: '',
      ocrText: 'ZAŻÓŁĆ\n1234.50',
    });
    expect(first.line_items.item[1]).toMatchObject({ description: '请求书', amount: '-7.25' });
    expect(first.tags.item).toEqual(['food', 'tea']);
    expect(second.note).toBe(' \t＝1+1\ufffd');
  });

  describe('as Excel', () => {
    const book = async (more: Answer = {}) => {
      const { bytes } = await exported(wish({ format: 'excel', ...more }));
      const workbook = new Excel.Workbook();
      await workbook.xlsx.load(bytes as never);
      return workbook;
    };
    const rowsOf = (sheet: Excel.Worksheet) => {
      const rows: unknown[][] = [];
      sheet.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
      return rows;
    };

    it('holds numbers as numbers, days as days and text as text', async () => {
      const workbook = await book({ options: { includeMetadata: true } });
      expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Documents', 'Line Items']);
      const [head, , row] = rowsOf(workbook.worksheets[0]!);
      const value = (label: string) => row![head!.indexOf(label)];
      expect(head).toEqual([
        'File Name',
        'Merchant Name',
        'Total Amount',
        'Date',
        'Line Items',
        'Tags',
        'Note',
        'Document Type',
        'Status',
        'Language',
        'Created',
        'File Type',
        'File Size',
        'Page Count',
        'Document ID',
      ]);
      expect(value('Total Amount')).toBe(1234.5);
      expect(value('Date')).toEqual(new Date('2026-03-14T00:00:00Z'));
      expect(value('Created')).toBeInstanceOf(Date);
      expect(value('Merchant Name')).toBe('Zażółć & "Söhne" <Ltd>');
      expect(value('Line Items')).toBe('2 items');
      expect(value('Tags')).toBe('food; tea');
      expect(value('Note')).toBeUndefined();
    });

    it('lists the items of all documents on a sheet of their own', async () => {
      const [, items] = (await book()).worksheets;
      expect(rowsOf(items!)).toEqual([
        ['Document', 'File Name', 'Item', 'Description', 'Quantity', 'Amount'],
        [1, '=cmd.png', 1, '@SUM(A1)', undefined, 1],
        [2, 'Tea at noon.png', 1, 'Tea, green', 2, 2.5],
        [2, 'Tea at noon.png', 2, '请求书', undefined, -7.25],
      ]);
    });

    it('has no formula, whatever the text', async () => {
      const workbook = await book({ selectedFields: [...FIELDS, 'extraction.=evil'] });
      const cells: Excel.Cell[] = [];
      for (const sheet of workbook.worksheets) sheet.eachRow((row) => row.eachCell((cell) => void cells.push(cell)));
      expect(cells.filter((cell) => cell.type === Excel.ValueType.Formula || cell.formula)).toEqual([]);
      const evilCell = cells.find((cell) => String(cell.value).startsWith('=HYPERLINK'))!;
      expect([evilCell.type, evilCell.numFmt]).toEqual([Excel.ValueType.String, '@']);
      expect(cells.find(({ value }) => value === -3)!.type).toBe(Excel.ValueType.Number);
      expect(cells.find(({ value }) => value === '2026-02-31')!.type).toBe(Excel.ValueType.String);
    });
  });

  it('is a PDF with every value in it, in its script', async () => {
    const { bytes, headers } = await exported(
      wish({ format: 'pdf', options: { includeMetadata: true, includeConfidence: true, includeOCR: true } }),
    );
    expect(headers.get('content-type')).toBe('application/pdf');
    const { pages, info } = await readPdf(bytes);
    const all = pages.join('\n');
    for (const part of [
      'Exported documents',
      '2 documents',
      'Tea at noon.png',
      'Zażółć & "Söhne" <Ltd>',
      '1,234.50',
      'Tea, green',
      '请求书',
      '-7.25',
      '98 %',
      'ZAŻÓŁĆ',
      '=HYPERLINK',
      'Page 1',
    ]) {
      expect(all).toContain(part);
    }
    expect(info).toMatchObject({ Title: 'Exported documents', Producer: 'Recto' });
  });

  it.each([
    ['json', undefined, 'export.json', 'application/json; charset=utf-8'],
    ['csv', '  ', 'export.csv', 'text/csv; charset=utf-8'],
    [
      'excel',
      'März/2026 "neu"',
      'März-2026 neu.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['pdf', 'a\r\nb', 'ab.pdf', 'application/pdf'],
    ['xml', '请求书', '请求书.xml', 'application/xml; charset=utf-8'],
  ] as const)('calls a %s named %j %s', async (format, customFileName, name, type) => {
    const { headers } = await exported(wish({ format, customFileName }));
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\x20-\x7e]+"/);
    expect([headers.get('content-type'), headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
      type,
      'nosniff',
      'private, no-store',
    ]);
    // As the description has it.
    expect(type.replace('; charset=utf-8', '')).toBe(EXPORT_TYPES[format]);
  });

  it.each(['json', 'csv', 'excel', 'pdf', 'xml'])(
    'as %s holds a document of which nothing was read',
    async (format) => {
      const empty = await upload(eve, 'blank.png', reading({ extraction: {}, confidence: {}, text: '' }));
      const options = {
        includeMetadata: true,
        includeConfidence: true,
        includeOCR: true,
        includeRawData: true,
        flattenNested: true,
      };
      const { status, bytes } = await exported(
        { selectedDocuments: [empty], selectedFields: ['extraction.nothing'], format, options },
        eve.token,
      );
      expect(status).toBe(200);
      expect(bytes.length).toBeGreaterThan(50);
    },
  );

  it.each(['json', 'excel', 'pdf'])(
    'as %s may be left in the middle, and nothing is the worse for it',
    async (format) => {
      const body = JSON.stringify(wish({ format, options: { includeOCR: true, includeRawData: true } }));
      for (let n = 0; n < 3; n++) {
        const leaving = new AbortController();
        const headers = { 'content-type': 'application/json' };
        const asked = app.fetch('/api/export/advanced', {
          method: 'POST',
          token: ada.token,
          headers,
          body,
          signal: leaving.signal,
        });
        await asked.then((response) => response.body!.getReader().read());
        leaving.abort();
      }
      expect((await exported(wish({ format }))).status).toBe(200);
    },
  );

  it('leaves out what the engine thought of a value that a member changed', async () => {
    const id = await upload(eve, 'edited.png', receiptResult);
    await app.json(
      'PUT',
      `/api/documents/${id}`,
      { extraction: { ...receiptResult.extraction, total_amount: 13.5 } },
      eve.token,
    );
    const body = {
      selectedDocuments: [id],
      selectedFields: ['extraction.total_amount', 'extraction.merchant_name'],
      options: { includeConfidence: true },
    };
    const { body: answer } = await preview(body, eve.token);
    expect(answer.data[0]).toEqual({
      total_amount: 13.5,
      merchant_name: 'Corner Shop',
      confidence: { merchant_name: 0.9 },
    });
  });

  describe('templates', () => {
    const configuration = {
      selectedFields: FIELDS,
      format: 'excel',
      filters: { status: ['completed'], docType: [], language: [], search: '' },
      options: { includeMetadata: true, sortBy: { field: 'createdAt', direction: 'desc' } },
      customFileName: 'monthly',
    };
    const save = (body: Answer, token = ada.token) => app.json('PUT', '/api/export/templates', body, token);
    const names = async (token = ada.token) =>
      (await app.json('GET', '/api/export/templates', undefined, token)).body.data.templates.map(
        ({ name }: { name: string }) => name,
      );

    it('are saved, changed, listed by name and deleted', async () => {
      const { status, body, headers } = await save({ name: ' Monthly ', configuration });
      expect([status, body.data.template.name]).toEqual([200, 'Monthly']);
      expect(headers.get('position')).toMatch(/^\d{20}$/);
      const { id } = body.data.template;
      await save({ name: 'Archive', configuration });
      expect(await names()).toEqual(['Archive', 'Monthly']);
      expect(
        (await save({ id, name: 'Yearly', configuration: { ...configuration, format: 'pdf' } })).body.data.template,
      ).toMatchObject({ id, name: 'Yearly' });
      const { body: listed } = await app.json('GET', '/api/export/templates', undefined, ada.token);
      expect(listed.data.templates[1]).toMatchObject({
        id,
        name: 'Yearly',
        configuration: { ...configuration, format: 'pdf' },
      });
      expect((await app.json('DELETE', `/api/export/templates/${id}`, undefined, ada.token)).status).toBe(200);
      expect(await names()).toEqual(['Archive']);
      expect((await save({ id, name: 'Back again', configuration })).status).toBe(404);
      expect((await app.stream(`template-${id}`)).map(({ type }) => type)).toEqual([
        'TemplateSaved',
        'TemplateSaved',
        'TemplateDeleted',
      ]);
    });

    it("are a workspace's own", async () => {
      const { body } = await save({ name: 'Private', configuration });
      const { id } = body.data.template;
      expect(await names(eve.token)).toEqual([]);
      expect((await save({ id, name: 'Mine now', configuration }, eve.token)).status).toBe(404);
      expect((await app.json('DELETE', `/api/export/templates/${id}`, undefined, eve.token)).status).toBe(404);
      expect(await names()).toContain('Private');
    });

    it('keep their words sealed in the log', async () => {
      const { body } = await save({ name: 'Salaries', configuration });
      const [event] = await app.stream(`template-${body.data.template.id}`);
      expect(JSON.stringify(event)).not.toMatch(/Salaries|merchant_name|monthly/);
    });

    it.each([
      { name: '' },
      { name: 'x'.repeat(81) },
      { name: 'x', configuration: { ...configuration, format: 'docx' } },
      { name: 'x', configuration: undefined },
    ])('must be well formed: %j', async (part) => {
      expect((await save({ configuration, ...part })).status).toBe(400);
    });
  });
});
