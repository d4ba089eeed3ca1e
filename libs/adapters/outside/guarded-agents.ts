/**
 * Requests to addresses that somebody outside named: agents of node:http and node:https that look at the address each
 * connection goes to (request-filtering-agent). A connection is used once, so that each is looked at.
 */
import { lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { msg } from '#texts/msg.js';

export const SHUT = msg('Addresses of private networks and of this machine are refused.');
const HTTPS_ONLY = msg('The address must begin with https://.');
/** Public by their numbers, and yet answered by the host a machine runs on: Azure's metadata. */
const DENIED = ['168.63.129.16'];

interface Terms {
  /** Host names (or addresses) as they stand in a URL, which may be anywhere and need no TLS. */
  readonly allowHosts: readonly string[];
  readonly lookup?: LookupFunction;
}

export class GuardedAgents {
  readonly #allowed: ReadonlySet<string>;
  readonly #guarded: { readonly http: http.Agent; readonly https: https.Agent };
  readonly #open: { readonly http: http.Agent; readonly https: https.Agent };

  constructor({ allowHosts, lookup = systemLookup as LookupFunction }: Terms) {
    this.#allowed = new Set(allowHosts.map((host) => host.toLowerCase()));
    const options = { keepAlive: false, lookup };
    const filter = { ...options, denyIPAddressList: DENIED };
    this.#guarded = { http: new RequestFilteringHttpAgent(filter), https: new RequestFilteringHttpsAgent(filter) };
    this.#open = { http: new http.Agent(options), https: new https.Agent(options) };
  }

  /** A sentence, when the address will not do whatever it leads to. */
  schemeFault({ protocol, hostname }: URL): string | undefined {
    if (protocol === 'https:') return undefined;
    return protocol === 'http:' && this.#allowed.has(hostname) ? undefined : HTTPS_ONLY;
  }

  request(address: URL, options: http.RequestOptions): http.ClientRequest {
    const agents = this.#allowed.has(address.hostname) ? this.#open : this.#guarded;
    return address.protocol === 'https:'
      ? https.request(address, { ...options, agent: agents.https })
      : http.request(address, { ...options, agent: agents.http });
  }
}

/** Whether a connection was refused for where it went: in the words of request-filtering-agent, which has no class. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && / is not allowed\. Because/.test(error.message);

/** The system's short word for it; its sentences name addresses of networks. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'the connection broke off';
