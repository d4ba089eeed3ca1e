/**
 * LogoutTokens: what a provider posts when somebody signs out there (OpenID Connect Back-Channel Logout 1.0): signed by
 * the provider's key, for this client, of these minutes, about a person, and no ID token. Keys are asked for when a
 * token names one that is not known, at most once a minute, so that strangers' tokens are no load on the provider.
 */
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { ProviderFault, type LogoutNotice } from '#ports/identity-provider.js';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const ALGORITHMS: jwt.Algorithm[] = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];
const GOOD_FOR_SECONDS = 5 * 60;
const ASK_AGAIN_MS = 60_000;
/** After that a key may have been withdrawn. */
const KNOWN_FOR_MS = 60 * 60_000;
const TIMEOUT_MS = 10_000;

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  sid: z.string().min(1).optional(),
  jti: z.string(),
  events: z.object({ [EVENT]: z.object({}) }),
  nonce: z.undefined().optional(),
});
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) });

interface Server {
  readonly issuer: string;
  readonly jwks_uri?: string;
}

export class LogoutTokens {
  #keys: readonly { readonly kid?: string | undefined; readonly key: KeyObject }[] = [];
  #asked = 0;
  #asking?: Promise<void>;

  constructor(
    private readonly clientId: string,
    private readonly toleranceSeconds: number,
  ) {}

  /** @throws ProviderFault */
  async read(token: string, server: Server): Promise<LogoutNotice> {
    const kid = keyIdOf(token);
    const isKnown = Date.now() - this.#asked < KNOWN_FOR_MS;
    const key = (isKnown ? this.#key(kid) : undefined) ?? (await this.#askFor(kid, server));
    if (!key) throw new ProviderFault('untrusted');
    try {
      const payload = jwt.verify(token, key, {
        algorithms: ALGORITHMS,
        issuer: server.issuer,
        audience: this.clientId,
        maxAge: GOOD_FOR_SECONDS,
        clockTolerance: this.toleranceSeconds,
      });
      const { iss: issuer, sub: subject, sid: session } = claims.parse(payload);
      return { issuer, subject, session };
    } catch (error) {
      throw new ProviderFault('untrusted', error);
    }
  }

  /** A token that names no key is by the only one. */
  #key(kid: string | undefined): KeyObject | undefined {
    if (kid === undefined) return this.#keys.length === 1 ? this.#keys[0]?.key : undefined;
    return this.#keys.find((one) => one.kid === kid)?.key;
  }

  async #askFor(kid: string | undefined, { jwks_uri }: Server): Promise<KeyObject | undefined> {
    if (jwks_uri === undefined) throw new ProviderFault('unfit');
    if (Date.now() - this.#asked < ASK_AGAIN_MS) return undefined;
    this.#asking ??= this.#fetch(jwks_uri).finally(() => (this.#asking = undefined));
    await this.#asking;
    return this.#key(kid);
  }

  async #fetch(jwks_uri: string): Promise<void> {
    const answer = await fetch(jwks_uri, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new ProviderFault('away');
    const { keys } = keySet.parse(await answer.json());
    this.#keys = keys.flatMap((one) => {
      const key = publicKeyOf(one as JsonWebKey);
      return key && one['use'] !== 'enc' ? [{ kid: one.kid, key }] : [];
    });
    this.#asked = Date.now();
  }
}

/** @throws ProviderFault of what is no token at all */
function keyIdOf(token: string): string | undefined {
  try {
    const decoded = jwt.decode(token, { complete: true });
    if (decoded) return decoded.header.kid;
  } catch {
    // Falls through: it was cut, or made up.
  }
  throw new ProviderFault('untrusted');
}

/** undefined for kinds that Node does not know. */
function publicKeyOf(key: JsonWebKey): KeyObject | undefined {
  try {
    return createPublicKey({ key, format: 'jwk' });
  } catch {
    return undefined;
  }
}
