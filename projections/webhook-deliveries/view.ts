/** One message to one endpoint as the list shows it; what was answered stands in the log only, sealed. */
import type { AttemptOutcome, MessageType } from '#kernel/webhook-events.js';

export interface WebhookDeliveryView {
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly workspaceId: string;
  readonly documentId?: string;
  readonly message: MessageType;
  readonly status: 'pending' | 'taken' | 'failed';
  /** ISO 8601, UTC */
  readonly plannedAt: string;
  readonly attempts: number;
  /** Of the last attempt. */
  readonly outcome?: AttemptOutcome;
  /** HTTP; null: no answer */
  readonly code?: number | null;
  readonly tookMs?: number;
  readonly attemptedAt?: string;
  /** When it was taken last, ISO 8601, UTC. */
  readonly takenAt?: string;
  /** Of the next attempt, ISO 8601, UTC. */
  readonly nextAt?: string;
}
