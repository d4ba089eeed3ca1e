import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, DocumentAnswer, DocumentList } from '#contracts/documents.js';
import { answer, orRefusal } from './answers.js';
import type { Api } from './api.js';
import { headOf } from './reading.js';
import { SURE, unsure, valuesOf } from './values.js';
import { LOOKS_ONLY, page, pathOf } from './inputs.js';

const narrowing = z.object({
  text: z.string().max(200).optional().describe('Part of the file name'),
  status: z.array(z.enum(DOCUMENT_STATUSES)).max(10).optional(),
  type: z.array(z.enum(DOCUMENT_TYPES)).max(20).optional(),
  language: z.array(z.string().max(10)).max(50).optional().describe('ISO 639-1'),
  uploaded_from: z.string().max(40).optional().describe('ISO 8601'),
  uploaded_until: z.string().max(40).optional().describe('ISO 8601'),
  page,
  limit: z.int().min(1).max(100).default(20),
});

export function searchDocuments(server: McpServer, api: Api): void {
  const about = {
    title: 'Search documents',
    description: 'Documents of the workspace by file name, status, type, language and day, newest first.',
    inputSchema: narrowing,
    annotations: LOOKS_ONLY,
  };
  server.registerTool('search_documents', about, (wanted, { mcpReq: { signal } }) =>
    orRefusal(async () => {
      const query = {
        search: wanted.text,
        status: wanted.status?.join(','),
        docType: wanted.type?.join(','),
        language: wanted.language?.join(','),
        startDate: wanted.uploaded_from,
        endDate: wanted.uploaded_until,
        page: wanted.page,
        limit: wanted.limit,
      };
      const { documents, pagination } = await api.data(DocumentList, { path: '/documents', query, signal });
      const { total, pages } = pagination;
      const found = documents.map((document) => ({ ...headOf(document), file_name: document.originalFilename }));
      return answer({ page: wanted.page, pages, total }, { documents: found });
    }),
  );
}

const looking = z.object({
  below: z.number().gt(0).max(1).default(SURE).describe('Values that Recto is less sure of than this, 0 to 1'),
  page,
  limit: z.int().min(1).max(20).default(10).describe('How many documents to look through'),
});
/** Of each document; read_values has the others. */
const MOST_UNSURE = 20;

export function listForReview(server: McpServer, api: Api): void {
  const about = {
    title: 'List what wants review',
    description:
      'Looks through a page of the documents that were read, newest first, and answers those with values that Recto is ' +
      'not sure of and that no person has set or confirmed, least sure first. Each document it looks through counts ' +
      'against the limit of the key.',
    inputSchema: looking,
    annotations: LOOKS_ONLY,
  };
  server.registerTool('list_for_review', about, ({ below, page, limit }, { mcpReq: { signal } }) =>
    orRefusal(async () => {
      const query = { status: 'completed', page, limit };
      const { documents, pagination } = await api.data(DocumentList, { path: '/documents', query, signal });
      const found = [];
      for (const { _id } of documents) {
        const { document } = await api.data(DocumentAnswer, { path: pathOf(_id), signal });
        const values = unsure(valuesOf(document), below);
        if (values.length === 0) continue;
        const shown = values.slice(0, MOST_UNSURE);
        found.push({ ...headOf(document), unsure: values.length, file_name: document.originalFilename, values: shown });
      }
      return answer({ page, pages: pagination.pages, looked_through: documents.length }, { documents: found });
    }),
  );
}
