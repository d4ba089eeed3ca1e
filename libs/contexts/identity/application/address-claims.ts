/**
 * AddressClaims: who holds an e-mail address, and who lost it. Whoever claims it first may register under it, or the id
 * it is claimed for already when no account came of it, so that what was cut off goes on. A claim that an invitation
 * left behind, which since came to nothing, is taken over: its key is shredded, so nobody can ever register under its
 * id.
 */
import { Injectable } from '@nestjs/common';
import { emailClaimDecider, isFull, type EmailClaim } from '#domain/identity/email-claim.js';
import { emailTaken, userDecider, type User } from '#domain/identity/user.decider.js';
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
      const user = await this.decisions.state(userDecider, holder);
      if (user.status === 'none' ? !(await this.#isErased(holder)) : this.#isOf(user, email))
        return user.status === 'none' ? holder : undefined;
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

  /**
   * For an account that is there, when who is signed in to it has proved that they read the mail of the address. One
   * that never confirmed it loses it to them. @throws email_taken
   */
  async takeOver(email: string, userId: string, cause: Cause): Promise<void> {
    const key = this.keyOf(email);
    const { heldBy, lostBy } = await this.of(email);
    const holder = await this.decisions.state(userDecider, heldBy ?? userId);
    if (heldBy === undefined || heldBy === userId || holder.status !== 'active' || !this.#isOf(holder, email)) {
      if ((await this.claim(email, userId, cause)) !== userId && heldBy !== userId) throw emailTaken();
      return;
    }
    if (isFull({ lostBy })) throw emailTaken();
    await this.decisions.run(userDecider, heldBy, { type: 'LoseAddress' }, cause);
    await this.decisions.run(emailClaimDecider, key, { type: 'HandOverEmail', userId, from: heldBy }, cause);
  }

  /** Of whoever holds it or lost it. Does nothing when that is somebody else. */
  async release(email: string, userId: string, cause: Cause): Promise<void> {
    await this.decisions.run(emailClaimDecider, this.keyOf(email), { type: 'ReleaseEmail', userId }, cause);
  }

  /** Else it is a claim that a change of address left behind when it was cut off. */
  #isOf({ email: own, others }: Exclude<User, { status: 'none' }>, email: string): boolean {
    return [own, others.wanted?.email].some((one) => one !== undefined && this.keyOf(one) === this.keyOf(email));
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
