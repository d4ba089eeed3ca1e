/**
 * NatsLink: the connection of a NatsWorkQueue, one that never gives up reconnecting. An answer that was on its way when
 * the connection broke will never come; `answered` says so at once instead of waiting for a time-out. What the client
 * would otherwise throw where nobody catches it goes to `error`.
 */
import { connect, Events, NatsError, type JetStreamClient, type JetStreamManager, type NatsConnection } from 'nats';
import { connectionOptions } from './connection-options.js';

/** JetStream's numbers for answers that are no faults to us. */
const NO_MESSAGE_FOUND = 10037;
const NO_MESSAGE_TO_DELETE = 10057;
const STREAM_NOT_FOUND = 10059;
const WRONG_LAST_SEQUENCE = 10071;

export const REQUEST_MS = 5_000;

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

  static async open(url: string): Promise<NatsLink> {
    const connection = await connect(connectionOptions(url));
    try {
      mustBeSupported(connection.info?.version ?? '');
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

/** Older ones do not know `discard_new_per_subject`, or were never tried. */
const OLDEST = [2, 9, 10] as const;

/** @param version as the server tells it, such as 2.15.2 or 2.12.0-beta.1 @throws when it is older than what is supported */
export function mustBeSupported(version: string): void {
  const parts = version.split(/[.-]/, 3).map(Number);
  const differs = OLDEST.findIndex((part, at) => parts[at] !== part);
  if (differs === -1 || parts[differs]! > OLDEST[differs]!) return;
  throw new Error(`NATS ${version} is too old: the queue needs nats-server ${OLDEST.join('.')} or newer`);
}

class NatsUnavailable extends Error {
  override readonly name = 'NatsUnavailable';
}

export const connectionLost = (): Error => new NatsUnavailable('NATS: the connection is lost');

const isNoMessage = (error: unknown) => apiCode(error) === NO_MESSAGE_FOUND;
export const isNoMessageToDelete = (error: unknown) => apiCode(error) === NO_MESSAGE_TO_DELETE;
export const isNoStream = (error: unknown) =>
  apiCode(error) === STREAM_NOT_FOUND || (error instanceof NatsError && error.code === '503');
export const isWrongLastSequence = (error: unknown) => apiCode(error) === WRONG_LAST_SEQUENCE;
export const isSubjectTaken = (error: unknown) =>
  error instanceof NatsError && /maximum messages per subject/i.test(error.api_error?.description ?? error.message);

function apiCode(error: unknown): number | undefined {
  return error instanceof NatsError ? error.api_error?.err_code : undefined;
}

/** The answer, or undefined when the stream has no such message. */
export async function orNoMessage<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isNoMessage(error)) return undefined;
    throw error;
  }
}
