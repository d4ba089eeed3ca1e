/** Who has just proved who they are, with what their first screen shows. */
import type { User } from '#domain/identity/user.decider.js';
import { roleIn } from '#domain/workspaces/people.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Role } from '#kernel/roles.js';
import type { Decisions } from '#write-side/decisions.js';

export type ActiveUser = Exclude<User, { status: 'none' }>;

export interface SignedIn {
  readonly userId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly epoch: number;
  readonly workspaceName: string;
}

/** @throws wrong_credentials */
export async function signedIn(decisions: Decisions, user: ActiveUser): Promise<SignedIn> {
  const { userId, workspaceId, name, email, joinedAs, epoch } = user;
  // A crash may have cut a registration off before its workspace was recorded: the account works, under a stand-in
  // name.
  const workspace = await decisions.state(workspaceDecider, workspaceId);
  const role = workspace.status === 'active' ? roleIn(workspace.people, user) : joinedAs;
  // Removed, and a crash came before the account was gone.
  if (role === 'left') throw wrongCredentials();
  const workspaceName = workspace.status === 'active' ? workspace.name : 'My workspace';
  return { userId, workspaceId, name, email, role, epoch, workspaceName };
}

export function wrongCredentials(): DomainError {
  return new DomainError('wrong_credentials', 'unauthorized', 'Invalid email or password');
}
