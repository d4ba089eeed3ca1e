/** Who may decide about a workspace's money: its owner. */
import { DomainError } from '#kernel/domain-error.js';
import type { Booked } from '../domain/subscription.js';

export interface Payer {
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: 'owner' | 'member' | 'auditor';
}

/** @throws owner_only */
export function mustBeOwner({ role }: { role: Payer['role'] }, what: string): void {
  if (role === 'owner') return;
  throw new DomainError('owner_only', 'forbidden', `Only the owner of the workspace can ${what}.`);
}

/** @throws no_subscription; other_gateway */
export function mustBeBooked(booked: Booked | null, gateway: string): Booked {
  if (!booked) throw new DomainError('no_subscription', 'conflict', 'This workspace has no active subscription.');
  if (booked.gateway === gateway) return booked;
  throw new DomainError(
    'other_gateway',
    'conflict',
    'This subscription was made with a payment provider that is not in use any more.',
  );
}
