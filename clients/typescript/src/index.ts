/** The client of Recto for Node, browsers, Deno and Bun. */
export type * from './api.js';
export * from './errors.js';
export type {
  DeleteAllOptions,
  Documents,
  FileAtUrl,
  FileToRead,
  ListOptions,
  ProposeOptions,
  UploadOptions,
  VersionOptions,
  WaitOptions,
} from './documents.js';
export { fieldsOf, type Extracted, type Value, type ValuesByType } from './extracted.js';
export { Recto, type ExportedFile } from './recto.js';
export type { RectoOptions } from './transport.js';
export type { Webhooks } from './webhooks.js';
export { verifyWebhook, type MessageHeaders, type WebhookMessage } from './verify-webhook.js';
