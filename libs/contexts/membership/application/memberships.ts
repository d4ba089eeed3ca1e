/** In which workspaces somebody is, and as what: straight from the log, the oldest first. */
import { personIn, workspacesOf } from '#domain/identity/belonging.js';
import type { User } from '#domain/identity/user.decider.js';
import { isSoleOwner, roleIn } from '#domain/workspaces/people.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { Role } from '#kernel/roles.js';
import type { Decisions } from '#write-side/decisions.js';

export type ActiveUser = Exclude<User, { status: 'none' }>;

export interface Membership {
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly role: Role;
  /** It would go with their account. */
  readonly lastOwner: boolean;
}

export async function memberships(decisions: Decisions, user: ActiveUser): Promise<readonly Membership[]> {
  const found = await Promise.all(workspacesOf(user).map((workspaceId) => membershipIn(decisions, user, workspaceId)));
  return found.filter((one) => one !== undefined);
}

/** undefined for who is not in it, or not any more */
export async function membershipIn(
  decisions: Decisions,
  user: ActiveUser,
  workspaceId: string,
): Promise<Membership | undefined> {
  if (user.workspaces.get(workspaceId) !== 'in') return undefined;
  const workspace = await decisions.state(workspaceDecider, workspaceId);
  if (workspace.status === 'deleted') return undefined;
  const person = personIn(user, workspaceId);
  // A crash may have cut a registration off before its workspace was recorded: the account works, under a stand-in
  // name.
  const { people, name: workspaceName } =
    workspace.status === 'none' ? { people: undefined, name: 'My workspace' } : workspace;
  const role = people ? roleIn(people, person) : (person.joinedAs ?? 'left');
  if (role === 'left') return undefined;
  const lastOwner = people ? isSoleOwner(people, user.userId) : role === 'owner';
  return { workspaceId, workspaceName, role, lastOwner };
}
