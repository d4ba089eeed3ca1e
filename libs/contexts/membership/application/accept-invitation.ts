/**
 * An account made through an invitation, in the workspace it is for and without one of its own. Its link proves that
 * the mail of the address is read, so an account that never confirmed the address is not in the way.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Admission } from '#domain/membership/admission.js';
import { PasswordSignIn } from '#domain/identity/password-sign-in.js';
import type { Position } from '#kernel/position.js';
import type { Language } from '#texts/languages.js';
import type { Cause } from '#write-side/decisions.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { Attempts, REGISTER_FROM_ADDRESS } from '#contexts/identity/application/attempts.js';
import { hashPassword } from '#contexts/identity/application/passwords.js';
import { GoodInvitations } from './good-invitations.js';
import { NewAccounts } from './new-accounts.js';
import type { SignedIn } from './signed-in.js';

export class AcceptInvitation extends Command<SignedIn & { readonly position: Position }> {
  constructor(
    readonly token: string,
    readonly name: string,
    readonly password: string,
    readonly origin: Omit<Cause, 'actor'>,
    /** Where the request came from. */
    readonly address: string,
    /** That the browser asks for. */
    readonly language?: Language,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly invitations: GoodInvitations,
    private readonly accounts: NewAccounts,
    private readonly rules: PasswordRules,
    private readonly attempts: Attempts,
    private readonly admission: Admission,
    private readonly passwords: PasswordSignIn,
  ) {}

  /**
   * @throws registration_closed · provider_required · link_invalid · invitation_used · has_account · too_many_attempts,
   * and what the password rules say
   */
  async execute({ token, name, password, origin, address, language }: AcceptInvitation) {
    this.admission.mayJoin();
    await this.attempts.begin([REGISTER_FROM_ADDRESS, address]);
    const invitation = await this.invitations.open(token);
    this.passwords.mayUse(invitation.role);
    this.rules.check(password, invitation.email);
    const passwordHash = await hashPassword(password);
    return this.accounts.byInvitation(invitation, { name, passwordHash, language }, password, origin);
  }
}
