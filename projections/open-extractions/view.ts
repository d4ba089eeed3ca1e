/** A request whose credit is not settled yet; it is gone once the credit is used or released. */
import type { Reservation } from '#domain/billing/reservation.js';

export interface OpenExtraction extends Reservation {
  readonly documentId: string;
  /** ISO 8601, UTC */
  readonly reservedAt: string;
  /** Absent: the upload died between reserving and recording the document. */
  readonly requestedAt?: string;
  /** Set once the extraction ended, until the credit follows. */
  readonly concluded?: 'completed' | 'failed' | 'timed_out' | 'deleted';
}
