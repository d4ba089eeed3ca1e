/** Who asks about a workspace's money, and whether there is something booked to ask about. */
import { DomainError } from '#kernel/domain-error.js';
import type { Booked } from '#domain/billing/subscription.js';

export interface Payer {
  readonly userId: string;
  readonly workspaceId: string;
}

/** @throws no_subscription; other_gateway */
export function mustBeBooked(booked: Booked | null, gateway: string): Booked {
  if (!booked) throw noSubscription();
  if (booked.gateway === gateway) return booked;
  throw new DomainError(
    'other_gateway',
    'conflict',
    'This subscription was made with a payment provider that is not in use any more.',
  );
}

export function noSubscription(): DomainError {
  return new DomainError('no_subscription', 'conflict', 'This workspace has no active subscription.');
}
