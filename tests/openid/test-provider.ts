/**
 * An OpenID Connect provider that is not ours: `oidc-provider`, certified by the OpenID Foundation, with made-up people
 * and no password. Its sign-in page is a form with a button for each of them; consent is given by itself.
 */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import Provider, { type Context } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { form } from './form-browser.js';
import type { AtSignIn } from './visitor.js';

/** What the provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>>;

const SCOPES = 'openid email profile groups';
/** As Recto is registered there. */
const CLIENT = { id: 'recto', secret: 'a secret between the two' };
const KEY_ID = 'one';
const DAY_SECONDS = 24 * 60 * 60;

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;

export class TestProvider {
  /** By id, which is the subject. */
  readonly people = new Map<string, Claims>();
  /** What its next ID token says instead: what it would never say. */
  wrongly: Claims = {};
  /** Whether its next ID token is signed by nobody knows whom. */
  byStranger = false;
  #provider?: Provider;
  #isAway = false;
  readonly #server: Server;
  readonly #key: KeyObject = keyPair();

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.on('connection', (socket) => this.#isAway && socket.destroy());
  }

  /** Listens; answers once it is told where Recto is. */
  static async start(): Promise<TestProvider> {
    const provider = new TestProvider();
    await new Promise<void>((listening) => provider.#server.listen(0, '127.0.0.1', listening));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The settings of a Recto that signs in by it. */
  get settings() {
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
  }

  /** @param publicUrl where browsers reach Recto. @param api where this machine does */
  register({ publicUrl, api }: { readonly publicUrl: string; readonly api: string }): void {
    this.#provider = new Provider(this.issuer, {
      adapter: createMemoryAdapter(0),
      // Its own keeps off this machine, where Recto is, and waits no longer than two seconds.
      fetch: (url: string, { method, headers, body }: RequestInit) => fetch(url, { method, headers, body }),
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [`${publicUrl}/login/callback`],
          post_logout_redirect_uris: [`${publicUrl}/login`],
          backchannel_logout_uri: `${api}/api/auth/provider/logout`,
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [{ ...this.#key.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['of the tests'] },
      scopes: SCOPES.split(' '),
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
      ttl: {
        IdToken: 600,
        AccessToken: 600,
        Grant: DAY_SECONDS,
        Interaction: 600,
        Session: DAY_SECONDS,
      },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (context: Context, form: string) => {
            context.body = `<!doctype html><title>Sign out</title>${form}
              <button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
          },
        },
      },
      interactions: { url: (_context: Context, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
      findAccount: (_context: Context, id: string) => {
        const claims = this.people.get(id);
        return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
      },
      loadExistingGrant: async ({ oidc }: Context) => {
        const { client, session, provider } = oidc;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope(SCOPES);
        await grant.save();
        return grant;
      },
    });
    this.#provider.use(async (context, next) => {
      await next();
      const { id_token: token } = Object(context.body) as { id_token?: string };
      if (token === undefined || (!this.byStranger && Object.keys(this.wrongly).length === 0)) return;
      const claims = { ...(jwt.decode(token) as Claims), ...this.wrongly };
      context.body = { ...(context.body as object), id_token: this.signed(claims) };
    });
  }

  /** A token that it would not make. */
  signed(claims: Claims, typ = 'JWT'): string {
    const header = { alg: 'RS256', kid: KEY_ID, typ };
    const key = this.byStranger ? keyPair() : this.#key;
    return jwt.sign(JSON.parse(JSON.stringify(claims)) as object, key, { header });
  }

  /** As a machine that is switched off; its port stays its own. */
  goAway(): void {
    this.#isAway = true;
    this.#server.closeAllConnections();
  }

  comeBack(): void {
    this.#isAway = false;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#provider) return void response.writeHead(503).end();
    if (!request.url?.startsWith('/interaction/')) return this.#provider.callback()(request, response);
    const { uid } = await this.#provider.interactionDetails(request, response);
    if (request.method === 'POST') return this.#signIn(request, response);
    const buttons = [...this.people.keys(), CANCEL].map((id) => `<button name="as" value="${id}">${id}</button>`);
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Sign in</title><form method="post" action="/interaction/${uid}">
      ${buttons.join('')}</form>`);
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const as = new URLSearchParams(Buffer.concat(parts).toString()).get('as') ?? CANCEL;
    const canceled = { error: 'access_denied', error_description: 'canceled' };
    const result = as === CANCEL ? canceled : { login: { accountId: as } };
    await this.#provider?.interactionFinished(request, response, result);
  }
}

/** In place of somebody's id. */
export const CANCEL = 'cancel';

/** Presses the button of somebody on its sign-in page. */
export const signInAs =
  (as: string): AtSignIn =>
  ({ address }) => ({ to: address, form: form({ as }) });
