/**
 * Deletes a member's account, and with an owner's the workspace. From the first fact on no token of theirs counts; the address is free when
 * this returns. Keys, files and documents follow by the reactors, which also finish what a crash cuts off here.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { PasswordProof } from '#contexts/identity/application/password-proof.js';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { laterOf, type Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

export class DeleteAccount extends Command<{ readonly position: Position }> {
  constructor(
    readonly userId: string,
    readonly currentPassword: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly decisions: Decisions,
    private readonly emailKeys: EmailKeys,
    private readonly proof: PasswordProof,
  ) {}

  async execute({ userId, currentPassword, cause }: DeleteAccount) {
    const { role, workspaceId, email } = await this.proof.of(userId, currentPassword);
    const deleted = await this.decisions.run(userDecider, userId, { type: 'DeleteUser' }, cause);
    let position = deleted.position;
    if (role === 'owner') {
      const workspace = await this.decisions.run(
        workspaceDecider,
        workspaceId,
        { type: 'DeleteWorkspace', workspaceId },
        cause,
      );
      position = laterOf(position, workspace.position);
    }
    await this.decisions.run(emailClaimDecider, this.emailKeys.keyOf(email), { type: 'ReleaseEmail', userId }, cause);
    return { position };
  }
}
