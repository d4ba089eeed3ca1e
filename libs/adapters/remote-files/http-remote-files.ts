/** HttpRemoteFiles: a GET by node:http and node:https with agents that look at each address. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { RemoteFiles, type Opened } from '#ports/remote-files.js';
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';
import { codeOf, GuardedAgents, isRefusal, SHUT } from '../outside/guarded-agents.js';

/** From the first packet to the last byte. */
const LONGEST_MS = 30_000;

interface Terms {
  /** For tests: hosts that may be anywhere and need no TLS. */
  readonly allowHosts?: readonly string[];
  readonly longestMs?: number;
  readonly lookup?: LookupFunction;
}

export class HttpRemoteFiles extends RemoteFiles {
  readonly #agents: GuardedAgents;
  readonly #longestMs: number;

  constructor({ allowHosts = [], longestMs = LONGEST_MS, lookup }: Terms = {}) {
    super();
    this.#agents = new GuardedAgents({ allowHosts, lookup });
    this.#longestMs = longestMs;
  }

  override async open(url: string, signal: AbortSignal): Promise<Opened> {
    if (!URL.canParse(url)) return { kind: 'refused', reason: msg('The address is not a URL.') };
    const address = new URL(url);
    if (address.username !== '' || address.password !== '')
      return { kind: 'refused', reason: msg('The address must not have a user name or password in it.') };
    const fault = this.#agents.schemeFault(address);
    if (fault) return { kind: 'refused', reason: fault };
    const late = AbortSignal.timeout(this.#longestMs);
    const headers = { accept: '*/*', 'accept-encoding': 'identity', connection: 'close' };
    const request = this.#agents.request(address, { signal: AbortSignal.any([signal, late]), headers });
    const close = () => void request.destroy();
    try {
      const [response] = (await once(request.end(), 'response')) as [IncomingMessage];
      // What breaks off later is told by the bytes.
      request.on('error', () => undefined);
      const { statusCode = 0, headers: said } = response;
      const isPacked = (said['content-encoding'] ?? 'identity') !== 'identity';
      if (statusCode === 200 && !isPacked) return { kind: 'open', bytes: response, close };
      response.on('error', () => undefined);
      close();
      const redirects = statusCode >= 300 && statusCode < 400;
      const reason = redirects
        ? msg('The address leads to another one; give that one.')
        : isPacked
          ? msg('The file comes compressed, though it was asked for as it is.')
          : sentence('The address answers {status}.', { status: String(statusCode) });
      return { kind: redirects ? 'refused' : 'not_there', reason };
    } catch (error) {
      request.on('error', () => undefined);
      close();
      if (signal.aborted) throw error;
      if (late.aborted)
        return {
          kind: 'not_there',
          reason: sentence('The address did not answer within {seconds} seconds.', {
            seconds: this.#longestMs / 1_000,
          }),
        };
      if (isRefusal(error)) return { kind: 'refused', reason: SHUT };
      return {
        kind: 'not_there',
        reason: sentence('There is no connection to the address: {code}.', { code: String(codeOf(error)) }),
      };
    }
  }
}
