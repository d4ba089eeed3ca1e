/**
 * ProviderAccounts: which account at the company's identity provider opens which account here. An issuer and a subject
 * are a keyed hash wherever they are looked up by, and so is a session there.
 */
import { createHmac } from 'node:crypto';
import { providerAccountDecider } from '#domain/identity/provider-account.js';
import { userDecider } from '#domain/identity/user.decider.js';
import type { LogoutNotice } from '#ports/identity-provider.js';
import type { Cause, Decisions } from '#write-side/decisions.js';

type AtProvider = Pick<LogoutNotice, 'issuer' | 'subject'>;

export class ProviderAccounts {
  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    private readonly secret: Buffer,
    private readonly decisions: Decisions,
  ) {}

  /** The id of its stream. */
  keyOf({ issuer, subject }: AtProvider): string {
    return this.#hash('account', issuer, subject);
  }

  /** Empty when the provider names no session. */
  sessionKeyOf({ issuer, session }: Pick<LogoutNotice, 'issuer' | 'session'>): string {
    return session === undefined ? '' : this.#hash('session', issuer, session);
  }

  async heldBy(of: AtProvider): Promise<string | undefined> {
    return (await this.decisions.state(providerAccountDecider, this.keyOf(of))).heldBy;
  }

  /**
   * In an order that a crash cannot spoil: what stands in the account is found when that is erased, and the claim is
   * made with the next sign-in. Does nothing when it is linked. @throws address_not_confirmed · other_provider_account
   */
  async link(userId: string, { issuer, subject }: AtProvider, cause: Cause): Promise<void> {
    const accountKey = this.keyOf({ issuer, subject });
    await this.decisions.run(userDecider, userId, { type: 'LinkProviderAccount', issuer, accountKey }, cause);
    await this.decisions.run(providerAccountDecider, accountKey, { type: 'ClaimProviderAccount', userId }, cause);
  }

  /** Does nothing when it is somebody else's. */
  async release(accountKey: string, userId: string, cause: Cause): Promise<void> {
    await this.decisions.run(providerAccountDecider, accountKey, { type: 'ReleaseProviderAccount', userId }, cause);
  }

  #hash(...parts: readonly string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest('hex');
  }
}
