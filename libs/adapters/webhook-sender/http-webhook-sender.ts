/** HttpWebhookSender: node:http and node:https with agents that look at the address each connection goes to. */
import type { LookupFunction } from 'node:net';
import { WebhookSender, type Outgoing, type Sent } from '#ports/webhook-sender.js';
import { codeOf, GuardedAgents, isRefusal, SHUT } from '../outside/guarded-agents.js';

const LONGEST_MS = 15_000;
const MOST_BYTES = 4_096;
const LOOK_MS = 3_000;

interface Terms {
  /** Host names (or addresses) as they stand in a URL, which may be anywhere and need no TLS. */
  readonly allowHosts: readonly string[];
  /** Milliseconds for all of it. */
  readonly longestMs?: number;
  readonly lookup?: LookupFunction;
}

export class HttpWebhookSender extends WebhookSender {
  readonly #agents: GuardedAgents;
  readonly #longestMs: number;

  constructor({ allowHosts, longestMs = LONGEST_MS, lookup }: Terms) {
    super();
    this.#agents = new GuardedAgents({ allowHosts, lookup });
    this.#longestMs = longestMs;
  }

  override async post({ url, headers, body }: Outgoing, signal: AbortSignal): Promise<Sent> {
    const address = new URL(url);
    const fault = this.#agents.schemeFault(address);
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
    const fault = this.#agents.schemeFault(address);
    if (fault) return fault;
    // A connection that is never used: only where it would go to is of interest.
    const ask = new Promise<string | undefined>((resolve) => {
      const request = this.#agents.request(address, { method: 'HEAD', signal: AbortSignal.timeout(LOOK_MS) });
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

  #exchange(address: URL, headers: Readonly<Record<string, string>>, body: string, signal: AbortSignal): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const bytes = Buffer.from(body);
      const request = this.#agents.request(address, {
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
