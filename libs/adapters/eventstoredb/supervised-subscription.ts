/**
 * A subscription that goes on for as long as it is read: the client's own ends with the first error and does not
 * resume. A broken or silent one is replaced by a new one from the last position told, after a growing and jittered
 * pause, and after repeated failure with a fresh client. Nothing is lost or delivered twice, as what stands at or
 * before that position is dropped. The reader is never told of any of it; that the engine is away shows in `ping` and
 * in the reader's lag.
 */
import { backoffDelay, pause, type Backoff } from '#kernel/backoff.js';
import type { RecordedEvent } from '#kernel/event.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import type { SubscribeOptions, SubscriptionMessage } from '#ports/event-store.js';
import type { Connection } from './connection.js';
import { Feed } from './feed.js';
import { Reaching } from './reach.js';

export interface Supervision {
  /** Silence after which we look at the log ourselves. */
  readonly idleMs: number;
  /** Silence, while there is something to deliver, after which the subscription is replaced. */
  readonly stallMs: number;
  /** Before a new subscription. */
  readonly backoff: Backoff;
  /** Failures in a row after which a fresh client is used. */
  readonly failuresPerClient: number;
}

export const SUPERVISION: Supervision = {
  idleMs: 1000,
  stallMs: 20_000,
  backoff: { firstMs: 100, longestMs: 10_000, jitter: [0.5, 1] },
  failuresPerClient: 3,
};

export async function* superviseSubscription(
  connection: Connection,
  options: SubscribeOptions,
  supervision: Supervision,
): AsyncGenerator<SubscriptionMessage> {
  const { after = ORIGIN, signal } = options;
  let at = after;
  let failures = 0;
  while (!signal.aborted) {
    const { client } = connection;
    try {
      for await (const message of followOnce(
        new Feed(client, at, options.types),
        connection,
        { ...options, after: at },
        supervision,
      )) {
        at = message.position;
        failures = 0;
        yield message;
      }
    } catch {
      // Looking at the log failed: the same trouble as a broken subscription.
    }
    if (signal.aborted) return;
    failures += 1;
    if (failures % supervision.failuresPerClient === 0) connection.renew(client);
    await pause(backoffDelay(failures, supervision.backoff), signal);
  }
}

/** One subscription of the client, until it breaks, goes silent or is aborted. */
async function* followOnce(
  feed: Feed,
  connection: Connection,
  { after, types, signal, batchSize = 500 }: SubscribeOptions & { readonly after: Position },
  { idleMs, stallMs }: Supervision,
): AsyncGenerator<SubscriptionMessage> {
  const reaching = new Reaching(connection, types, signal);
  let at = after;
  /** The reader knows that it is at the head. */
  let told = false;
  let wasCaughtUp = false;
  let silentFor = 0;
  let lookedAt = performance.now();
  try {
    while (!signal.aborted) {
      const events = delivered(feed.take(batchSize), at, reaching);
      const last = events.at(-1);
      if (last) {
        at = last.position;
        told = false;
        yield { kind: 'events', events, position: at };
        continue;
      }
      if (feed.caughtUp && !told) {
        if (!wasCaughtUp) at = (await reaching.beyond(at)).position;
        wasCaughtUp = true;
        told = true;
        yield { kind: 'caught-up', position: at };
        continue;
      }
      if (feed.broken) return;

      if (feed.looked && performance.now() - lookedAt >= idleMs) {
        const { looked } = feed;
        feed.looked = undefined;
        const reached = await reaching.verified(at, looked);
        lookedAt = performance.now();
        if (reached > at) yield { kind: 'checkpoint', position: (at = reached) };
        continue;
      }
      if (await feed.stirs(idleMs, signal)) {
        silentFor = 0;
        continue;
      }
      if (signal.aborted) return;

      const reach = await reaching.beyond(at);
      silentFor = reach.missing ? silentFor + idleMs : 0;
      if (silentFor >= stallMs) return;
      const atHead = reach.atHead && !told;
      if (reach.position > at || atHead) {
        at = reach.position;
        if (atHead) told = true;
        yield { kind: atHead ? 'caught-up' : 'checkpoint', position: at };
      }
    }
  } finally {
    feed.stop();
  }
}

function delivered(taken: ReturnType<Feed['take']>, at: Position, reaching: Reaching): RecordedEvent[] {
  return taken.flatMap((each) => {
    const event = reaching.wanted(each);
    return event && event.position > at ? [event] : [];
  });
}
