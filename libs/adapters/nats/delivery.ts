/**
 * One delivery of a job's message and the answers to it. Every final answer is confirmed by the server; the heartbeat
 * is not, the next one makes up for a lost one. When the stream it came from is gone with its server's data, there is
 * nothing left to answer to: answers count as given.
 */
import type { Msg } from 'nats';
import { deliveryCount, streamSequence, type JobContent } from './job-notes.js';
import { idToken, type JobStreams } from './job-streams.js';
import { REQUEST_MS, type NatsLink } from './nats-link.js';

export class Delivery {
  readonly job: JobContent;
  readonly token: string;
  readonly seq: number;
  /** How often the server has delivered it, this time included. */
  readonly count: number;
  readonly #created: string | undefined;
  #reply: string;

  constructor(
    private readonly link: NatsLink,
    private readonly streams: JobStreams,
    private readonly queue: string,
    message: Msg,
  ) {
    this.#created = streams.created(queue);
    this.job = message.json<JobContent>();
    this.token = idToken(this.job.id);
    this.#reply = message.reply ?? '';
    this.seq = streamSequence(message);
    this.count = deliveryCount(message);
  }

  heartbeat(): void {
    if (this.link.up && !this.#orphaned) this.link.connection.publish(this.#reply, '+WPI');
  }

  async acknowledge(): Promise<void> {
    await this.#answer('+ACK');
  }

  /** Comes back after the delay, at once when it is 0. */
  async giveBack(delayMs: number): Promise<void> {
    await this.#answer(delayMs > 0 ? `-NAK ${JSON.stringify({ delay: Math.ceil(delayMs) * 1_000_000 })}` : '-NAK');
  }

  /** The server delivered it again to the same worker, while it was away: answers go to the newer delivery. */
  takeOver(newer: Delivery): void {
    this.#reply = newer.#reply;
  }

  async #answer(text: string): Promise<void> {
    await this.streams.ensure(this.queue);
    if (this.#orphaned) return;
    await this.link.answered(() => this.link.connection.request(this.#reply, text, { timeout: REQUEST_MS }));
  }

  get #orphaned(): boolean {
    return this.streams.created(this.queue) !== this.#created;
  }
}
