/**
 * OpenIdProvider: an OpenID Connect provider by its discovery document. Authorization code with PKCE, state and nonce;
 * the ID token's signature is checked, too. The document is asked for whenever somebody begins, so that nobody is sent
 * to a provider that is away, once for all who begin in that moment; what follows goes by what is known for an hour.
 */
import * as client from 'openid-client';
import {
  IdentityProvider,
  ProviderFault,
  type LogoutNotice,
  type ProviderIdentity,
  type SignInProof,
} from '#ports/identity-provider.js';
import { faultOf } from './faults.js';
import { LogoutTokens } from './logout-tokens.js';

const TIMEOUT_SECONDS = 10;
/** Clocks may differ by so much. */
const TOLERANCE_SECONDS = 30;
const KNOWN_FOR_MS = 60 * 60_000;

interface OpenIdSettings {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Parted by spaces; `openid` among them. */
  readonly scopes: string;
}

interface Addresses {
  /** Where the browser comes back to, with and without a session. */
  readonly callback: string;
  readonly signedOut: string;
}

export class OpenIdProvider extends IdentityProvider {
  #known?: { readonly configuration: client.Configuration; readonly until: number };
  #asking?: Promise<client.Configuration>;
  readonly #logoutTokens: LogoutTokens;

  constructor(
    private readonly settings: OpenIdSettings,
    private readonly addresses: Addresses,
  ) {
    super();
    this.#logoutTokens = new LogoutTokens(settings.clientId, TOLERANCE_SECONDS);
  }

  override get name(): string {
    return this.settings.name;
  }

  override begin(again: boolean) {
    return told(async () => {
      const configuration = await this.#ask();
      const verifier = client.randomPKCECodeVerifier();
      const proof = { state: client.randomState(), nonce: client.randomNonce(), verifier };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: this.addresses.callback,
        scope: this.settings.scopes,
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login', max_age: '0' }),
      });
      return { address: address.href, proof };
    });
  }

  override finish(answer: string, { state, nonce, verifier }: SignInProof): Promise<ProviderIdentity> {
    return told(async () => {
      const configuration = await this.#configuration();
      const tokens = await client.authorizationCodeGrant(configuration, urlOf(this.addresses.callback, answer), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const told = tokens.claims();
      if (!told) throw new ProviderFault('untrusted');
      const claims: ProviderIdentity['claims'] = {
        ...(await this.#more(configuration, tokens.access_token, told.sub)),
        ...told,
      };
      return {
        issuer: told.iss,
        subject: told.sub,
        session: text(told['sid']),
        email: text(claims['email']),
        // Some providers say it as text.
        emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
        name: text(claims['name']),
        provenAt: told.auth_time === undefined ? undefined : told.auth_time * 1_000,
        claims,
        signOutAddress: this.#signOutAddress(configuration, tokens.id_token),
      };
    });
  }

  override logoutNotice(token: string): Promise<LogoutNotice> {
    return told(async () => this.#logoutTokens.read(token, (await this.#configuration()).serverMetadata()));
  }

  async #configuration(): Promise<client.Configuration> {
    return this.#known && Date.now() < this.#known.until ? this.#known.configuration : this.#ask();
  }

  #ask(): Promise<client.Configuration> {
    this.#asking ??= this.#discover().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const server = new URL(issuer);
    const configuration = await client
      .discovery(
        server,
        clientId,
        { [client.clockTolerance]: TOLERANCE_SECONDS },
        client.ClientSecretPost(clientSecret),
        {
          timeout: TIMEOUT_SECONDS,
          // The settings allow it for this machine alone.
          ...(server.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
        },
      )
      .catch((error: unknown) => {
        const fault = faultOf(error);
        // Of another issuer than it was asked for.
        throw fault.reason === 'untrusted' ? new ProviderFault('unfit', error) : fault;
      });
    client.enableNonRepudiationChecks(configuration);
    this.#known = { configuration, until: Date.now() + KNOWN_FOR_MS };
    return configuration;
  }

  /** Many providers put address, groups and so on only there. */
  async #more(configuration: client.Configuration, accessToken: string, subject: string) {
    if (!configuration.serverMetadata().userinfo_endpoint) return {};
    return client.fetchUserInfo(configuration, accessToken, subject);
  }

  #signOutAddress(configuration: client.Configuration, idToken: string | undefined): string | undefined {
    if (!configuration.serverMetadata().end_session_endpoint) return undefined;
    return client.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: this.addresses.signedOut,
      ...(idToken !== undefined && { id_token_hint: idToken }),
    }).href;
  }
}

async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw faultOf(error);
  }
}

function urlOf(address: string, query: string): URL {
  const url = new URL(address);
  url.search = query;
  return url;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
