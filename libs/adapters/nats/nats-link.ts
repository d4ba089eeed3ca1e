/**
 * NatsLink: the connection of a NatsWorkQueue, one that never gives up reconnecting. An answer that was on its way when
 * the connection broke will never come; `answered` says so at once instead of waiting for a time-out. What the client
 * would otherwise throw where nobody catches it goes to `error`.
 */
import { connect, Events, type JetStreamClient, type JetStreamManager, type NatsConnection } from 'nats';
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import { EngineUnfit } from '#ports/engine-unfit.js';
import { connectionOptions } from './connection-options.js';
import { connectionLost, isPassing, isTooLarge, NatsUnavailable } from './nats-errors.js';

export const REQUEST_MS = 5_000;
/** Servers elect a leader within nine seconds, or in a second round; what they were asked before is not answered. */
const SETTLED_WITHIN_MS = 30_000;
const ASK_AGAIN: Backoff = { firstMs: 50, longestMs: 1_000, jitter: [0.5, 1] };

interface LinkEvents {
  lost(): void;
  restored(): void;
  error(error: unknown): void;
}

export class NatsLink {
  #up = true;
  /** Requests whose answers are on their way. */
  readonly #waiting = new Set<(error: Error) => void>();
  /** Requests that were not sent yet. */
  readonly #hoping = new Set<() => void>();

  private constructor(
    readonly connection: NatsConnection,
    readonly manager: JetStreamManager,
    readonly jetStream: JetStreamClient,
  ) {}

  /** @param replicas of each stream. @throws EngineUnfit for a server that cannot be the queue's */
  static async open(url: string, replicas: number): Promise<NatsLink> {
    const connection = await connect(connectionOptions(url));
    try {
      mustBeSupported(connection.info?.version ?? '');
      if (replicas > 1 && !isOneOfSeveral(connection)) throw alone(replicas);
      return new NatsLink(connection, await connection.jetstreamManager(), connection.jetstream());
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  get up(): boolean {
    return this.#up && !this.connection.isClosed();
  }

  async watch(on: LinkEvents): Promise<void> {
    for await (const { type, data } of this.connection.status()) {
      if (type === Events.Disconnect) {
        this.#up = false;
        for (const reject of this.#waiting) reject(connectionLost());
        on.lost();
      } else if (type === Events.Reconnect) {
        this.#up = true;
        on.restored();
        for (const resolve of this.#hoping) resolve();
        this.#hoping.clear();
      } else if (type === Events.Error) on.error(new Error(`NATS: ${String(data)}`));
    }
  }

  /**
   * Does what may be done twice again and again while the servers lose a connection or elect a leader, until it is
   * known to have been done. @throws NatsUnavailable when it is not known in time
   */
  async settled<T>(work: () => Promise<T>, beforeAgain: () => void): Promise<T> {
    const giveUpAt = performance.now() + SETTLED_WITHIN_MS;
    for (let failures = 1; ; failures++) {
      try {
        return await work();
      } catch (error) {
        if (isTooLarge(error)) throw tooLarge(this.connection);
        if (!isPassing(error)) throw error;
        const waitMs = backoffDelay(failures, ASK_AGAIN);
        if (performance.now() + waitMs > giveUpAt || this.connection.isClosed())
          throw new NatsUnavailable(`NATS does not answer: ${(error as Error).message}`, { cause: error });
        await pause(waitMs);
        beforeAgain();
      }
    }
  }

  /**
   * Sends a request when the connection is up (waits a while for that), and settles as it does, or rejects as soon as
   * the connection breaks: what is sent into a broken connection, or was not answered before, gets no answer.
   */
  async answered<T>(send: () => Promise<T>): Promise<T> {
    if (!this.up) await this.#restored();
    return this.#unlessLost(send());
  }

  async #restored(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const up = new Promise<void>((resolve, reject) => {
      this.#hoping.add(resolve);
      timer = setTimeout(() => {
        this.#hoping.delete(resolve);
        reject(connectionLost());
      }, REQUEST_MS);
    });
    await up.finally(() => clearTimeout(timer));
  }

  async #unlessLost<T>(request: Promise<T>): Promise<T> {
    let reject!: (error: Error) => void;
    const broken = new Promise<never>((_, no) => (reject = no));
    this.#waiting.add(reject);
    try {
      return await Promise.race([request, broken]);
    } finally {
      this.#waiting.delete(reject);
    }
  }
}

const isOneOfSeveral = ({ info }: NatsConnection): boolean => Boolean((info as { cluster?: string }).cluster);

const tooLarge = ({ info }: NatsConnection) =>
  new EngineUnfit(`a job is larger than NATS takes: max_payload is ${info?.max_payload.toLocaleString('en')} bytes`);

const alone = (replicas: number) =>
  new EngineUnfit(`it is one server alone, and replicas=${replicas} in QUEUE_URL asks for ${replicas}`);

/** Older ones do not know `discard_new_per_subject`, or were never tried. */
const OLDEST = [2, 9, 10] as const;

/**
 * @param version as the server tells it, such as 2.15.2 or 2.12.0-beta.1
 * @throws when it is older than what is supported
 */
export function mustBeSupported(version: string): void {
  const parts = version.split(/[.-]/, 3).map(Number);
  const differs = OLDEST.findIndex((part, at) => parts[at] !== part);
  if (differs === -1 || parts[differs]! > OLDEST[differs]!) return;
  throw new EngineUnfit(`NATS ${version} is too old: the queue needs nats-server ${OLDEST.join('.')} or newer`);
}
