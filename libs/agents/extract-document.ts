import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DocumentAnswer, UPLOAD_MAX_BYTES, UploadAnswer } from '#contracts/documents.js';
import { isSettled } from '#kernel/document-status.js';
import { answer, orRefusal } from './answers.js';
import { Refused, type Api } from './api.js';
import { headOf, reading } from './reading.js';
import { pathOf, waitSeconds } from './inputs.js';

const MOST_BASE64 = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4;

const input = z.object({
  file_name: z.string().min(1).max(255).describe('Its name, such as invoice.pdf'),
  content_base64: z
    .string()
    .min(1, 'There is nothing in the file.')
    .max(MOST_BASE64, 'The file is larger than 10 MB.')
    .describe('The bytes of a PDF, JPEG, PNG, GIF, BMP or TIFF in base64, 10 MB at most'),
  delete_after_reading: z.boolean().default(false).describe('The file itself is deleted once it is read'),
  wait_seconds: waitSeconds,
});

export function extractDocument(server: McpServer, api: Api): void {
  const about = {
    title: 'Extract a document',
    description:
      'Uploads a file, waits for it to be read, and answers its values with confidence and place. It costs a credit. ' +
      'When it takes longer, go on with wait_for_document.',
    inputSchema: input,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  };
  server.registerTool('extract_document', about, (wanted, { mcpReq: { signal } }) =>
    orRefusal(async () => {
      const body = new FormData();
      body.set('deleteAfterProcessing', String(wanted.delete_after_reading));
      body.set('file', new Blob([bytesOf(wanted.content_base64)]), wanted.file_name);
      const query = { wait: wanted.wait_seconds };
      const uploaded = await api.data(UploadAnswer, { method: 'POST', path: '/documents/upload', query, body, signal });
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

/** @throws Refused */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = base64.replaceAll(/\s+/g, '');
  if (text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text)) return new Uint8Array(Buffer.from(text, 'base64'));
  throw new Refused(
    'invalid_base64',
    'content_base64 is not base64. Send the bytes alone, without "data:" before them.',
  );
}
