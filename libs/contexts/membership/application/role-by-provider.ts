/**
 * RoleByProvider: who signs in by the identity provider is in their workspaces what it says, where the operator lets it
 * say so. It is decided in each workspace's stream as any change of a role: the last owner stays one, whatever it says.
 */
import { BY_PROVIDER } from '#contexts/identity/application/end-provider-sessions.js';
import { personIn } from '#domain/identity/belonging.js';
import { providerGivesNoRole } from '#domain/identity/provider-refusals.js';
import { roleByClaim, type RoleMapping } from '#domain/membership/role-by-claim.js';
import { lastOwner, memberNotFound } from '#domain/workspaces/people.js';
import { workspaceDecider, workspaceNotFound } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { laterOf, ORIGIN, type Position } from '#kernel/position.js';
import type { Role } from '#kernel/roles.js';
import type { ProviderIdentity } from '#ports/identity-provider.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import { memberships, type ActiveUser } from './memberships.js';

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

  /** undefined when it stays what it is everywhere. */
  async give(user: ActiveUser, to: Role, origin: Omit<Cause, 'actor'>): Promise<Position | undefined> {
    const cause = { ...origin, actor: BY_PROVIDER };
    let given: Position | undefined;
    for (const { workspaceId } of await memberships(this.decisions, user)) {
      const changed = await this.#giveIn(workspaceId, user, to, cause);
      if (changed !== undefined) given = laterOf(given ?? ORIGIN, changed);
    }
    return given;
  }

  async #giveIn(workspaceId: string, user: ActiveUser, to: Role, cause: Cause): Promise<Position | undefined> {
    const command = { type: 'ChangeRole', workspaceId, ...personIn(user, workspaceId), to, by: undefined } as const;
    try {
      const { events, position } = await this.decisions.run(workspaceDecider, workspaceId, command, cause);
      return events.length > 0 ? position : undefined;
    } catch (error) {
      if (error instanceof DomainError && STAYS.includes(error.code)) return undefined;
      throw error;
    }
  }
}

/** Of a workspace whose creation a crash cut off, nobody's role changes; nor does that of who left in this moment. */
const STAYS: readonly string[] = [lastOwner().code, workspaceNotFound().code, memberNotFound().code];
