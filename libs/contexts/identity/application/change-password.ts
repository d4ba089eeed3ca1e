/**
 * Changes a member's password and ends every session; the one it was changed in goes on with a token of the new
 * epoch.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '#kernel/position.js';
import { DomainError } from '#kernel/domain-error.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { PasswordProof } from './password-proof.js';
import { hashPassword } from './passwords.js';

export interface NewEpoch {
  readonly userId: string;
  readonly epoch: number;
  readonly position: Position;
}

export class ChangePassword extends Command<NewEpoch> {
  constructor(
    readonly userId: string,
    readonly currentPassword: string,
    readonly newPassword: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly decisions: Decisions,
    private readonly proof: PasswordProof,
    private readonly rules: PasswordRules,
  ) {}

  async execute({ userId, currentPassword, newPassword, cause }: ChangePassword): Promise<NewEpoch> {
    const user = await this.proof.of(userId, currentPassword);
    if (newPassword === currentPassword) throw samePassword();
    this.rules.check(newPassword, user.email);
    const passwordHash = await hashPassword(newPassword);
    const command = { type: 'ChangePassword' as const, provenAgainst: user.passwordHash, passwordHash };
    const { state, position } = await this.decisions.run(userDecider, userId, command, cause);
    const epoch = state.status === 'none' ? user.epoch : state.epoch;
    return { userId, epoch, position };
  }
}

function samePassword(): DomainError {
  return new DomainError('same_password', 'invalid', 'The new password must be another one than the current password.');
}
