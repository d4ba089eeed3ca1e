/**
 * What stands in front of several API processes, inside the test's client: spreads requests in turn over those whose
 * `ready` says yes, and gives one to the next process when the connection is refused or the answer is 503 with
 * `Retry-After`. A connection that breaks under a request may have left it done or not, so only what can be made again
 * without harm is; everything else is the caller's failure.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client.js';

const LOOK_EVERY_MS = 500;
/**
 * Nobody takes the request for this long: it failed. Longer than a browser waits, for machines that are busy with other
 * things.
 */
const PATIENCE_MS = 120_000;

export class Balancer {
  /** Requests given to another process, by why. */
  readonly again = { refused: 0, unavailable: 0, cut: 0 };
  answered = 0;
  readonly #ready = new Set<string>();
  readonly #watch: NodeJS.Timeout;
  readonly #looking = new Set<string>();
  #turn = 0;

  constructor(private readonly urls: readonly string[]) {
    this.#watch = setInterval(() => urls.forEach((url) => void this.#look(url)), LOOK_EVERY_MS);
  }

  close(): void {
    clearInterval(this.#watch);
  }

  async send(path: string, init: RequestInit): Promise<Response> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const url = this.#next();
      try {
        const response = await fetch(`${url}${path}`, init);
        if (response.status === 503 && response.headers.has('retry-after')) this.again.unavailable += 1;
        else {
          const whole = await readWhole(response);
          this.answered += 1;
          return whole;
        }
      } catch (error) {
        if (init.signal?.aborted) throw error;
        this.#ready.delete(url);
        if (refused(error)) this.again.refused += 1;
        else if (repeatable(init)) this.again.cut += 1;
        else throw error;
      }
      if (performance.now() > deadline) throw new Error(`nobody took ${init.method ?? 'GET'} ${path}`);
      await pause(20);
    }
  }

  #next(): string {
    const open = this.urls.filter((url) => this.#ready.has(url));
    const choice = open.length > 0 ? open : this.urls;
    return choice[this.#turn++ % choice.length]!;
  }

  async #look(url: string): Promise<void> {
    if (this.#looking.has(url)) return;
    this.#looking.add(url);
    const ready = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => (await response.arrayBuffer(), response.ok),
      () => false,
    );
    this.#looking.delete(url);
    if (ready) this.#ready.add(url);
    else this.#ready.delete(url);
  }
}

/** A member behind the balancer. */
export class BalancedClient extends Client {
  constructor(private readonly balancer: Balancer) {
    super('');
  }

  protected override send(path: string, init: RequestInit): Promise<Response> {
    return this.balancer.send(path, init);
  }
}

/** An answer is one when all of it has arrived; a stream is one when it has begun. */
async function readWhole(response: Response): Promise<Response> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  return new Response(await response.arrayBuffer(), response);
}

function refused(error: unknown): boolean {
  return (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';
}

function repeatable({ method = 'GET', headers }: RequestInit): boolean {
  return method !== 'POST' || new Headers(headers).has('idempotency-key');
}
