/**
 * Login straight from the log: no read model that might be late stands between a member and their account. One message and one
 * duration, whether the address is unknown or the password wrong.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { workspaceDecider } from '#contexts/workspaces/domain/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { Decisions } from '#write-side/decisions.js';
import { emailClaimDecider } from '../domain/email-claim.js';
import { userDecider, type User } from '../domain/user.decider.js';
import { EmailKeys } from './email-keys.js';
import { passwordMatches } from './passwords.js';
import type { SignedIn } from './register-member.js';

export class LogIn extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly decisions: Decisions,
    private readonly emailKeys: EmailKeys,
  ) {}

  async execute({ email, password }: LogIn): Promise<SignedIn> {
    const { heldBy } = await this.decisions.state(emailClaimDecider, this.emailKeys.keyOf(email));
    const user: User = heldBy ? await this.decisions.state(userDecider, heldBy) : { status: 'none' };
    const active = user.status === 'active' ? user : undefined;
    if (!(await passwordMatches(password, active?.passwordHash)) || !active) {
      throw new DomainError('wrong_credentials', 'unauthorized', 'Invalid email or password');
    }
    // A crash may have cut a registration off before its workspace was recorded: the account works, under a stand-in name.
    const workspace = await this.decisions.state(workspaceDecider, active.workspaceId);
    const { userId, workspaceId, name, role, epoch } = active;
    const { name: workspaceName, plan } = workspace.status === 'active' ? workspace : { name: 'My workspace', plan: 'free' as const };
    return { userId, workspaceId, name, email: active.email, role, epoch, workspaceName, plan };
  }
}
