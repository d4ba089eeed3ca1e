/** One row of a workspace's document list. */
import type { DocumentFacts } from '#domain/documents/document-facts.js';

export interface DocumentRow extends DocumentFacts {
  /** Equal for equal bytes in one workspace. */
  readonly contentKey: string;
}
