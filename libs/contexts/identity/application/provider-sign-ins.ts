/**
 * ProviderSignIns: from the button to the provider and back. What must be known again when the browser comes back
 * travels with the browser, sealed, so that any process may finish what another one began; each sign-in has a cookie of
 * its own, so that two windows do not spoil each other's.
 */
import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import * as refusals from '#domain/identity/provider-refusals.js';
import type { DomainError } from '#kernel/domain-error.js';
import type { Log } from '#kernel/log.js';
import type { Clock } from '#ports/clock.js';
import {
  ProviderFault,
  type IdentityProvider,
  type LogoutNotice,
  type ProviderIdentity,
} from '#ports/identity-provider.js';
import { seal, unseal } from '#write-side/sealing.js';

export const SIGN_IN_MS = 10 * 60_000;
const PLACE = 'provider-sign-in';

const kept = z.object({
  proof: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  invitation: z.string().optional(),
  /** Epoch milliseconds */
  until: z.number(),
});
type Kept = z.infer<typeof kept>;

interface Cookie {
  readonly name: string;
  readonly value: string;
}

interface Begun {
  /** Where the browser goes. */
  readonly address: string;
  readonly cookie: Cookie;
}

const REFUSALS: Readonly<Record<ProviderFault['reason'], (provider: string) => DomainError>> = {
  off: refusals.providerOff,
  away: refusals.providerAway,
  denied: refusals.providerDenied,
  over: refusals.providerSignInOver,
  untrusted: refusals.providerUntrusted,
  clock: refusals.providerClock,
  unfit: refusals.providerUnfit,
};
/** What is nobody's fault, and happens every day. */
const USUAL: readonly ProviderFault['reason'][] = ['off', 'denied', 'over'];

export class ProviderSignIns {
  readonly #key: KeyObject;

  /** @param secret derived from the master key; the same in all processes, for ever */
  constructor(
    secret: Buffer,
    /** Whether browsers reach us by https alone. */
    readonly secure: boolean,
    private readonly provider: IdentityProvider,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.#key = createSecretKey(secret);
  }

  /** @throws provider_off · provider_away · provider_unfit */
  async begin({ invitation, again }: { readonly invitation?: string; readonly again: boolean }): Promise<Begun> {
    const { address, proof } = await this.#told(() => this.provider.begin(again));
    const what: Kept = { proof, invitation, until: this.clock.now().getTime() + SIGN_IN_MS };
    const value = seal(Buffer.from(JSON.stringify(what)), this.#key, PLACE).toString('base64url');
    return { address, cookie: { name: cookieOf(proof.state), value } };
  }

  /** The name of the cookie that belongs to an answer, the query the browser came back with. */
  cookieFor(answer: string): string {
    return cookieOf(new URLSearchParams(answer).get('state') ?? '');
  }

  /** @throws what provider-refusals.ts has for each fault */
  async finish(
    answer: string,
    cookie: string | undefined,
  ): Promise<{ readonly identity: ProviderIdentity; readonly invitation?: string | undefined }> {
    const { proof, invitation } = this.#open(cookie);
    return { identity: await this.#told(() => this.provider.finish(answer, proof)), invitation };
  }

  /** @throws the same */
  logoutNotice(token: string): Promise<LogoutNotice> {
    return this.#told(() => this.provider.logoutNotice(token));
  }

  #open(cookie: string | undefined): Kept {
    try {
      const plain = unseal(Buffer.from(cookie ?? '', 'base64url'), this.#key, PLACE);
      const what = kept.parse(JSON.parse(plain.toString()));
      if (this.clock.now().getTime() < what.until) return what;
    } catch {
      // Not ours, or cut: as good as none.
    }
    throw refusals.providerSignInOver(this.provider.name);
  }

  async #told<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      const { reason, cause } = error;
      if (!USUAL.includes(reason)) this.log('warn', 'the identity provider', { reason, said: wordsOf(cause) });
      throw REFUSALS[reason](this.provider.name);
    }
  }
}

/** What went wrong, cause by cause; not the errors themselves, which hold what the provider says of somebody. */
function wordsOf(error: unknown): string {
  const words: string[] = [];
  for (let at = error; at instanceof Error && words.length < 4; at = at.cause) words.push(at.message);
  return words.join(': ');
}

const cookieOf = (state: string): string =>
  `recto-sign-in-${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
