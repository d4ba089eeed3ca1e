import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DocumentAnswer, UPLOAD_MAX_BYTES, UploadAnswer } from '#contracts/documents.js';
import { isSettled } from '#kernel/document-status.js';
import { answer, orRefusal } from './answers.js';
import { Refused, type Api } from './api.js';
import { headOf, reading } from './reading.js';
import { pathOf, waitSeconds } from './inputs.js';
import { sendOnce } from './send-once.js';

const MOST_BASE64 = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4;

const input = z.object({
  file_name: z.string().min(1).max(255).optional().describe('Its name, such as invoice.pdf'),
  url: z
    .string()
    .min(1)
    .max(2_000)
    .optional()
    .describe('Where the server finds the file, https; this or content_base64'),
  content_base64: z
    .string()
    .min(1, 'There is nothing in the file.')
    .max(MOST_BASE64, 'The file is larger than 10 MB.')
    .optional()
    .describe('The bytes of a PDF, JPEG, PNG, GIF, BMP or TIFF in base64, 10 MB at most'),
  delete_after_reading: z.boolean().default(false).describe('The file itself is deleted once it is read'),
  wait_seconds: waitSeconds,
});

export function extractDocument(server: McpServer, api: Api): void {
  const about = {
    title: 'Extract a document',
    description:
      'Uploads a file, or fetches one by its address, waits for it to be read, and answers its values with confidence and place. It costs a credit, once: the same file sent again ' +
      'is the same document. When it takes longer, go on with wait_for_document.',
    inputSchema: input,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  };
  server.registerTool('extract_document', about, (wanted, { mcpReq: { signal } }) =>
    orRefusal(async () => {
      const query = { wait: wanted.wait_seconds };
      const body = {
        ...(wanted.url !== undefined && { url: wanted.url }),
        ...(wanted.content_base64 !== undefined && { content: wanted.content_base64.replaceAll(/\s+/g, '') }),
        ...(wanted.file_name !== undefined && { filename: wanted.file_name }),
        deleteAfterProcessing: wanted.delete_after_reading,
      };
      const call = { method: 'POST', path: '/documents', query, body, signal } as const;
      const uploaded = await sendOnce(api, UploadAnswer, call);
      const { document, duplicateOf = [] } = uploaded;
      const same = duplicateOf.length > 0 && { same_file_as: duplicateOf.map(({ _id }) => _id) };
      if (!isSettled(document.status))
        return answer({ ...headOf(document), ...same }, { file_name: document.originalFilename });
      const path = pathOf(document._id);
      try {
        return reading((await api.data(DocumentAnswer, { path, signal })).document);
      } catch (error) {
        // A key that may only write has uploaded it all the same.
        if (!(error instanceof Refused)) throw error;
        return answer({ ...headOf(document), ...same, values_not_shown: error.message }, {});
      }
    }),
  );
}
