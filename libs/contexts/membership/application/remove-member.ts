/**
 * An owner removes somebody from the workspace. From the first fact on no token of theirs counts; the address is free when this returns. The key
 * follows by the reactors, which also finish what a crash cuts off here. What they did to documents stays, under their id.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { userDecider } from '#domain/identity/user.decider.js';
import type { Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

export class RemoveMember extends Command<{ readonly position: Position }> {
  constructor(
    readonly workspaceId: string,
    readonly userId: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(RemoveMember)
export class RemoveMemberHandler implements ICommandHandler<RemoveMember> {
  constructor(
    private readonly decisions: Decisions,
    private readonly emailKeys: EmailKeys,
  ) {}

  /** @throws member_not_found · owner_stays */
  async execute({ workspaceId, userId, cause }: RemoveMember) {
    const before = await this.decisions.state(userDecider, userId);
    const { position } = await this.decisions.run(userDecider, userId, { type: 'RemoveMember', workspaceId }, cause);
    // Already erased: then the reactor has freed the address, too.
    if (before.status === 'active' && before.email !== '') {
      const key = this.emailKeys.keyOf(before.email);
      await this.decisions.run(emailClaimDecider, key, { type: 'ReleaseEmail', userId }, cause);
    }
    return { position };
  }
}
