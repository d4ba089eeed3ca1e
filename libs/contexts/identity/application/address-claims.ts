/**
 * AddressClaims: who holds an e-mail address, and who lost it. Whoever claims it first may register under it, or the id
 * it is claimed for already when no account came of it, so that what was cut off goes on. A claim that an invitation
 * left behind, which since came to nothing, is taken over: its key is shredded, so nobody can ever register under its
 * id.
 */
import { Injectable } from '@nestjs/common';
import { emailClaimDecider, isFull, type EmailClaim } from '#domain/identity/email-claim.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { KeyShredded } from '#ports/key-vault.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { EmailKeys } from './email-keys.js';
import { passwordMatches } from './passwords.js';

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

  async of(email: string): Promise<EmailClaim> {
    return this.decisions.state(emailClaimDecider, this.keyOf(email));
  }

  async heldBy(email: string): Promise<string | undefined> {
    return (await this.of(email)).heldBy;
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

  /**
   * The same for somebody who has proved that they read the mail of the address: an account that never confirmed it
   * loses it to them, and nothing else. In an order that a crash cannot spoil: from the first fact on it cannot be
   * confirmed any more, and the next try goes on.
   * @param password of the account to be made. Whoever knows the one of the account that is there has no need of
   * another: it is theirs
   * @returns the id that may register; undefined when the address stays where it is. @throws email_taken as above
   */
  async claimProven(
    email: string,
    userId: string,
    password: string,
    origin: Omit<Cause, 'actor'>,
  ): Promise<string | undefined> {
    const { heldBy, lostBy } = await this.of(email);
    const holder = await this.decisions.state(userDecider, heldBy ?? userId);
    if (heldBy === undefined || holder.status !== 'active' || holder.address === 'confirmed')
      return this.claim(email, userId, origin);
    if (isFull({ lostBy }) || (await passwordMatches(password, holder.passwordHash))) return undefined;
    const cause: Cause = { ...origin, actor: { kind: 'member', id: userId } };
    await this.decisions.run(userDecider, heldBy, { type: 'LoseAddress' }, cause);
    await this.decisions.run(
      emailClaimDecider,
      this.keyOf(email),
      { type: 'HandOverEmail', userId, from: heldBy },
      cause,
    );
    return userId;
  }

  /** Of whoever holds it or lost it. Does nothing when that is somebody else. */
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
