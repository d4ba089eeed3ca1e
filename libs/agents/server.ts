/**
 * Recto as an MCP server: the one set of tools and resources that is offered over stdio and over HTTP. They do nothing
 * that the API does not do for the same key, so scopes, workspaces, limits and refusals are those of the API.
 */
import { McpServer } from '@modelcontextprotocol/server';
import { NOTICE } from './answers.js';
import type { Api } from './api.js';
import { pagesAndSchemas } from './resources.js';
import { exportDocuments } from './export-documents.js';
import { extractDocument } from './extract-document.js';
import { proposeCorrection } from './propose-correction.js';
import { readValues, waitForDocument } from './read-values.js';
import { listForReview, searchDocuments } from './search-documents.js';

const TOOLS = [
  extractDocument,
  waitForDocument,
  readValues,
  searchDocuments,
  listForReview,
  proposeCorrection,
  exportDocuments,
];

const INSTRUCTIONS =
  'Recto reads documents (invoices, receipts, contracts, ID cards, shipping labels, bank statements, forms) into typed ' +
  `values with confidence and place. ${NOTICE}`;

/** For one connection, or one request: it keeps nothing. */
export function rectoServer(api: Api): McpServer {
  const about = { name: 'recto', title: 'Recto', version: '1' };
  // Nothing in these lists changes while a server lives.
  const capabilities = { tools: { listChanged: false }, resources: { listChanged: false } };
  const server = new McpServer(about, { instructions: INSTRUCTIONS, capabilities });
  for (const tool of [...TOOLS, pagesAndSchemas]) tool(server, api);
  return server;
}
