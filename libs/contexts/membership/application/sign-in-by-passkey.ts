/** Signing in by a passkey: alone, or besides the password where a second factor is wanted. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Attempts, LOGIN_FROM_ADDRESS } from '#contexts/identity/application/attempts.js';
import { Passkeys, type PasskeyAnswer } from '#contexts/identity/application/passkeys.js';
import { signInAgain, SignInChallenges } from '#contexts/identity/application/sign-in-challenges.js';
import { PasswordSignIn } from '#domain/identity/password-sign-in.js';
import { passkeyUnknown } from '#domain/identity/passkeys.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { signedIn, type SignedIn } from './signed-in.js';

export class SignInByPasskey extends Command<SignedIn> {
  constructor(
    readonly passkey: PasskeyAnswer,
    /** Of a login whose password was right; absent when the passkey is all. */
    readonly challenge: string | undefined,
    readonly origin: Omit<Cause, 'actor'>,
    /** Where the request came from. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(SignInByPasskey)
export class SignInByPasskeyHandler implements ICommandHandler<SignInByPasskey> {
  constructor(
    private readonly decisions: Decisions,
    private readonly challenges: SignInChallenges,
    private readonly passkeys: Passkeys,
    private readonly attempts: Attempts,
    private readonly passwords: PasswordSignIn,
  ) {}

  /** @throws too_many_attempts · sign_in_again · provider_required, and what Passkeys.use says */
  async execute({ passkey, challenge, origin, address }: SignInByPasskey): Promise<SignedIn> {
    // Nobody guesses one; but each try costs a signature.
    const attempt = await this.attempts.begin([LOGIN_FROM_ADDRESS, address]);
    const half = challenge === undefined ? undefined : this.challenges.open(challenge);
    const userId = half?.userId ?? this.passkeys.holderOf(passkey);
    const user = await this.decisions.state(userDecider, userId);
    if (half && (user.status !== 'active' || user.epoch !== half.epoch)) throw signInAgain();
    if (user.status !== 'active') throw passkeyUnknown();
    const asked = half ? ({ purpose: 'second-factor', userId } as const) : ({ purpose: 'sign-in' } as const);
    await this.passkeys.use(userId, passkey, asked, { ...origin, actor: { kind: 'member', id: userId } });
    await attempt.succeeded();
    const member = await signedIn(this.decisions, user, ({ role }) => this.passwords.isFor(role));
    // Where all but owners come by the provider, a passkey is no other way in than the password.
    this.passwords.mayUse(member.role);
    return member;
  }
}
