/** How the list of documents is narrowed. The server filters all but the size, which the list carries anyway. Pure. */
import { DOCUMENT_TYPES, type DocumentStatus, type DocumentType } from '#contracts/documents.js';
import type { DocumentSummary } from '../../../entities/documents/wire.js';
import type { ExportFilters } from '#contracts/export.js';

export const LIST_CAP = 100;
/** What the filter offers; a type that is not known cannot be asked for. */
export const FILTER_TYPES = DOCUMENT_TYPES.filter((type) => type !== 'unknown');

export interface Filters {
  readonly search: string;
  readonly status: readonly DocumentStatus[];
  readonly docType: readonly DocumentType[];
  readonly language: readonly string[];
  /** `2026-03-01`, '' for open */
  readonly start: string;
  readonly end: string;
  /** MB as typed, '' for open */
  readonly minSize: string;
  readonly maxSize: string;
}

/** Only completed documents can be exported, so these are listed until somebody wants to see the others. */
export const NO_FILTERS: Filters = {
  search: '',
  status: ['completed'],
  docType: [],
  language: [],
  start: '',
  end: '',
  minSize: '',
  maxSize: '',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MEGABYTE = 1024 * 1024;

/** Days are whole days of UTC: from their first moment to their last. */
export function listQuery({ search, status, docType, language, start, end }: Filters): Record<string, string | number> {
  return {
    limit: LIST_CAP,
    includeFields: 'true',
    search: search.trim(),
    status: status.join(','),
    docType: docType.join(','),
    language: language.join(','),
    startDate: DAY.test(start) ? `${start}T00:00:00.000Z` : '',
    endDate: DAY.test(end) ? `${end}T23:59:59.999Z` : '',
  };
}

export function ofSize(documents: readonly DocumentSummary[], { minSize, maxSize }: Filters): DocumentSummary[] {
  const [min, max] = [bytes(minSize) ?? 0, bytes(maxSize) ?? Infinity];
  return documents.filter(({ size }) => size >= min && size <= max);
}

/** How many kinds of filters are set. */
export function activeFilters(filters: Filters): number {
  const { docType, language, start, end, minSize, maxSize } = filters;
  const usual = filters.status.join() === NO_FILTERS.status.join();
  return [!usual, docType.length > 0, language.length > 0, start || end, minSize || maxSize].filter(Boolean).length;
}

/** As the export configuration names them. */
export function wireFilters(filters: Filters): ExportFilters {
  const { status, docType, language, search, start, end, minSize, maxSize } = filters;
  return {
    status: [...status],
    docType: [...docType],
    language: [...language],
    search,
    dateRange: { start: start || null, end: end || null },
    sizeRange: { min: bytes(minSize) ?? null, max: bytes(maxSize) ?? null },
  };
}

export function filtersFrom({ status, docType, language, search, dateRange, sizeRange }: ExportFilters): Filters {
  const megabytes = (size: number | null | undefined) => (size == null ? '' : String(size / MEGABYTE));
  return {
    search,
    status: status as DocumentStatus[],
    docType: docType as DocumentType[],
    language,
    start: dateRange?.start ?? '',
    end: dateRange?.end ?? '',
    minSize: megabytes(sizeRange?.min),
    maxSize: megabytes(sizeRange?.max),
  };
}

function bytes(megabytes: string): number | undefined {
  const number = Number(megabytes.replace(',', '.'));
  return megabytes.trim() === '' || !Number.isFinite(number) ? undefined : number * MEGABYTE;
}
