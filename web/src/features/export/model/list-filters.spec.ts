import type { DocumentSummary } from '../../../entities/documents/wire.js';
import {
  activeFilters,
  filtersFrom,
  listQuery,
  NO_FILTERS,
  ofSize,
  wireFilters,
  type Filters,
} from './list-filters.js';

const all: Filters = {
  search: ' tea ',
  status: ['completed', 'failed'],
  docType: ['invoice', 'receipt'],
  language: ['en', 'de'],
  start: '2026-03-01',
  end: '2026-03-02',
  minSize: '0,5',
  maxSize: '2',
};

describe('filters of the export list', () => {
  it('ask for a hundred documents with their fields, and for whole days of UTC', () => {
    expect(listQuery(all)).toEqual({
      limit: 100,
      includeFields: 'true',
      search: 'tea',
      status: 'completed,failed',
      docType: 'invoice,receipt',
      language: 'en,de',
      startDate: '2026-03-01T00:00:00.000Z',
      endDate: '2026-03-02T23:59:59.999Z',
    });
  });

  it('ask for completed documents unless told otherwise, and for no day that is half typed', () => {
    expect(listQuery(NO_FILTERS)).toMatchObject({ status: 'completed', docType: '', startDate: '', endDate: '' });
    expect(listQuery({ ...NO_FILTERS, start: '2026-3' }).startDate).toBe('');
  });

  it('keep files between two sizes', () => {
    const documents = [0.4, 0.5, 1, 2, 2.1].map((mb) => ({ size: mb * 1024 * 1024 }) as DocumentSummary);
    expect(ofSize(documents, all)).toEqual(documents.slice(1, 4));
    expect(ofSize(documents, NO_FILTERS)).toEqual(documents);
    expect(ofSize(documents, { ...NO_FILTERS, minSize: 'x' })).toEqual(documents);
  });

  it('count by kind, and come back from a template as they were', () => {
    expect(activeFilters(NO_FILTERS)).toBe(0);
    expect(activeFilters(all)).toBe(5);
    expect(filtersFrom(wireFilters(all))).toEqual({ ...all, minSize: '0.5' });
    expect(filtersFrom(wireFilters(NO_FILTERS))).toEqual(NO_FILTERS);
  });
});
