/** /free-test: what a visitor may try without an account. Nothing of it is kept. */
import * as z from 'zod/mini';
import { msg } from '#texts/msg.js';
import { DocumentType, Evidence, Extraction, PageSize } from './documents.js';

/** GET /free-test/usage */
export const FreeTestUsage = z.object({
  remaining: z.int(),
  limit: z.int(),
  /** ISO 8601, UTC: when the limit begins again. */
  resetTime: z.string(),
});
export type FreeTestUsage = z.infer<typeof FreeTestUsage>;

/** POST /free-test/upload */
export const FreeTestResult = z.object({
  docType: DocumentType,
  docTypeConfidence: z.number(),
  /** ISO 639-1, 'und' when it cannot be told */
  language: z.string(),
  /** Milliseconds in the engine. */
  processingTime: z.number(),
  extraction: Extraction,
  /** Dotted path → 0..1 */
  confidence: z.record(z.string(), z.number()),
  /** Dotted path → where it stands, in parts of the page. */
  evidence: z.record(z.string(), Evidence),
  pages: z.array(PageSize),
});
export type FreeTestResult = z.infer<typeof FreeTestResult>;

export const FREE_TEST_MAX_BYTES = 2 * 1024 * 1024;
export const FREE_TEST_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/jpg'] as const;
export const FREE_TEST_WRONG_TYPE = msg('Please select a valid image file (PNG, JPG, GIF, JPEG)');
export const FREE_TEST_TOO_LARGE = msg('File size must be less than 2MB');
