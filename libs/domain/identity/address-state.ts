/** What is known of the address that an account was registered under. */
import { DomainError } from '#kernel/domain-error.js';
import type { AddressState } from '#kernel/address-states.js';
import type { Role } from '#kernel/roles.js';

/**
 * Nobody but an owner comes without an invitation, and following its link proved the mailbox. This holds for accounts
 * of every age: those that were registered before addresses were confirmed are unconfirmed now.
 */
export const addressOnRegistering = (role: Role): AddressState => (role === 'owner' ? 'unconfirmed' : 'confirmed');

export function addressLost(): DomainError {
  return new DomainError(
    'address_lost',
    'conflict',
    'This address belongs to another account now: somebody who reads its mail made one with it.',
  );
}
