/**
 * RoleByProvider: who signs in by the identity provider is in their workspace what it says, where the operator lets it
 * say so. It is decided in the workspace's stream as any change of a role: the last owner stays one, whatever it says.
 */
import { BY_PROVIDER } from '#contexts/identity/application/end-provider-sessions.js';
import type { User } from '#domain/identity/user.decider.js';
import { providerGivesNoRole } from '#domain/identity/provider-refusals.js';
import { roleByClaim, type RoleMapping } from '#domain/membership/role-by-claim.js';
import { lastOwner } from '#domain/workspaces/people.js';
import { workspaceDecider, workspaceNotFound } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import type { Role } from '#kernel/roles.js';
import type { ProviderIdentity } from '#ports/identity-provider.js';
import type { Cause, Decisions } from '#write-side/decisions.js';

type ActiveUser = Exclude<User, { status: 'none' }>;

export class RoleByProvider {
  /** @param mapping undefined: roles are no business of the provider's */
  constructor(
    private readonly decisions: Decisions,
    private readonly provider: string,
    private readonly mapping: RoleMapping | undefined,
  ) {}

  /** undefined where the provider has no say. @throws provider_gives_no_role */
  of({ claims }: ProviderIdentity): Role | undefined {
    if (!this.mapping) return undefined;
    const role = roleByClaim(this.mapping, claims);
    if (role === undefined) throw providerGivesNoRole(this.provider);
    return role;
  }

  /** undefined when it stays what it is. */
  async give(user: ActiveUser, to: Role, origin: Omit<Cause, 'actor'>): Promise<Position | undefined> {
    const { userId, workspaceId, joinedAs } = user;
    const command = { type: 'ChangeRole', workspaceId, userId, joinedAs, to, by: undefined } as const;
    try {
      const cause = { ...origin, actor: BY_PROVIDER };
      const { events, position } = await this.decisions.run(workspaceDecider, workspaceId, command, cause);
      return events.length > 0 ? position : undefined;
    } catch (error) {
      if (error instanceof DomainError && STAYS.includes(error.code)) return undefined;
      throw error;
    }
  }
}

/** Of a workspace whose creation a crash cut off, nobody's role changes. */
const STAYS: readonly string[] = [lastOwner().code, workspaceNotFound().code];
