/** A job over many documents that is not over yet. */
export interface OpenBulkJob {
  readonly jobId: string;
  readonly workspaceId: string;
  /** ISO 8601, UTC */
  readonly requestedAt: string;
}
