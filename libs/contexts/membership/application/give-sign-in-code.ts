/** The second half of a sign-in: the password was right, and a code is asked for. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondFactors } from '#contexts/identity/application/second-factors.js';
import { signInAgain, SignInChallenges } from '#contexts/identity/application/sign-in-challenges.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { secondProofSentence, type SecondProof } from '#contexts/identity/application/second-proofs.js';
import { PasswordSignIn } from '#domain/identity/password-sign-in.js';
import { DomainError } from '#kernel/domain-error.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { signedIn, type SignedIn } from './signed-in.js';

export class GiveSignInCode extends Command<SignedIn> {
  constructor(
    readonly challenge: string,
    readonly code: string,
    readonly origin: Omit<Cause, 'actor'>,
  ) {
    super();
  }
}

@CommandHandler(GiveSignInCode)
export class GiveSignInCodeHandler implements ICommandHandler<GiveSignInCode> {
  constructor(
    private readonly decisions: Decisions,
    private readonly challenges: SignInChallenges,
    private readonly factors: SecondFactors,
    private readonly passwords: PasswordSignIn,
  ) {}

  /** @throws sign_in_again · provider_required · wrong_code · too_many_attempts · second_factor_off */
  async execute({ challenge, code, origin }: GiveSignInCode): Promise<SignedIn> {
    const { userId, epoch } = this.challenges.open(challenge);
    const user = await this.decisions.state(userDecider, userId);
    // Another password was chosen meanwhile, or the account deleted.
    if (user.status !== 'active' || user.epoch !== epoch) throw signInAgain();
    await this.factors.use(userId, code, { ...origin, actor: { kind: 'member', id: userId } });
    const member = await signedIn(this.decisions, user, ({ role }) => this.passwords.isFor(role));
    // They may have been an owner when they gave the password.
    this.passwords.mayUse(member.role);
    return member;
  }
}

/** To who has given the right password, and to nobody else. @param challenge comes back with the code or the passkey */
export function secondFactorRequired(challenge: string, wanted: SecondProof): DomainError {
  const message = secondProofSentence(wanted);
  return new DomainError('second_factor_required', 'unauthorized', message, { challenge, ...wanted });
}
