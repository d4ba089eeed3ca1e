/** An export job that is not over yet, or whose file is there. */
export interface BulkExportView {
  readonly jobId: string;
  readonly workspaceId: string;
  /** ISO 8601, UTC */
  readonly requestedAt: string;
  readonly open: boolean;
  /** When its file came to be; absent while it is open. */
  readonly endedAt?: string;
}
