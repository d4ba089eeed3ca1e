import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DocumentAnswer } from '#contracts/documents.js';
import { orRefusal } from './answers.js';
import type { Api } from './api.js';
import { reading, VALUES_AT_ONCE } from './reading.js';
import { documentId, LOOKS_ONLY, pathOf, waitSeconds } from './inputs.js';

const waiting = z.object({ document_id: documentId, wait_seconds: waitSeconds });

export function waitForDocument(server: McpServer, api: Api): void {
  const about = {
    title: 'Wait for a document',
    description:
      'Waits until a document is read, well or not, and answers it. When it still says "pending" or "processing", ' +
      'call it again.',
    inputSchema: waiting,
    annotations: LOOKS_ONLY,
  };
  server.registerTool('wait_for_document', about, ({ document_id, wait_seconds }, { mcpReq: { signal } }) =>
    orRefusal(async () => {
      const call = { path: pathOf(document_id), query: { wait: wait_seconds }, signal };
      return reading((await api.data(DocumentAnswer, call)).document);
    }),
  );
}

const wanted = z.object({
  document_id: documentId,
  paths: z.array(z.string().max(1_000)).max(500).optional().describe('Only these values, and what is below them'),
  offset: z.int().min(0).default(0).describe('How many values to pass over; next_offset of the answer before'),
  limit: z.int().min(1).max(1_000).default(VALUES_AT_ONCE),
});

export function readValues(server: McpServer, api: Api): void {
  const about = {
    title: 'Read values',
    description:
      'The values of a document: each with its path, how sure Recto is of it (0 to 1), where on which page it stands, ' +
      'and whether a person set it or found it right.',
    inputSchema: wanted,
    annotations: LOOKS_ONLY,
  };
  server.registerTool('read_values', about, ({ document_id, ...part }, { mcpReq: { signal } }) =>
    orRefusal(async () =>
      reading((await api.data(DocumentAnswer, { path: pathOf(document_id), signal })).document, part),
    ),
  );
}
