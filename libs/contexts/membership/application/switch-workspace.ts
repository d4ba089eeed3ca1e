/** A signed-in member goes on in another of their workspaces, if the way they signed in by opens that one, too. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PasswordSignIn } from '#domain/identity/password-sign-in.js';
import { sessionsDecider } from '#domain/identity/sessions.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { workspaceNotFound } from '#domain/workspaces/workspace.js';
import { Decisions } from '#write-side/decisions.js';
import { membershipIn } from './memberships.js';
import type { SignedIn } from './signed-in.js';

export class SwitchWorkspace extends Command<SignedIn> {
  constructor(
    readonly userId: string,
    readonly workspaceId: string,
    /** undefined: of a token from before sessions were told apart. */
    readonly sessionId: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(SwitchWorkspace)
export class SwitchWorkspaceHandler implements ICommandHandler<SwitchWorkspace> {
  constructor(
    private readonly decisions: Decisions,
    private readonly passwords: PasswordSignIn,
  ) {}

  /** @throws workspace_not_found, whether there is one or not · provider_required */
  async execute({ userId, workspaceId, sessionId }: SwitchWorkspace): Promise<SignedIn> {
    const user = await this.decisions.state(userDecider, userId);
    const member = user.status === 'active' ? await membershipIn(this.decisions, user, workspaceId) : undefined;
    if (user.status !== 'active' || !member) throw workspaceNotFound();
    // Who came by password as an owner elsewhere would else be in a workspace that wants the provider.
    if (!(await this.#isByProvider(userId, sessionId))) this.passwords.mayUse(member.role);
    const { name, email, epoch } = user;
    const { role, workspaceName } = member;
    return { userId, workspaceId, name, email, role, epoch, workspaceName };
  }

  async #isByProvider(userId: string, sessionId: string | undefined): Promise<boolean> {
    const sessions = await this.decisions.state(sessionsDecider, userId);
    return sessions.some((one) => one.sessionId === sessionId && one.providerSession !== undefined);
  }
}
