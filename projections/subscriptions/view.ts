/** What one workspace has booked; nothing, after a subscription that ended. */
import type { Booked } from '#domain/billing/subscription.js';

export interface SubscriptionView {
  readonly workspaceId: string;
  readonly booked: Booked | null;
  /** When the gateway should have said something: the end of the period, or the next look at an unpaid one. Null: nothing is awaited. */
  readonly dueAt: string | null;
}
