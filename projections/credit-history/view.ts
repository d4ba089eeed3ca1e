/**
 * One line of a workspace's credits: what a period was granted, or what became of the credit of one document. Ids and
 * numbers only.
 */
export interface CreditLine {
  readonly id: string;
  readonly workspaceId: string;
  /** ISO 8601, UTC: when the period was opened or the credit reserved. */
  readonly at: string;
  /** `2026-03`, `2026-03-15` */
  readonly period: string;
  readonly kind: 'granted' | 'reserved' | 'used' | 'released';
  /** Given by an operator, on top of what the plan grants. */
  readonly extra?: true;
  /** null = unlimited */
  readonly credits: number | null;
  readonly documentId?: string;
  /** When it was used or released. */
  readonly settledAt?: string;
  /** Why it came back, or was used though nothing was read. */
  readonly reason?: 'failed' | 'timed_out' | 'deleted' | 'abandoned';
}
