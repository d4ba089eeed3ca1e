/**
 * An account made through an invitation, in the workspace it is for and without one of its own. Its link proves that
 * the mail of the address is read, so an account that never confirmed the address is not in the way. In an order that a
 * crash cannot spoil: claim the e-mail, take the invitation for that account, create the account. What was cut off is
 * taken up by the next try with the same link, as long as the invitation is good; after that the sweep ends it (see
 * expire-invitations.ts).
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { invitationsDecider, invitationUsed } from '#domain/membership/invitations.js';
import { Admission } from '#domain/membership/admission.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { Attempts, REGISTER_FROM_ADDRESS } from '#contexts/identity/application/attempts.js';
import { hashPassword } from '#contexts/identity/application/passwords.js';
import { GoodInvitations } from './good-invitations.js';
import type { SignedIn } from './signed-in.js';

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
    private readonly invitations: GoodInvitations,
    private readonly claims: AddressClaims,
    private readonly rules: PasswordRules,
    private readonly attempts: Attempts,
    private readonly admission: Admission,
  ) {}

  /** @throws registration_closed · link_invalid · invitation_used · has_account · too_many_attempts, and what the password rules say */
  async execute({ token, name, password, origin, address }: AcceptInvitation) {
    this.admission.mayJoin();
    await this.attempts.begin([REGISTER_FROM_ADDRESS, address]);
    const { workspaceId, invitationId, workspaceName, email, role } = await this.invitations.open(token);
    this.rules.check(password, email);
    const passwordHash = await hashPassword(password);
    // The invitation's id, or that of a registration under the address that was cut off.
    const userId = await this.claims.claimProven(email, invitationId, password, origin);
    if (userId === undefined) throw hasAccount();
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    const accept = { type: 'AcceptInvitation', workspaceId, invitationId, userId } as const;
    await this.decisions.run(invitationsDecider, workspaceId, accept, cause).catch(async (refused: unknown) => {
      // Ended in this moment: then nobody else gives the address free any more. After any other fault the next try
      // takes the claim up.
      if (userId === invitationId && refused instanceof DomainError && refused.code === invitationUsed().code)
        await this.claims.release(email, userId, cause);
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
}

function hasAccount(): DomainError {
  return new DomainError(
    'has_account',
    'conflict',
    'This address already has an account, and an account belongs to one workspace. Ask to be invited under another address.',
  );
}
