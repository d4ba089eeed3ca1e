/**
 * Follows the embedded log from a position on. Pulls one page at a time, and only when its reader asks, so a slow
 * reader holds one page in memory and loses nothing. Every page is read in a turn of the event loop of its own: never
 * inside the append that woke it, and a long catching-up leaves room for requests. A filtered subscription looks
 * through a window of the log at a time, so that even a filter that matches nothing moves its checkpoint on and never
 * holds the loop for long.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ORIGIN, positionNumber, positionOf } from '#kernel/position.js';
import type { SubscribeOptions, SubscriptionMessage } from '#ports/event-store.js';
import type { EventLog } from './event-log.js';

/** Positions looked through for a filtered page. */
const WINDOW = 10_000;

export interface Followed {
  readonly log: Pick<EventLog, 'head' | 'page'>;
  /** Resolves when the log may be longer than `head`, or was closed, or the signal aborted. */
  grownBeyond(head: number, signal: AbortSignal): Promise<void>;
  readonly closed: boolean;
}

export async function* follow(source: Followed, options: SubscribeOptions): AsyncGenerator<SubscriptionMessage> {
  const { after = ORIGIN, types, signal, batchSize = 500 } = options;
  let at = Number(positionNumber(after));
  let caughtUp = false;
  const ended = () => signal.aborted || source.closed;

  while (!ended()) {
    const head = source.log.head();
    if (at >= head) {
      if (!caughtUp) yield { kind: 'caught-up', position: positionOf(at) };
      caughtUp = true;
      // The log may have grown while the reader was busy with the message.
      if (!ended()) await source.grownBeyond(at, signal);
      continue;
    }
    caughtUp = false;
    await nextTurn();
    if (ended()) return;

    const upTo = types ? Math.min(head, at + WINDOW) : head;
    const { events, last } = source.log.page(at, upTo, batchSize, types);
    if (events.length > 0) {
      at = last;
      yield { kind: 'events', events, position: positionOf(at) };
    } else {
      at = upTo;
      // At the head `caught-up` says the same.
      if (at < head) yield { kind: 'checkpoint', position: positionOf(at) };
    }
  }
}
