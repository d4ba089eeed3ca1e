/** The client of Recto for Node, browsers, Deno and Bun. */
export type * from './api.js';
export * from './errors.js';
export type {
  DeleteAllOptions,
  Documents,
  ExportAllOptions,
  ExportedAll,
  FileAtUrl,
  FileToRead,
  JobOptions,
  ListOptions,
  ProposeOptions,
  RetryOptions,
  UploadOptions,
  VersionOptions,
  WaitOptions,
} from './documents.js';
export { fieldsOf, type Extracted, type Value, type ValuesByType } from './extracted.js';
export { Recto } from './recto.js';
export type { ExportedFile } from './exported-file.js';
export type { RectoOptions } from './transport.js';
export type { Webhooks } from './webhooks.js';
export { verifyWebhook, type MessageHeaders, type WebhookMessage } from './verify-webhook.js';
