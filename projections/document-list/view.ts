/** One row of a workspace's document list. */
import type { DocumentStatus } from '#contexts/documents/domain/document.js';

export interface DocumentRow {
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
