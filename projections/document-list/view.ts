/** A document in few words, as lists show it. */
import type { DocumentStatus } from '#contexts/documents/domain/document.js';

export interface DocumentFacts {
  readonly documentId: string;
  readonly workspaceId: string;
  readonly originalFilename: string;
  readonly docType: string;
  readonly status: DocumentStatus;
  /** '' until known */
  readonly language: string;
  /** ISO 8601, UTC */
  readonly createdAt: string;
  readonly mime: string;
  /** bytes */
  readonly size: number;
  /** 0 until known */
  readonly pages: number;
  readonly deleteAfterProcessing: boolean;
  readonly originalDeleted: boolean;
}

/** One row of a workspace's document list. */
export interface DocumentRow extends DocumentFacts {
  /** Equal for equal bytes in one workspace. */
  readonly contentKey: string;
}
