/**
 * An account made through an invitation, in the workspace it is for and without one of its own. In an order that a crash cannot spoil: claim the
 * e-mail, take the invitation for that account, create the account. What was cut off is taken up by the next try with the same link,
 * as long as the invitation is good; after that the sweep ends it (see expire-invitations.ts).
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvitationLinks } from './invitation-links.js';
import { invitationsDecider, invitationUsed } from '#domain/membership/invitations.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import { Clock } from '#ports/clock.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { Attempts, REGISTER_FROM_ADDRESS } from '#contexts/identity/application/attempts.js';
import { claimAddress } from '#contexts/identity/application/claim-address.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { hashPassword } from '#contexts/identity/application/passwords.js';
import type { SignedIn } from './register-member.js';

export class AcceptInvitation extends Command<SignedIn & { readonly position: Position }> {
  constructor(
    readonly token: string,
    readonly name: string,
    readonly password: string,
    readonly origin: Omit<Cause, 'actor'>,
    /** Where the request came from. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly decisions: Decisions,
    private readonly links: InvitationLinks,
    private readonly emailKeys: EmailKeys,
    private readonly rules: PasswordRules,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly keys: KeyRing,
  ) {}

  /** @throws link_invalid · invitation_used · has_account · too_many_attempts, and what the password rules say */
  async execute({ token, name, password, origin, address }: AcceptInvitation) {
    this.attempts.begin([REGISTER_FROM_ADDRESS, address]);
    const { workspaceId, invitationId } = this.links.open(token);
    const { workspaceName, email, role } = await this.#invitation(workspaceId, invitationId);
    this.rules.check(password, email);
    const passwordHash = await hashPassword(password);
    const emailKey = this.emailKeys.keyOf(email);
    // The invitation's id, or that of a registration under the address that was cut off.
    const userId = await claimAddress(this.decisions, this.keys, { emailKey, userId: invitationId, origin });
    if (userId === undefined) throw hasAccount();
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    const accept = { type: 'AcceptInvitation', workspaceId, invitationId, userId } as const;
    await this.decisions.run(invitationsDecider, workspaceId, accept, cause).catch(async (refused: unknown) => {
      // Ended in this moment: then nobody else gives the address free any more. After any other fault the next try takes the claim up.
      const release = { type: 'ReleaseEmail', userId } as const;
      if (userId === invitationId && refused instanceof DomainError && refused.code === invitationUsed().code)
        await this.decisions.run(emailClaimDecider, emailKey, release, cause);
      throw refused;
    });
    const account = { userId, workspaceId, role, name, email };
    const registered = await this.decisions.run(
      userDecider,
      userId,
      { type: 'RegisterUser', ...account, passwordHash },
      cause,
    );
    return { ...account, epoch: 0, workspaceName, position: registered.position };
  }

  async #invitation(workspaceId: string, invitationId: string) {
    const [workspace, invitations] = await Promise.all([
      this.decisions.state(workspaceDecider, workspaceId),
      this.decisions.state(invitationsDecider, workspaceId),
    ]);
    const invitation = invitations.get(invitationId);
    if (workspace.status === 'deleted' || !invitation || invitation.email === '') throw invitationUsed();
    const { email, role, acceptedBy, invitedUntil } = invitation;
    if (this.clock.iso() >= invitedUntil || (acceptedBy !== undefined && (await this.#exists(acceptedBy))))
      throw invitationUsed();
    return { workspaceName: workspace.status === 'active' ? workspace.name : 'My workspace', email, role };
  }

  async #exists(userId: string): Promise<boolean> {
    return (await this.decisions.state(userDecider, userId)).status !== 'none';
  }
}

function hasAccount(): DomainError {
  return new DomainError(
    'has_account',
    'conflict',
    'This address already has an account, and an account belongs to one workspace. Ask to be invited under another address.',
  );
}
