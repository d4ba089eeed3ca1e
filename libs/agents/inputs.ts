/** What several tools are asked with. */
import { z } from 'zod';

export const documentId = z.string().min(1).max(100).describe('The id of a document, as other tools answer it');

/** The server holds an answer for no longer. */
export const waitSeconds = z
  .int()
  .min(0)
  .max(30)
  .default(25)
  .describe('How long to wait for it to be read, at most 30 seconds');

export const page = z.int().min(1).default(1).describe('From 1');

export const pathOf = (id: string): string => `/documents/${encodeURIComponent(id)}`;

export const LOOKS_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
