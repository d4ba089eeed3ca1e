/** Who joined with an account, became what, left, and on whose word: from the log itself, newest first. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { MemberJoined, MemberLeft, MemberRoleChanged } from '#domain/workspaces/people.js';
import { workspaceDecider, type WorkspaceEvent } from '#domain/workspaces/workspace.js';
import { streamName } from '#kernel/decider.js';
import type { Actor } from '#kernel/event.js';
import type { Role } from '#kernel/roles.js';
import { actorNames } from '#projections/accounts/queries.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { BY_PROVIDER } from '#contexts/identity/application/end-provider-sessions.js';

interface Changed {
  /** ISO 8601, UTC */
  readonly at: string;
  /** null: they joined, or left. */
  readonly from: Role | null;
  /** null: they left. */
  readonly to: Role | null;
}

interface Change extends Changed {
  readonly userId: string;
  readonly actor: Actor;
}

interface RoleChange extends Changed {
  readonly name: string;
  /** null: they did themselves. */
  readonly by: string | null;
}

const MOST = 100;
const GONE = 'Former member';

export class ListRoleChanges extends Query<readonly RoleChange[]> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

@QueryHandler(ListRoleChanges)
export class ListRoleChangesHandler implements IQueryHandler<ListRoleChanges> {
  constructor(
    private readonly decisions: Decisions,
    private readonly views: Views,
  ) {}

  async execute({ workspaceId }: ListRoleChanges) {
    const facts = await this.decisions.read<WorkspaceEvent>(streamName(workspaceDecider.category, workspaceId));
    const changes = facts
      .flatMap(({ type, data, metadata: { occurredAt: at, actor } }): Change[] => {
        if (type === MemberRoleChanged.name) return [{ at, actor, userId: data.userId, from: data.from, to: data.to }];
        if (type === MemberJoined.name) return [{ at, actor, userId: data.userId, from: null, to: data.role }];
        return type === MemberLeft.name ? [{ at, actor, userId: data.userId, from: null, to: null }] : [];
      })
      .slice(-MOST)
      .toReversed();
    const names = await actorNames(
      this.views,
      changes.flatMap(({ userId, actor }) => [userId, actor.id]),
    );
    const nameOf = (id: string) => names.get(id) ?? GONE;
    const by = ({ kind, id }: Actor, userId: string) => {
      if (id === userId) return null;
      if (kind === 'member') return nameOf(id);
      return id === BY_PROVIDER.id ? 'Identity provider' : 'Operator';
    };
    return changes.map(({ userId, actor, ...change }) => ({ ...change, name: nameOf(userId), by: by(actor, userId) }));
  }
}
