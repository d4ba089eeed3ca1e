import { placeOf, recordOf, shownRecord, type ExportedDocument, type Shape } from './record.js';

const document: ExportedDocument = {
  documentId: 'd1',
  originalFilename: 'tea.pdf',
  docType: 'receipt',
  status: 'completed',
  language: 'en',
  createdAt: '2026-03-01T09:00:00.000Z',
  mime: 'application/pdf',
  size: 2_048,
  pages: 1,
  extraction: {
    total: 12.5,
    size: 'large',
    vendor: { name: 'Ada Ltd', city: 'Wendle' },
    line_items: [
      { description: 'Tea', amount: 2.5 },
      { description: 'Cake', amount: 10 },
    ],
    tags: ['food', 'tea'],
  },
  confidence: { total: 0.98, 'vendor.name': 0.7, 'line_items.0.amount': 0.6, 'line_items.1.amount': 0.9 },
  editedPaths: ['vendor.name', 'line_items.1'],
  ocrText: 'Ada Ltd 12.50',
  rawData: { engine: 'scripted' },
};

const none = { includeMetadata: false, includeConfidence: false, includeOCR: false, includeRawData: false };
const shape = (
  fields: string[],
  options: Partial<Shape['options']> = {},
  places: Shape['places'] = new Map(),
): Shape => ({
  selectedFields: fields,
  options: { ...none, ...options },
  places,
});
const shown = (of: Shape, flat = false) => JSON.parse(JSON.stringify(shownRecord(recordOf(document, of), flat)));

describe('the record of a document', () => {
  it('holds the chosen fields in their order, nested as they are, and nothing else', () => {
    const record = shown(shape(['extraction.vendor.name', 'pages', 'extraction.total', 'extraction.vendor.city']));
    expect(record).toEqual({ vendor: { name: 'Ada Ltd', city: 'Wendle' }, pages: 1, total: 12.5 });
    expect(Object.keys(record)).toEqual(['vendor', 'pages', 'total']);
  });

  it('picks columns and items out of lists', () => {
    expect(shown(shape(['extraction.line_items.amount']))).toEqual({ line_items: [{ amount: 2.5 }, { amount: 10 }] });
    const second = shape(['extraction.line_items.1.amount']);
    expect(shown(second)).toEqual({ line_items: [{ amount: 10 }] });
    expect(shown(second, true)).toEqual({ 'line_items.1.amount': 10 });
    expect(shown(shape(['extraction.line_items', 'extraction.line_items.amount']))).toEqual({
      line_items: document.extraction['line_items'],
    });
  });

  it('lays everything out on one level when it is flattened', () => {
    expect(shown(shape(['extraction.line_items', 'extraction.tags', 'extraction.vendor']), true)).toEqual({
      'line_items.0.description': 'Tea',
      'line_items.0.amount': 2.5,
      'line_items.1.description': 'Cake',
      'line_items.1.amount': 10,
      'tags.0': 'food',
      'tags.1': 'tea',
      'vendor.name': 'Ada Ltd',
      'vendor.city': 'Wendle',
    });
  });

  it('keeps the shape where a value is missing', () => {
    const places = new Map([
      ['extraction.fields.No. 1', placeOf(['fields', 'No. 1'])],
      ['extraction.rows.a', placeOf(['rows', 0, 'a'])],
    ]);
    const record = shown(
      shape(
        ['extraction.fields.No. 1', 'extraction.rows.a', 'extraction.vendor.vat', 'extraction.vendor.name'],
        {},
        places,
      ),
    );
    expect(record).toEqual({ fields: { 'No. 1': null }, rows: [], vendor: { vat: null, name: 'Ada Ltd' } });
  });

  it('tells the size of the file from a value that is called size', () => {
    expect(shown(shape(['size', 'extraction.size']))).toEqual({ size: 2_048, 'extraction.size': 'large' });
  });

  it('adds what the options ask for', () => {
    const all = { includeMetadata: true, includeConfidence: true, includeOCR: true, includeRawData: true };
    expect(shown(shape(['extraction.total'], all))).toEqual({
      _id: 'd1',
      originalFilename: 'tea.pdf',
      docType: 'receipt',
      status: 'completed',
      language: 'en',
      createdAt: '2026-03-01T09:00:00.000Z',
      mime: 'application/pdf',
      size: 2_048,
      pages: 1,
      total: 12.5,
      confidence: { total: 0.98 },
      ocrText: 'Ada Ltd 12.50',
      rawData: { engine: 'scripted' },
    });
  });

  it('says nothing of how sure the engine was of values that a member has changed', () => {
    const { confidence } = shown(shape(['extraction.vendor', 'extraction.line_items'], { includeConfidence: true }));
    expect(confidence).toEqual({ 'line_items.0.amount': 0.6 });
  });

  it('takes hostile names for names', () => {
    const hostile = { ...document, extraction: JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') };
    const record = recordOf(hostile, shape(['extraction.__proto__', 'extraction.constructor', 'extraction.toString']));
    expect(JSON.stringify(shownRecord(record, false))).toBe(
      '{"__proto__":{"polluted":true},"constructor":1,"toString":null}',
    );
    expect(JSON.stringify(shownRecord(record, true))).toBe(
      '{"__proto__.polluted":true,"constructor":1,"toString":null}',
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('leaves the document as it was', () => {
    const before = JSON.stringify(document);
    shown(
      shape(['extraction.line_items.amount', 'extraction.line_items', 'extraction.vendor.vat', 'extraction.vendor']),
      true,
    );
    expect(JSON.stringify(document)).toBe(before);
  });
});
