/**
 * Deletes a member's account, and with an owner's the workspace with its API keys. From the first fact on no token of
 * theirs counts; the keys open nothing and the address is free when this returns. Keys, files and documents follow by
 * the reactors, which also finish what a crash cuts off here.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { apiKeysDecider } from '#domain/identity/api-keys.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { laterOf, type Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

export class DeleteAccount extends Command<{ readonly position: Position }> {
  constructor(
    readonly userId: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
  ) {}

  async execute({ userId, cause }: DeleteAccount) {
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active') throw signedOut();
    const { role, workspaceId, email } = user;
    const deleted = await this.decisions.run(userDecider, userId, { type: 'DeleteUser' }, cause);
    let position = deleted.position;
    if (role === 'owner') {
      const workspace = await this.decisions.run(
        workspaceDecider,
        workspaceId,
        { type: 'DeleteWorkspace', workspaceId },
        cause,
      );
      const keys = await this.decisions.run(apiKeysDecider, workspaceId, { type: 'DeleteApiKeys', workspaceId }, cause);
      position = [workspace.position, keys.position].reduce(laterOf, position);
    }
    await this.claims.release(email, userId, cause);
    return { position };
  }
}

/** Deleted by another request a moment ago. */
function signedOut(): DomainError {
  return new DomainError('unauthorized', 'unauthorized', 'Please sign in.');
}
