/** One document that was not deleted: what is kept of it, since when, and whether a hold keeps it. */
export interface KeptDocument {
  readonly documentId: string;
  readonly workspaceId: string;
  /** ISO 8601, UTC */
  readonly createdAt: string;
  /** Of its original, as it was uploaded; 0 once that is gone. */
  readonly bytes: number;
  /** `reading`: it is needed still. */
  readonly original: 'reading' | 'there' | 'gone';
  readonly hold: 'none' | 'held';
}
