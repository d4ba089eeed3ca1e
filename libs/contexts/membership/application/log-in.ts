/**
 * Login straight from the log: no read model that might be late stands between a member and their account. One message and one
 * duration, whether the address is unknown or the password wrong.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { Decisions } from '#write-side/decisions.js';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { userDecider, type User } from '#domain/identity/user.decider.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { Attempts, LOGIN_FROM_ADDRESS, LOGIN_TO_ACCOUNT } from '#contexts/identity/application/attempts.js';
import { passwordMatches, prepareDecoy } from '#contexts/identity/application/passwords.js';
import type { SignedIn } from './register-member.js';

export class LogIn extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly password: string,
    /** Where the request came from. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly decisions: Decisions,
    private readonly emailKeys: EmailKeys,
    private readonly attempts: Attempts,
  ) {
    prepareDecoy();
  }

  async execute({ email, password, address }: LogIn): Promise<SignedIn> {
    const emailKey = this.emailKeys.keyOf(email);
    // Counted by address of the mail, known or not, before anything is looked up: a refusal tells nothing about accounts.
    const attempt = this.attempts.begin([LOGIN_TO_ACCOUNT, emailKey], [LOGIN_FROM_ADDRESS, address]);
    const { heldBy } = await this.decisions.state(emailClaimDecider, emailKey);
    // An unknown address asks the log as often as a known one.
    const user: User = await this.decisions.state(userDecider, heldBy ?? emailKey);
    const active = user.status === 'active' ? user : undefined;
    if (!(await passwordMatches(password, active?.passwordHash)) || !active) {
      throw new DomainError('wrong_credentials', 'unauthorized', 'Invalid email or password');
    }
    attempt.succeeded();
    // A crash may have cut a registration off before its workspace was recorded: the account works, under a stand-in name.
    const workspace = await this.decisions.state(workspaceDecider, active.workspaceId);
    const { userId, workspaceId, name, role, epoch } = active;
    const workspaceName = workspace.status === 'active' ? workspace.name : 'My workspace';
    return { userId, workspaceId, name, email: active.email, role, epoch, workspaceName };
  }
}
