/** What the list shows, kept in the address so that it survives a reload and can be sent to somebody. */
import {
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  type DocumentStatus,
  type DocumentType,
  type Pagination,
} from '#contracts/documents.js';
import { t } from '../../../lib/texts.js';

export const PAGE_SIZE = 10;

export interface ListView {
  readonly page: number;
  readonly search: string;
  readonly status: readonly DocumentStatus[];
  readonly docType: readonly DocumentType[];
}

/** Whatever the address says that the list does not know counts as not said. */
export function viewFrom(params: URLSearchParams): ListView {
  const page = Number(params.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: (params.get('search') ?? '').slice(0, 200),
    status: known(params.get('status'), DOCUMENT_STATUSES),
    docType: known(params.get('docType'), DOCUMENT_TYPES),
  };
}

/** The address of a view; what is usual is left out. */
export function paramsOf({ page, search, status, docType }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (status.length > 0) params.set('status', status.join(','));
  if (docType.length > 0) params.set('docType', docType.join(','));
  if (page > 1) params.set('page', String(page));
  return params;
}

export const isFiltered = ({ status, docType }: ListView): boolean => status.length + docType.length > 0;

/** `Showing a to b of n results` */
export function showing({ page, limit, total }: Pagination): string {
  const from = Math.min((page - 1) * limit + 1, total);
  return t('Showing {from} to {to} of {total} results', { from, to: Math.min(page * limit, total), total });
}

export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function known<Value extends string>(text: string | null, values: readonly Value[]): Value[] {
  const asked = text?.split(',') ?? [];
  return values.filter((value) => asked.includes(value));
}
