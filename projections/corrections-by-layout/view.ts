/**
 * What a member corrected on one document, and the fingerprint of its layout; there before the first correction, too.
 */
import type { Json } from '#kernel/json.js';
import type { DocType } from '#ports/extractor.js';

export interface CorrectionsView {
  readonly documentId: string;
  readonly workspaceId: string;
  /** Whose stored result holds the words. */
  readonly requestId: string;
  readonly docType: DocType;
  readonly marks: readonly string[];
  /** ISO 8601, UTC; absent until somebody corrects something, which is what teaches. */
  readonly correctedAt?: string;
  /** Paths somebody changed. */
  readonly corrected: readonly string[];
  /** All plain values that stand there since. */
  readonly values: Readonly<Record<string, Json>>;
}
