/** The query string of GET /documents → criteria. Unknown words in a comma list simply match nothing. Pure. */
import { ListQuery } from '#contracts/documents.js';
import { DomainError } from '#kernel/domain-error.js';
import { partOf } from '#platform/pagination.js';
import type { ListCriteria } from '#projections/document-list/queries.js';
import { sentence } from '#texts/sentence.js';

export function listCriteria(workspaceId: string, query: unknown): { criteria: ListCriteria; includeFields: boolean } {
  const asked = ListQuery.parse(query);
  const { search, status, docType, language, startDate, endDate, includeFields } = asked;
  return {
    criteria: {
      workspaceId,
      ...partOf(query, asked),
      ...(search && { search }),
      status: words(status),
      docType: words(docType),
      language: words(language),
      from: moment('startDate', startDate),
      to: moment('endDate', endDate),
    },
    includeFields: includeFields === 'true',
  };
}

const FIRST_MOMENT = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function words(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, 50);
}

function moment(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const time = Date.parse(text);
  // Years of four digits only: others do not sort as text.
  if (!(time >= FIRST_MOMENT && time <= LAST_MOMENT))
    throw new DomainError(
      'invalid_request',
      'invalid',
      sentence('{name} must be a date such as 2026-03-01T00:00:00.000Z.', { name }),
    );
  return new Date(time).toISOString();
}
