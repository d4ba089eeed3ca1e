/**
 * LogoutTokens: what a provider posts when somebody signs out there (OpenID Connect Back-Channel Logout 1.0): signed by
 * the provider's key, for this client, of these minutes, about a person, and no other token of it. Keys are asked for
 * when a token names one that is not known, at most once a minute: strangers' tokens are no load on the provider.
 */
import { createRemoteJWKSet, errors, jwtVerify, type RemoteJWKSet } from 'jose';
import { z } from 'zod';
import { ProviderFault, type LogoutNotice } from '#ports/identity-provider.js';

/** So no other token of the provider is taken for one (the standard only recommends it). */
const TYPE = 'logout+jwt';
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];
const GOOD_FOR_SECONDS = 5 * 60;
const KEYS = {
  cooldownDuration: 60_000,
  /** After that a key may have been withdrawn. */
  cacheMaxAge: 60 * 60_000,
  timeoutDuration: 10_000,
};

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  sid: z.string().min(1).optional(),
  jti: z.string(),
  events: z.object({ [EVENT]: z.object({}) }),
  nonce: z.undefined().optional(),
});

interface Server {
  readonly issuer: string;
  readonly jwks_uri?: string;
}

export class LogoutTokens {
  #keys?: { readonly of: string; readonly set: RemoteJWKSet };

  constructor(
    private readonly clientId: string,
    private readonly toleranceSeconds: number,
  ) {}

  /** @throws ProviderFault */
  async read(token: string, { issuer, jwks_uri }: Server): Promise<LogoutNotice> {
    if (jwks_uri === undefined) throw new ProviderFault('unfit');
    try {
      const { payload } = await jwtVerify(token, this.#keysAt(jwks_uri), {
        algorithms: ALGORITHMS,
        typ: TYPE,
        issuer,
        audience: this.clientId,
        maxTokenAge: GOOD_FOR_SECONDS,
        clockTolerance: this.toleranceSeconds,
      });
      const { iss, sub: subject, sid: session } = claims.parse(payload);
      return { issuer: iss, subject, session };
    } catch (error) {
      throw new ProviderFault(isOfTheToken(error) ? 'untrusted' : 'away', error);
    }
  }

  #keysAt(address: string): RemoteJWKSet {
    if (this.#keys?.of !== address) this.#keys = { of: address, set: createRemoteJWKSet(new URL(address), KEYS) };
    return this.#keys.set;
  }
}

/** Else its keys could not be had. */
function isOfTheToken(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  if (!(error instanceof errors.JOSEError)) return false;
  const ofTheKeys = [errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code];
  return !ofTheKeys.includes(error.code);
}
