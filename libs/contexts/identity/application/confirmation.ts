/**
 * Confirmation: a signed-in member proves once more that it is them, for the next fifteen minutes. By a passkey, or by
 * the password and, where signing in wants a second factor, that one, too: else it would protect signing in only.
 */
import { Injectable } from '@nestjs/common';
import { userDecider } from '#domain/identity/user.decider.js';
import { passkeyUnknown } from '#domain/identity/passkeys.js';
import { DomainError } from '#kernel/domain-error.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { Passkeys, type PasskeyAnswer } from './passkeys.js';
import { PasswordProof, type ActiveUser } from './password-proof.js';
import { SecondFactors } from './second-factors.js';
import { SecondProofs, secondProofSentence, type SecondProof } from './second-proofs.js';

interface Proof {
  readonly currentPassword?: string | undefined;
  /** Of the app, or a recovery code. */
  readonly code?: string | undefined;
  /** In place of both. */
  readonly passkey?: PasskeyAnswer | undefined;
}

@Injectable()
export class Confirmation {
  constructor(
    private readonly decisions: Decisions,
    private readonly passwords: PasswordProof,
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
    private readonly secondProofs: SecondProofs,
  ) {}

  /** @throws wrong_password · second_factor_required · what Passkeys.use and SecondFactors.use say */
  async of(userId: string, { currentPassword = '', code, passkey }: Proof, cause: Cause): Promise<ActiveUser> {
    if (passkey) {
      await this.passkeys.use(userId, passkey, { purpose: 'confirm', userId }, cause);
      return this.#active(userId);
    }
    const user = await this.passwords.of(userId, currentPassword);
    const wanted = await this.secondProofs.wantedOf(userId);
    if (!wanted) return user;
    if (code === undefined) throw secondProofRequired(wanted);
    await this.factors.use(userId, code, cause);
    return user;
  }

  async #active(userId: string): Promise<ActiveUser> {
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active') throw passkeyUnknown();
    return user;
  }
}

/** Not `unauthorized`: nobody is signed out by it. */
function secondProofRequired(wanted: SecondProof): DomainError {
  return new DomainError('second_factor_required', 'forbidden', secondProofSentence(wanted), { ...wanted });
}
