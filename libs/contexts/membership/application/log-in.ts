/**
 * Login straight from the log: no read model that might be late stands between a member and their account. One
 * message and one duration, whether the address is unknown or the password wrong. An account that lost its address is
 * signed in to under it all the same, by its own password.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Decisions } from '#write-side/decisions.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { PasswordSignIn } from '#domain/identity/password-sign-in.js';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { Attempts, LOGIN_FROM_ADDRESS, LOGIN_TO_ACCOUNT } from '#contexts/identity/application/attempts.js';
import { passwordMatches, prepareDecoy } from '#contexts/identity/application/passwords.js';
import type { ActiveUser } from './memberships.js';
import { signedIn, type SignedIn, wrongCredentials } from './signed-in.js';

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
    private readonly claims: AddressClaims,
    private readonly attempts: Attempts,
    private readonly passwords: PasswordSignIn,
  ) {
    prepareDecoy();
  }

  /** @throws wrong_credentials · provider_required, to the right password alone · too_many_attempts */
  async execute({ email, password, address }: LogIn): Promise<SignedIn> {
    const emailKey = this.claims.keyOf(email);
    // Counted by address of the mail, known or not, before anything is looked up: a refusal tells nothing about
    // accounts.
    const attempt = await this.attempts.begin([LOGIN_TO_ACCOUNT, emailKey], [LOGIN_FROM_ADDRESS, address]);
    const { heldBy, lostBy } = await this.claims.of(email);
    // An unknown address asks the log and compares passwords as often as a known one that nobody lost.
    const active = await this.#theOneOf([heldBy ?? emailKey, ...(lostBy.length > 0 ? lostBy : [emailKey])], password);
    if (!active) throw wrongCredentials();
    // The password of an account that lost the address gives back no tries at the one of who has it now.
    if (active.address !== 'lost') await attempt.succeeded();
    const member = await signedIn(this.decisions, active, ({ role }) => this.passwords.isFor(role));
    this.passwords.mayUse(member.role);
    return member;
  }

  async #theOneOf(ids: readonly string[], password: string): Promise<ActiveUser | undefined> {
    for (const id of ids) {
      const user = await this.decisions.state(userDecider, id);
      const active = user.status === 'active' ? user : undefined;
      if (await passwordMatches(password, active?.passwordHash)) return active;
    }
    return undefined;
  }
}
