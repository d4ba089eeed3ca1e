/** Ends every session of a member; the one that asked goes on with a token of the new epoch. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { userDecider } from '#domain/identity/user.decider.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import type { NewEpoch } from './change-password.js';
import { PasswordProof } from './password-proof.js';

export class EndSessions extends Command<NewEpoch> {
  constructor(
    readonly userId: string,
    readonly currentPassword: string,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(EndSessions)
export class EndSessionsHandler implements ICommandHandler<EndSessions> {
  constructor(
    private readonly decisions: Decisions,
    private readonly proof: PasswordProof,
  ) {}

  /** The password, because the token that is answered is as good as one of signing in. @throws wrong_password */
  async execute({ userId, currentPassword, cause }: EndSessions): Promise<NewEpoch> {
    const user = await this.proof.of(userId, currentPassword);
    const { state, position } = await this.decisions.run(userDecider, userId, { type: 'RevokeSessions' }, cause);
    const epoch = state.status === 'none' ? user.epoch : state.epoch;
    return { userId, epoch, position };
  }
}
