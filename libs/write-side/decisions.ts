/**
 * Decisions: how a command becomes events. Read the stream, check its chain, fold, let the decider decide, append where the
 * stream was; when somebody was faster, read and decide again, three times in all. Nothing else is written here: no view, no
 * message. The log is the outbox; projections and reactors follow it.
 */
import { fold, streamName, type Decider } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Actor, DomainEvent, ReadEvent } from '#kernel/event.js';
import { derivedId } from '#kernel/ids.js';
import { ORIGIN, type Position } from '#kernel/position.js';
import { type Clock } from '#ports/clock.js';
import { type EventStore, RevisionConflict } from '#ports/event-store.js';
import { type Ids } from '#ports/ids.js';
import { type EventCodec } from './event-codec.js';
import { verifyChain } from './hash-chain.js';

const TRIES = 3;

/** Who is behind a command and what led to it. */
export interface Cause {
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
  /** Set for jobs and webhooks: event ids are derived from it, so that the same cause twice writes once. */
  readonly idempotenceKey?: string;
}

export interface Decided<E extends DomainEvent, S> {
  /** Decided now; [] when there was nothing to do. */
  readonly events: readonly E[];
  /** After those events. */
  readonly state: S;
  /** Of the stream's last event; ORIGIN when it has none. */
  readonly position: Position;
}

export class Decisions {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** A stream opened, its chain checked. @throws BrokenChain */
  async read<E extends DomainEvent>(stream: string): Promise<ReadEvent<E>[]> {
    const recorded = await this.store.read(stream);
    verifyChain(recorded);
    return (await this.codec.decode(recorded)) as ReadEvent<E>[];
  }

  /** The state of one stream as it stands. */
  async state<C, E extends DomainEvent, S>(decider: Decider<C, E, S>, id: string): Promise<S> {
    return fold(decider, (await this.read<E>(streamName(decider.category, id))) as Iterable<E>);
  }

  /** @throws DomainError as the decider says; `busy` when three others were faster in a row */
  async run<C, E extends DomainEvent, S>(
    decider: Decider<C, E, S>,
    id: string,
    command: C,
    cause: Cause,
  ): Promise<Decided<E, S>> {
    const stream = streamName(decider.category, id);
    for (let attempt = 1; ; attempt++) {
      const history = await this.read<E>(stream);
      const last = history.at(-1);
      const state = fold(decider, history as Iterable<E>);
      const occurredAt = this.clock.iso();
      const events = decider.decide(command, state, { now: occurredAt, actor: cause.actor });
      if (events.length === 0) return { events, state, position: last?.position ?? ORIGIN };

      const { actor, correlationId, causationId, idempotenceKey } = cause;
      const revision = history.length;
      const encoded = await this.codec.encode(
        stream,
        revision,
        last?.metadata.hash ?? '',
        events.map((event, index) => ({
          id: idempotenceKey ? derivedId(idempotenceKey, stream, event.type, String(index)) : this.ids.fresh(),
          event,
        })),
        { occurredAt, actor, correlationId, causationId },
      );
      try {
        const { position } = await this.store.append(stream, last ? last.revision : 'no-stream', encoded);
        return { events, state: fold(decider, events, state), position };
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        if (attempt === TRIES) {
          throw new DomainError('busy', 'conflict', 'Somebody else changed this at the same moment. Please try again.');
        }
      }
    }
  }
}
