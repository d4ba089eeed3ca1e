/** Who has just proved who they are, with what their first screen shows. */
import { DomainError } from '#kernel/domain-error.js';
import type { Role } from '#kernel/roles.js';
import type { Decisions } from '#write-side/decisions.js';
import { memberships, type ActiveUser, type Membership } from './memberships.js';

export interface SignedIn {
  readonly userId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly epoch: number;
  readonly workspaceName: string;
}

/**
 * In the oldest of their workspaces, if there is one of those it should be in. @throws wrong_credentials
 */
export async function signedIn(
  decisions: Decisions,
  user: ActiveUser,
  wanted: (membership: Membership) => boolean = () => true,
): Promise<SignedIn> {
  const all = await memberships(decisions, user);
  const landing = all.find(wanted) ?? all[0];
  // Removed, and a crash came before the account was gone.
  if (!landing) throw wrongCredentials();
  const { userId, name, email, epoch } = user;
  const { workspaceId, role, workspaceName } = landing;
  return { userId, workspaceId, name, email, role, epoch, workspaceName };
}

export function wrongCredentials(): DomainError {
  return new DomainError('wrong_credentials', 'unauthorized', 'Invalid email or password');
}
