/**
 * One $all subscription on the stand-in. Sends the events that its filter lets through, a checkpoint after every so
 * many that were looked at, and "caught up" once it has reached the end, as the engine does: not after each later
 * event, and no checkpoint for the last few. Waits while the reader does not read.
 */
import { randomUUID } from 'node:crypto';
import { status, type ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { InMemoryLog } from './in-memory-log.js';
import { caughtUpMessage, checkpointMessage, confirmationMessage, eventMessage, filterIn } from './messages.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** How the engine's versions differ, as far as it matters to a client. */
export interface Manners {
  /** Before 23.10 nothing told a subscriber that it is caught up. */
  announcesCaughtUp: boolean;
  /** Some versions tell the end of the log as a checkpoint when they reach it: where the next event will stand. */
  checkpointsAtEnd: boolean;
}

export class AllSubscription {
  #wake: (() => void) | undefined;
  #silent = false;
  #over = false;

  constructor(
    private readonly call: ReadCall,
    private readonly log: InMemoryLog,
    private readonly manners: Readonly<Manners>,
  ) {}

  async run(): Promise<void> {
    const forget = this.log.onGrowth(() => this.#wake?.());
    this.call.once('cancelled', () => this.#finish());
    try {
      await this.#send();
    } finally {
      forget();
    }
  }

  /** Ends it with an error, or as if the engine had nothing more to say. */
  drop(how: 'error' | 'end'): void {
    this.#finish();
    if (how === 'end') this.call.end();
    else this.call.emit('error', { code: status.UNAVAILABLE, details: 'the subscription was dropped' });
  }

  /** Keeps it open and says nothing any more. */
  silence(): void {
    this.#silent = true;
  }

  #finish(): void {
    this.#over = true;
    this.#wake?.();
  }

  async #send(): Promise<void> {
    const options = this.call.request.getOptions();
    const lets = filterIn(options);
    const filter = options?.getFilter();
    const interval = (filter?.getMax() || 32) * (filter?.getCheckpointintervalmultiplier() || 1);
    const position = options?.getAll()?.getPosition();
    let next = position ? this.log.indexFrom(BigInt(position.getCommitPosition()) + 1n) : 0;
    let looked = 0;
    let announced = false;
    await this.#write(confirmationMessage(randomUUID()));
    while (!this.#over) {
      const event = this.#silent ? undefined : this.log.at(next);
      if (event) {
        next += 1;
        looked += 1;
        if (lets(event)) await this.#write(eventMessage(event));
        if (filter && looked % interval === 0) await this.#write(checkpointMessage(event.position));
        continue;
      }
      if (!announced && !this.#silent) {
        announced = true;
        if (this.manners.checkpointsAtEnd) await this.#write(checkpointMessage(this.log.end));
        if (this.manners.announcesCaughtUp) await this.#write(caughtUpMessage());
        continue;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async #write(message: ReadResp): Promise<void> {
    if (this.#over || this.call.write(message)) return;
    await new Promise<void>((resolve) => {
      const events = ['drain', 'cancelled', 'close', 'error'];
      // Whichever comes, none is listened to any longer: a subscriber of a million events is waited for often.
      const proceed = () => {
        for (const event of events) this.call.off(event, proceed);
        resolve();
      };
      for (const event of events) this.call.once(event, proceed);
    });
  }
}
