import type { JsonObject } from '#kernel/json.js';
import { askedFor, checkFound, checkSelection } from './choosing.js';
import type { Configuration, Options } from './configuration.js';
import { Planning } from './plan.js';
import type { ExportedDocument } from './record.js';

const usual: Options = {
  includeMetadata: false,
  flattenNested: false,
  includeConfidence: false,
  includeOCR: false,
  includeRawData: false,
  sortBy: { field: 'createdAt', direction: 'desc' },
};
const wish = (
  selectedFields: string[],
  options: Partial<Options> = {},
  format: Configuration['format'] = 'excel',
): Configuration => ({
  selectedDocuments: [],
  selectedFields,
  format,
  options: { ...usual, ...options },
  customFileName: 'export',
});
const document = (
  documentId: string,
  extraction: JsonObject,
  more: Partial<ExportedDocument> = {},
): ExportedDocument => ({
  documentId,
  originalFilename: `${documentId}.pdf`,
  docType: 'invoice',
  status: 'completed',
  language: 'en',
  createdAt: `2026-03-0${documentId.slice(1)}T09:00:00.000Z`,
  mime: 'application/pdf',
  size: 1,
  pages: 1,
  extraction,
  confidence: {},
  editedPaths: [],
  ...more,
});
const planned = (configuration: Configuration, ...documents: ExportedDocument[]) => {
  const planning = new Planning(configuration);
  for (const one of documents) planning.add(one);
  return planning.finished();
};
const ids = (configuration: Configuration, ...documents: ExportedDocument[]) =>
  planned(configuration, ...documents).order.map(({ documentId }) => documentId);
const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);

describe('the order of the records', () => {
  const [one, two, ten] = [
    document('d1', { no: 'item 1', total: 10 }),
    document('d2', { no: 'item 2', total: 9 }),
    document('d3', { no: 'item 10' }),
  ];
  const by = (field: string, direction: 'asc' | 'desc' = 'asc', more: Partial<Options> = {}) =>
    wish([], { sortBy: { field, direction }, ...more });

  it('is the newest first unless something else is asked for', () => {
    expect(ids(wish([]), one, ten, two)).toEqual(['d3', 'd2', 'd1']);
  });

  it('compares numbers by size and text as people do, and puts what has no value last either way', () => {
    expect(ids(by('extraction.total'), one, two, ten)).toEqual(['d2', 'd1', 'd3']);
    expect(ids(by('extraction.total', 'desc'), ten, two, one)).toEqual(['d1', 'd2', 'd3']);
    expect(ids(by('extraction.no'), ten, two, one)).toEqual(['d1', 'd2', 'd3']);
    expect(ids(by('unheard_of'), two, one)).toEqual(['d1', 'd2']);
  });

  it('gathers groups, those without a value last, and never mixes two that look alike', () => {
    const groups = ['1', '', '01', '1', '01'].map((code, n) => document(`d${n + 1}`, code ? { code } : {}));
    const { order } = planned(by('createdAt', 'asc', { groupByField: 'extraction.code' }), ...groups);
    expect(order.map(({ group }) => group)).toEqual(['01', '01', '1', '1', '']);
  });
});

describe('the columns of a table', () => {
  const tea = document('d1', { total: 1, line_items: [{ text: 'Tea', amount: 1 }] });
  const cake = document('d2', { line_items: [{ text: 'Cake' }, { text: 'Jam', amount: 2 }], vendor: { name: 'Ada' } });

  it('follow the order of the fields, not that of the documents', () => {
    const { columns } = planned(
      wish(['extraction.vendor.name', 'pages', 'extraction.line_items', 'extraction.nowhere', 'extraction.total']),
      tea,
      cake,
    );
    expect(keys(columns)).toEqual(['vendor.name', 'pages', 'line_items', 'nowhere', 'total']);
  });

  it('are as many as the longest list needs when it is flattened', () => {
    const { columns } = planned(
      wish(['extraction.line_items', 'extraction.total'], { flattenNested: true }),
      tea,
      cake,
    );
    expect(keys(columns)).toEqual([
      'line_items.0.text',
      'line_items.0.amount',
      'line_items.1.text',
      'line_items.1.amount',
      'total',
    ]);
  });

  it('stand between what the options put around them', () => {
    const options = { includeMetadata: true, includeConfidence: true, includeOCR: true, includeRawData: true };
    const { columns } = planned(wish(['extraction.total', 'size'], options, 'csv'), {
      ...tea,
      confidence: { total: 0.5 },
    });
    expect(keys(columns)).toEqual([
      'originalFilename',
      'total',
      'size',
      'docType',
      'status',
      'language',
      'createdAt',
      'mime',
      'pages',
      '_id',
      'confidence.total',
      'ocrText',
      'rawData',
    ]);
  });

  it('are there once, however often a field is asked for', () => {
    expect(keys(planned(wish(['extraction.total', 'total', 'extraction.total']), tea).columns)).toEqual(['total']);
  });

  it('of lists of records are a table of their own, with the columns chosen', () => {
    expect(
      planned(wish(['extraction.line_items']), tea, cake).lists.map(({ key, columns }) => [key, keys(columns)]),
    ).toEqual([['line_items', ['text', 'amount']]]);
    expect(
      planned(wish(['extraction.line_items.amount']), tea, cake).lists.map(({ columns }) => keys(columns)),
    ).toEqual([['amount']]);
    expect(planned(wish(['extraction.line_items'], {}, 'csv'), tea).lists).toEqual([]);
  });

  it('are refused when no spreadsheet could hold them', () => {
    const long = document('d1', { rows: Array.from({ length: 16_400 }, (_, n) => ({ n })) });
    expect(() => planned(wish(['extraction.rows'], { flattenNested: true }), long)).toThrow('more than 16,384 columns');
  });
});

describe('what can be exported', () => {
  it('must be chosen', () => {
    expect(() => checkSelection([], ['a'], 'preview')).toThrow('Please select at least one document to preview');
    expect(() => checkSelection([], [], 'export')).toThrow('Please select at least one document to export');
    expect(() => checkSelection(['d'], [], 'preview')).toThrow('Please select at least one field to preview');
    expect(() => checkSelection(['d'], [], 'export')).toThrow('Please select at least one field to export');
    expect(() => checkSelection(['d'], ['a'], 'export')).not.toThrow();
  });

  it('is asked for once, by ids', () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    expect(askedFor([id, 'nonsense', id.toUpperCase(), ''])).toEqual([id]);
  });

  it('must be there and be completed', () => {
    expect(() => checkFound(0, 0)).toThrow('Document not found');
    expect(() => checkFound(2, 0)).toThrow('Only completed documents can be exported.');
    expect(() => checkFound(2, 1)).not.toThrow();
  });
});
