import type { ContentBlock, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { EXPORT_EXTENSIONS, EXPORT_FORMATS } from '#contracts/export.js';
import { DocumentAnswer } from '#contracts/documents.js';
import { EXTRACTION_PREFIX, exportFields } from '#contracts/export-fields.js';
import { fileAnswer, orRefusal } from './answers.js';
import { Refused, type Api, type Sent } from './api.js';
import { documentId, LOOKS_ONLY, pathOf } from './inputs.js';

const wanted = z.object({
  document_ids: z.array(documentId).min(1).max(50),
  format: z.enum(EXPORT_FORMATS).default('json'),
  fields: z
    .array(z.string().min(1).max(300))
    .min(1)
    .max(500)
    .optional()
    .describe('Which values, such as total_amount; without it all that the documents have'),
  with_confidence: z.boolean().default(false),
});

/** More would fill what a model can read many times over. */
const MOST_BYTES = 4 * 1024 * 1024;

export function exportDocuments(server: McpServer, api: Api): void {
  const about = {
    title: 'Export documents',
    description: 'The values of documents as one file: JSON, CSV, XML, Excel or PDF.',
    inputSchema: wanted,
    annotations: LOOKS_ONLY,
  };
  server.registerTool('export_documents', about, ({ document_ids, format, fields, with_confidence }, { mcpReq }) =>
    orRefusal(async () => {
      const { signal } = mcpReq;
      const body = {
        selectedDocuments: document_ids,
        selectedFields: fields?.map((path) => EXTRACTION_PREFIX + path) ?? (await fieldsIn(api, document_ids, signal)),
        format,
        options: { includeMetadata: true, includeConfidence: with_confidence },
      };
      const file = await api.bytes({ method: 'POST', path: '/export/advanced', body, signal });
      if (file.bytes.length > MOST_BYTES)
        throw new Refused('export_too_large', 'The file is larger than 4 MB. Export fewer documents, or fewer fields.');
      return fileAnswer({ format, media_type: file.mediaType, bytes: file.bytes.length }, resource(file, format));
    }),
  );
}

async function fieldsIn(api: Api, ids: readonly string[], signal: AbortSignal): Promise<string[]> {
  const found = [];
  for (const id of ids) found.push((await api.data(DocumentAnswer, { path: pathOf(id), signal })).document);
  return exportFields(found).map(({ key }) => key);
}

function resource({ mediaType, bytes }: Sent, format: (typeof EXPORT_FORMATS)[number]): ContentBlock {
  const uri = `recto://export.${EXPORT_EXTENSIONS[format]}`;
  const content =
    format === 'excel' || format === 'pdf' ? { blob: bytes.toString('base64') } : { text: bytes.toString() };
  return { type: 'resource', resource: { uri, mimeType: mediaType, ...content } };
}
