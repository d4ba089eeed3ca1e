/**
 * An owner, or an operator, makes somebody in the workspace something else. Decided in the stream of the workspace, so
 * that of two who do it at the same moment the second decides by what the first did. Who is signed in stays so, with
 * the new role from the next request on, whichever process answers it.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { personIn } from '#domain/identity/belonging.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { memberNotFound } from '#domain/workspaces/people.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import type { Position } from '#kernel/position.js';
import type { Role } from '#kernel/roles.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

interface Changed {
  readonly member: { readonly id: string; readonly name: string; readonly email: string; readonly role: Role };
  readonly position: Position;
}

export class ChangeRole extends Command<Changed> {
  constructor(
    readonly workspaceId: string,
    readonly userId: string,
    readonly to: Role,
    /** Whose wish it is; undefined: an operator's. */
    readonly by: string | undefined,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(ChangeRole)
export class ChangeRoleHandler implements ICommandHandler<ChangeRole> {
  constructor(private readonly decisions: Decisions) {}

  /** @throws owner_only · member_not_found · last_owner · workspace_not_found */
  async execute({ workspaceId, userId, to, by, cause }: ChangeRole) {
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active') throw memberNotFound();
    const { name, email } = user;
    const command = { type: 'ChangeRole', workspaceId, ...personIn(user, workspaceId), to, by } as const;
    const { position } = await this.decisions.run(workspaceDecider, workspaceId, command, cause);
    return { member: { id: userId, name, email, role: to }, position };
  }
}
