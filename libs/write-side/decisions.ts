/**
 * Decisions: how a command becomes events. Read the stream, check its chain, fold, let the decider decide, append where
 * the stream was; when somebody was faster, read and decide again, three times in all. Nothing else is written here: no
 * view, no message. The log is the outbox; projections and reactors follow it.
 */
import { fold, streamName, type Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Actor, DomainEvent, ReadEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import { KeyedQueue } from '#kernel/keyed-queue.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import { type Clock } from '#ports/clock.js';
import { type EventStore, RevisionConflict } from '#ports/event-store.js';
import { type Ids } from '#ports/ids.js';
import type { Tracing } from '#ports/tracing.js';
import { type EventCodec } from './event-codec.js';
import { RememberedStates } from './remembered-states.js';
import { streamParts } from './stream-parts.js';

const TRIES = 3;
/**
 * Streams at least this long are remembered folded; only the tail is read again. A folded state is a fact of its
 * revision.
 */
const LONG_STREAM = 64;

interface Folded<S> {
  readonly state: S;
  /** Events folded. */
  readonly length: number;
  readonly lastHash: string;
  readonly position: Position;
}

/** Who is behind a command and what led to it. */
export interface Cause {
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
  /**
   * Set for jobs and webhooks: event ids are derived from it, so that an append whose answer was lost is the same
   * append when it is made again. That a cause which comes once more finds nothing left to do is up to the decider.
   */
  readonly idempotenceKey?: string;
}

export interface Decided<E extends DomainEvent, S> {
  /** Decided now; [] when there was nothing to do. */
  readonly events: readonly E[];
  /** After those events. */
  readonly state: S;
  /** Of the stream's last event; ORIGIN when it has none. */
  readonly position: Position;
  /** When it was decided, ISO 8601, UTC; the time on the new events. */
  readonly occurredAt: string;
}

export class Decisions {
  readonly #remembered = new RememberedStates<Folded<unknown>>();
  readonly #inLine = new KeyedQueue();

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly tracing?: Pick<Tracing, 'current'>,
  ) {}

  /** A stream opened, its chain checked. @throws BrokenChain */
  async read<E extends DomainEvent>(stream: string): Promise<ReadEvent<E>[]> {
    const events: ReadEvent<E>[] = [];
    for await (const event of this.each<E>(stream)) events.push(event);
    return events;
  }

  /** The same one after another, others let through in between: for streams that may be large. @throws BrokenChain */
  async *each<E extends DomainEvent>(stream: string): AsyncGenerator<ReadEvent<E>> {
    for await (const part of streamParts(this.store, stream)) yield* await this.codec.decode<E>(part);
  }

  /** The state of one stream as it stands. */
  async state<C, E extends DomainEvent, S>(decider: Decider<C, E, S>, id: string): Promise<S> {
    return (await this.#folded(decider, streamName(decider.category, id))).state;
  }

  /** @throws DomainError as the decider says; `busy` when three others were faster in a row */
  async run<C, E extends DomainEvent, S>(
    decider: Decider<C, E, S>,
    id: string,
    command: C,
    cause: Cause,
  ): Promise<Decided<E, S>> {
    const stream = streamName(decider.category, id);
    return this.#inLine.run(stream, () => this.#decideAndAppend(decider, stream, command, cause));
  }

  async #decideAndAppend<C, E extends DomainEvent, S>(
    decider: Decider<C, E, S>,
    stream: string,
    command: C,
    cause: Cause,
  ): Promise<Decided<E, S>> {
    const { actor, correlationId, causationId, idempotenceKey } = cause;
    for (let attempt = 1; ; attempt++) {
      const { state, length, lastHash, position } = await this.#folded(decider, stream);
      const occurredAt = this.clock.iso();
      const events = decider.decide(command, state, { now: occurredAt, actor });
      if (events.length === 0) return { events, state, position, occurredAt };

      const traceparent = this.tracing?.current();
      const encoded = await this.codec.encode(
        stream,
        length,
        lastHash,
        events.map((event, index) => ({
          id: idempotenceKey ? derivedId(idempotenceKey, stream, event.type, String(index)) : this.ids.fresh(),
          event,
        })),
        { occurredAt, actor, correlationId, causationId, ...(traceparent !== undefined && { traceparent }) },
      );
      try {
        const appended = await this.store.append(stream, length === 0 ? 'no-stream' : length - 1, encoded);
        return { events, state: fold(decider, events, state), position: appended.position, occurredAt };
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        if (attempt === TRIES) {
          throw new DomainError('busy', 'conflict', 'Somebody else changed this at the same moment. Please try again.');
        }
      }
    }
  }

  /**
   * Reads the stream, or its tail when its beginning is remembered, and checks the chain of what was read. @throws
   * BrokenChain
   */
  async #folded<C, E extends DomainEvent, S>(decider: Decider<C, E, S>, stream: string): Promise<Folded<S>> {
    const known = this.#remembered.get(stream) as Folded<S> | undefined;
    let folded = known ?? { state: decider.initial, length: 0, lastHash: '', position: ORIGIN };
    let personal = known !== undefined && this.#remembered.isPersonal(stream);
    for await (const part of streamParts(this.store, stream, folded.length, folded.lastHash)) {
      const events = await this.codec.decode<E>(part);
      const last = part.at(-1)!;
      personal ||= part.some(({ type }) => this.codec.seals(type));
      folded = {
        state: fold(decider, events, folded.state),
        length: last.revision + 1,
        lastHash: last.metadata.hash,
        position: last.position,
      };
    }
    if (folded !== known && folded.length >= LONG_STREAM) this.#remembered.set(stream, folded, personal);
    return folded;
  }
}
