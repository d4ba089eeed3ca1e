/**
 * Asks pull consumers for what they have now, and waits for no more than is known to be on its way, and not for long: a
 * request that is open at the server can neither hang nor deliver to somebody who stopped listening. All answers arrive
 * at one inbox that stays open for the life of its owner, so a message that comes after its request was given up (the
 * server restarted in between) is not lost either.
 */
import { createInbox, nanos, type Msg, type Subscription } from 'nats';
import { REQUEST_MS, type NatsLink } from './nats-link.js';

interface Open {
  readonly token: string;
  left: number;
  received: number;
  end(error?: Error): void;
}

export class PullInbox {
  readonly #inbox = createInbox();
  readonly #subscription: Subscription;
  #open: Open | undefined;
  #count = 0;

  constructor(
    private readonly link: NatsLink,
    private readonly onMessage: (message: Msg) => void,
  ) {
    this.#subscription = link.connection.subscribe(`${this.#inbox}.*`, {
      callback: (error, message) => (error ? this.#open?.end(error) : this.#arrived(message)),
    });
  }

  /**
   * One request at a time. Resolves with how many messages `onMessage` was given, as soon as it is any, at the latest
   * after `waitMs`. @throws when the consumer does not answer
   */
  async pull(stream: string, consumer: string, batch: number, waitMs = 0): Promise<number> {
    const wanted = { batch, no_wait: true, ...(waitMs > 0 ? { expires: nanos(waitMs) } : {}) };
    try {
      return await this.link.answered(() => this.#request(stream, consumer, wanted));
    } catch (error) {
      this.#open?.end(error as Error);
      throw error;
    }
  }

  close(): void {
    this.#subscription.unsubscribe();
    this.#open?.end(new Error('the queue is closed'));
  }

  #request(stream: string, consumer: string, wanted: { readonly batch: number }): Promise<number> {
    return new Promise((resolve, reject) => {
      const open: Open = {
        token: String(++this.#count),
        left: wanted.batch,
        received: 0,
        end: (error) => {
          clearTimeout(timer);
          if (this.#open === open) this.#open = undefined;
          if (error) reject(error);
          else resolve(open.received);
        },
      };
      const timer = setTimeout(() => open.end(new Error(`NATS: no answer from ${stream}`)), REQUEST_MS);
      this.#open = open;
      try {
        const subject = `$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`;
        this.link.connection.publish(subject, JSON.stringify(wanted), { reply: `${this.#inbox}.${open.token}` });
      } catch (error) {
        open.end(error as Error);
      }
    });
  }

  #arrived(message: Msg): void {
    const status = message.data.length === 0 ? (message.headers?.code ?? 0) : 0;
    const open = this.#open;
    if (status === 0) {
      try {
        this.onMessage(message);
      } catch (error) {
        return open?.end(error as Error);
      }
      if (!open) return;
      open.received += 1;
      if (--open.left === 0) open.end();
    } else if (open && message.subject === `${this.#inbox}.${open.token}`) {
      // 404: nothing there, 408: nothing more there.
      if (status === 404 || status === 408) open.end();
      else if (status >= 400) open.end(new Error(`NATS: status ${status} ${message.headers?.description ?? ''}`));
    }
  }
}
