/** What only the owner of a workspace may do: decide about its money, its members and its end. */
import { DomainError } from '#kernel/domain-error.js';
import type { Role } from './user.decider.js';

/** @param what ends the sentence `Only the owner of the workspace can …` @throws owner_only */
export function mustBeOwner({ role }: { readonly role: Role }, what: string): void {
  if (role === 'owner') return;
  throw new DomainError('owner_only', 'forbidden', `Only the owner of the workspace can ${what}.`);
}
