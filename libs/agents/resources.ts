/** What agents look at: pages as pictures, and what each type of document holds as a JSON schema. */
import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { DOCUMENT_TITLES, DOCUMENT_TYPES } from '#kernel/document-types.js';
import { NOTICE_ON_PAGES } from './answers.js';
import { Refused, type Api } from './api.js';
import { pathOf } from './inputs.js';

export function pagesAndSchemas(server: McpServer, api: Api): void {
  for (const name of DOCUMENT_TYPES) {
    const title = DOCUMENT_TITLES[name];
    const uri = `recto://schemas/${name}`;
    const mimeType = 'application/schema+json';
    const description = `What Recto reads of a document of the type "${name}".`;
    server.registerResource(name, uri, { title, description, mimeType }, async () => {
      // The whole reading engine comes with it, of which a server that reads nothing itself has no other need.
      const { kindOf } = await import('#extraction/kinds/all.js');
      const text = JSON.stringify(z.toJSONSchema(kindOf(name).schema, { io: 'output', unrepresentable: 'any' }));
      return { contents: [{ uri, mimeType, text }] };
    });
  }
  const pages = new ResourceTemplate('recto://documents/{document_id}/pages/{page}', { list: undefined });
  const about = { title: 'A page', description: NOTICE_ON_PAGES, mimeType: 'image/webp' };
  server.registerResource('page', pages, about, async (uri, { document_id, page }, { mcpReq: { signal } }) => {
    try {
      const path = `${pathOf(String(document_id))}/pages/${encodeURIComponent(String(page))}`;
      const { bytes, mediaType } = await api.bytes({ path, query: { width: 1_024 }, signal });
      const _meta = { notice: NOTICE_ON_PAGES };
      return { contents: [{ uri: uri.href, mimeType: mediaType, blob: bytes.toString('base64'), _meta }] };
    } catch (error) {
      if (error instanceof Refused) throw new ResourceNotFoundError(uri.href, error.message);
      throw error;
    }
  });
}
