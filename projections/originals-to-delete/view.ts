/** A document whose original goes once it is read, and is still there. */
export interface OriginalToDelete {
  readonly documentId: string;
  /** When reading it failed, ISO 8601, UTC; absent: it is not read yet, or was read well. */
  readonly failedAt?: string;
}
