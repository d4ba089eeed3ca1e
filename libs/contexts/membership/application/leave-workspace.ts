/**
 * Somebody leaves one of their workspaces and keeps their account. Not the last one: that is deleting the account. Nor
 * one that has no other owner.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { personIn } from '#domain/identity/belonging.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { workspaceDecider, workspaceNotFound } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { laterOf, type Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { memberships } from './memberships.js';

export class LeaveWorkspace extends Command<{ readonly position: Position }> {
  constructor(
    readonly userId: string,
    readonly workspaceId: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(LeaveWorkspace)
export class LeaveWorkspaceHandler implements ICommandHandler<LeaveWorkspace> {
  constructor(private readonly decisions: Decisions) {}

  /** @throws workspace_not_found · only_workspace · last_owner */
  async execute({ userId, workspaceId, cause }: LeaveWorkspace) {
    const user = await this.decisions.state(userDecider, userId);
    const all = user.status === 'active' ? await memberships(this.decisions, user) : [];
    if (user.status !== 'active' || !all.some((one) => one.workspaceId === workspaceId)) throw workspaceNotFound();
    if (all.length === 1) throw onlyWorkspace();
    const person = personIn(user, workspaceId);
    const leave = { type: 'LeaveWorkspace', workspaceId, ...person, keepWorkspace: true } as const;
    const left = await this.decisions.run(workspaceDecider, workspaceId, leave, cause);
    const gone = await this.decisions.run(userDecider, userId, { type: 'LeaveWorkspace', workspaceId }, cause);
    return { position: laterOf(left.position, gone.position) };
  }
}

function onlyWorkspace(): DomainError {
  return new DomainError(
    'only_workspace',
    'conflict',
    'This is your only workspace. To leave it, delete your account in the settings.',
  );
}
