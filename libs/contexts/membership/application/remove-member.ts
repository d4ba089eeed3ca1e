/**
 * An owner removes somebody from the workspace, who is no owner. It is decided in the stream of the workspace; from
 * that fact on no token of theirs counts there. Who has no other workspace loses the account with it: the address is
 * free when this returns, and the key goes by the reactors, which also finish what a crash cuts off here. What they did
 * to documents stays, under their id.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { personIn } from '#domain/identity/belonging.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { memberNotFound } from '#domain/workspaces/people.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { laterOf, type Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

export class RemoveMember extends Command<{ readonly position: Position }> {
  constructor(
    readonly workspaceId: string,
    readonly userId: string,
    /** Whose wish it is; undefined: an operator's. */
    readonly by: string | undefined,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(RemoveMember)
export class RemoveMemberHandler implements ICommandHandler<RemoveMember> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
  ) {}

  /** @throws owner_only · member_not_found · owner_stays */
  async execute({ workspaceId, userId, by, cause }: RemoveMember) {
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active' || user.workspaces.get(workspaceId) !== 'in') throw memberNotFound();
    const leave = { type: 'RemoveMember', workspaceId, ...personIn(user, workspaceId), by } as const;
    const left = await this.decisions.run(workspaceDecider, workspaceId, leave, cause);
    const gone = await this.decisions.run(userDecider, userId, { type: 'LeaveWorkspace', workspaceId }, cause);
    const { email } = user;
    // Already erased: then the reactor has freed the address, too.
    if (gone.state.status === 'deleted' && email !== '') await this.claims.release(email, userId, cause);
    return { position: laterOf(left.position, gone.position) };
  }
}
