/**
 * AddressClaims: who holds an e-mail address. Whoever claims it first may register under it, or the id it is claimed
 * for already when no account came of it, so that what was cut off goes on. A claim that an invitation left behind,
 * which since came to nothing, is taken over: its key is shredded, so nobody can ever register under its id.
 */
import { Injectable } from '@nestjs/common';
import { emailClaimDecider } from '#domain/identity/email-claim.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { KeyShredded } from '#ports/key-vault.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { EmailKeys } from './email-keys.js';

@Injectable()
export class AddressClaims {
  constructor(
    private readonly decisions: Decisions,
    private readonly emailKeys: EmailKeys,
    private readonly keys: KeyRing,
  ) {}

  /** The id of the address's stream, which names nobody. */
  keyOf(email: string): string {
    return this.emailKeys.keyOf(email);
  }

  async heldBy(email: string): Promise<string | undefined> {
    return (await this.decisions.state(emailClaimDecider, this.keyOf(email))).heldBy;
  }

  /**
   * @param userId for whom, unless somebody holds it
   * @returns the id that may register; undefined when the address has an account. @throws email_taken when somebody
   * was faster in this moment
   */
  async claim(email: string, userId: string, origin: Omit<Cause, 'actor'>): Promise<string | undefined> {
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    const holder = await this.heldBy(email);
    if (holder !== undefined) {
      if ((await this.decisions.state(userDecider, holder)).status !== 'none') return undefined;
      if (!(await this.#isErased(holder))) return holder;
      await this.release(email, holder, cause);
    }
    await this.decisions.run(emailClaimDecider, this.keyOf(email), { type: 'ClaimEmail', userId }, cause);
    return userId;
  }

  /** Does nothing when somebody else holds it. */
  async release(email: string, userId: string, cause: Cause): Promise<void> {
    await this.decisions.run(emailClaimDecider, this.keyOf(email), { type: 'ReleaseEmail', userId }, cause);
  }

  async #isErased(userId: string): Promise<boolean> {
    try {
      await this.keys.forSealing(`user:${userId}`); // made now when it has none: registering needs it next
      return false;
    } catch (error) {
      if (error instanceof KeyShredded) return true;
      throw error;
    }
  }
}
