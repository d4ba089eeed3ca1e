/**
 * HttpWebhookSender: node:http and node:https with agents that look at the address each connection goes to
 * (request-filtering-agent). A connection is used once, so that each is looked at.
 */
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookup as systemLookup } from 'node:dns';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { WebhookSender, type Outgoing, type Sent } from '#ports/webhook-sender.js';

const LONGEST_MS = 15_000;
const MOST_BYTES = 4_096;
const LOOK_MS = 3_000;
const SHUT = 'Addresses of private networks and of this machine are refused.';
const HTTPS_ONLY = 'The address must begin with https://.';
/** Public by their numbers, and yet answered by the host a machine runs on: Azure's metadata. */
const DENIED = ['168.63.129.16'];

interface Terms {
  /** Host names (or addresses) as they stand in a URL, which may be anywhere and need no TLS. */
  readonly allowHosts: readonly string[];
  /** Milliseconds for all of it. */
  readonly longestMs?: number;
  readonly lookup?: LookupFunction;
}

export class HttpWebhookSender extends WebhookSender {
  readonly #allowed: ReadonlySet<string>;
  readonly #longestMs: number;
  readonly #guarded: { readonly http: http.Agent; readonly https: https.Agent };
  readonly #open: { readonly http: http.Agent; readonly https: https.Agent };

  constructor({ allowHosts, longestMs = LONGEST_MS, lookup = systemLookup as LookupFunction }: Terms) {
    super();
    this.#allowed = new Set(allowHosts.map((host) => host.toLowerCase()));
    this.#longestMs = longestMs;
    const options = { keepAlive: false, lookup };
    const filter = { ...options, denyIPAddressList: DENIED };
    this.#guarded = { http: new RequestFilteringHttpAgent(filter), https: new RequestFilteringHttpsAgent(filter) };
    this.#open = { http: new http.Agent(options), https: new https.Agent(options) };
  }

  override async post({ url, headers, body }: Outgoing, signal: AbortSignal): Promise<Sent> {
    const address = new URL(url);
    const fault = this.#schemeFault(address);
    if (fault) return { kind: 'address', reason: fault };
    const late = AbortSignal.timeout(this.#longestMs);
    try {
      return await this.#exchange(address, headers, body, AbortSignal.any([signal, late]));
    } catch (error) {
      if (signal.aborted) throw error;
      if (late.aborted) return { kind: 'timed_out', reason: `No answer within ${this.#longestMs / 1_000} seconds.` };
      if (isRefusal(error)) return { kind: 'address', reason: SHUT };
      return { kind: 'no_connection', reason: `No connection: ${codeOf(error)}` };
    }
  }

  override async refusalOf(url: string): Promise<string | undefined> {
    const address = new URL(url);
    const fault = this.#schemeFault(address);
    if (fault) return fault;
    // A connection that is never used: only where it would go to is of interest.
    const ask = new Promise<string | undefined>((resolve) => {
      const request = this.#request(address, { method: 'HEAD', signal: AbortSignal.timeout(LOOK_MS) });
      request.on('error', (error) => resolve(isRefusal(error) ? SHUT : undefined));
      request.on('socket', (socket) =>
        socket.once('connect', () => {
          resolve(undefined);
          request.destroy();
        }),
      );
    });
    return ask;
  }

  #schemeFault({ protocol, hostname }: URL): string | undefined {
    return protocol === 'https:' || this.#allowed.has(hostname) ? undefined : HTTPS_ONLY;
  }

  #request(address: URL, options: http.RequestOptions): http.ClientRequest {
    const agents = this.#allowed.has(address.hostname) ? this.#open : this.#guarded;
    return address.protocol === 'https:'
      ? https.request(address, { ...options, agent: agents.https })
      : http.request(address, { ...options, agent: agents.http });
  }

  #exchange(address: URL, headers: Readonly<Record<string, string>>, body: string, signal: AbortSignal): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const bytes = Buffer.from(body);
      const request = this.#request(address, {
        method: 'POST',
        signal,
        headers: { ...headers, 'content-length': String(bytes.length), connection: 'close' },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        let read = 0;
        const done = () => {
          const answer = Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8');
          const retryAfter = response.headers['retry-after'];
          const status = response.statusCode ?? 0;
          resolve({ kind: 'answered', status, answer, ...(retryAfter !== undefined && { retryAfter }) });
          request.destroy();
        };
        response.on('data', (part: Buffer) => {
          parts.push(part);
          read += part.length;
          if (read >= MOST_BYTES) done();
        });
        response.on('end', done);
        response.on('error', reject);
      });
      request.end(bytes);
    });
  }
}

/** In the words of request-filtering-agent, which has no class of error for it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && / is not allowed\. Because/.test(error.message);

/** The system's short word for it; its sentences name addresses of networks. */
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'the connection broke off';
