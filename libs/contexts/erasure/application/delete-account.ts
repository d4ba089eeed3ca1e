/**
 * Deletes a member's account, and with the last owner's the workspace with its API keys. Which of the two it is, the
 * stream of the workspace decides: of two owners who go at the same moment, the second is the last. When this returns
 * no token of theirs counts, the keys open nothing and the address is free. Keys, files and documents follow by the
 * reactors, which also finish what a crash cuts off here.
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
    /** Refused to who is the last owner, then. */
    readonly keepWorkspace: boolean,
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

  /** @throws last_owner, when the workspace is to be kept and is nobody else's */
  async execute({ userId, keepWorkspace, cause }: DeleteAccount) {
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active') throw signedOut();
    const { joinedAs, workspaceId, email } = user;
    const leave = { type: 'LeaveWorkspace', workspaceId, userId, joinedAs, keepWorkspace } as const;
    const left = await this.decisions.run(workspaceDecider, workspaceId, leave, cause);
    const deleted = await this.decisions.run(userDecider, userId, { type: 'DeleteUser' }, cause);
    let position = laterOf(left.position, deleted.position);
    if (left.state.status === 'deleted') {
      const keys = await this.decisions.run(apiKeysDecider, workspaceId, { type: 'DeleteApiKeys', workspaceId }, cause);
      position = laterOf(position, keys.position);
    }
    await this.claims.release(email, userId, cause);
    return { position };
  }
}

/** Deleted by another request a moment ago. */
function signedOut(): DomainError {
  return new DomainError('unauthorized', 'unauthorized', 'Please sign in.');
}
