/**
 * IdentityProvider: a company's own sign-in. Every adapter guarantees:
 *  - nothing is asked of the provider before somebody signs in, so that one that is away keeps no server from starting;
 *  - an identity is only told when the answer belongs to the sign-in that was begun, and is the provider's own;
 *  - every failure is a ProviderFault whose reason a member can be told.
 */
type Reason =
  /** There is none. */
  | 'off'
  /** It does not answer, or not now. */
  | 'away'
  /** It let nobody in, or they canceled. */
  | 'denied'
  /** The sign-in is over: used before, or too old. */
  | 'over'
  /** What was answered is not for this sign-in, or not the provider's. */
  | 'untrusted'
  | 'clock'
  /** It does not know us, or does not do what is needed: for operators. */
  | 'unfit';

export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';

  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`identity provider: ${reason}`, { cause });
  }
}

/** What must be known again when the answer comes; no secret of ours, but only the browser that began may have it. */
export interface SignInProof {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderIdentity {
  readonly issuer: string;
  /** Of the person at the issuer, for ever. */
  readonly subject: string;
  /** Of the provider's own session, when it says so. */
  readonly session?: string | undefined;
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
  readonly name?: string | undefined;
  /** Epoch milliseconds: when they last proved there who they are, when it says so. */
  readonly provenAt?: number | undefined;
  /** All that the provider says of the person. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Where the browser signs out there, when that is offered. */
  readonly signOutAddress?: string | undefined;
}

/** The provider says that somebody has signed out, or is to be. */
export type LogoutNotice = Pick<ProviderIdentity, 'issuer' | 'subject' | 'session'>;

export abstract class IdentityProvider {
  /** As the sign-in page calls it. */
  abstract readonly name: string;

  /** @param again whoever is signed in there proves once more that it is them. @returns where the browser goes */
  abstract begin(again: boolean): Promise<{ readonly address: string; readonly proof: SignInProof }>;

  /** @param answer the query that the browser came back with */
  abstract finish(answer: string, proof: SignInProof): Promise<ProviderIdentity>;

  /** @param token as the provider posts it. */
  abstract logoutNotice(token: string): Promise<LogoutNotice>;
}
