/**
 * How far a reader may say that everything was delivered or filtered out, found by looking at the log itself. Needed
 * because the engine tells it only now and then (never in a quiet or a short log), some of its versions tell a position
 * that is too far, and a subscription can go silent without an error. Only positions of events that were seen are ever
 * told.
 */
import { BACKWARDS, FORWARDS, type AllStreamResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '#kernel/event.js';
import { positionOf, type Position } from '#kernel/position.js';
import type { Connection } from './connection.js';
import { isRealPosition, toReadPosition, toRecordedEvent } from './translation.js';

/** Events looked at in one go. */
const LOOKED_AT = 200;
/** Events before a told position that must have been delivered, if they were to be, before it is believed. */
const VERIFIED = 32;

interface Reach {
  readonly position: Position;
  /** Whether that is the end of the log. */
  readonly atHead: boolean;
  /** An event that the reader should have but has not. */
  readonly missing: boolean;
}

export class Reaching {
  readonly #types: ReadonlySet<string> | undefined;

  constructor(
    private readonly connection: Connection,
    types: readonly string[] | undefined,
    private readonly signal: AbortSignal,
  ) {
    this.#types = types && new Set(types);
  }

  /** The event, when it is one for the reader. */
  wanted({ event }: AllStreamResolvedEvent): RecordedEvent | undefined {
    const recorded = toRecordedEvent(event);
    return recorded && (this.#types?.has(recorded.type) ?? true) ? recorded : undefined;
  }

  /** Looks at what follows `at` in the log. */
  async beyond(at: Position): Promise<Reach> {
    const events = await this.connection.readAll(FORWARDS, toReadPosition(at), LOOKED_AT, this.signal);
    let position = at;
    for (const event of events) {
      const here = positionIn(event);
      if (here === undefined || here <= at) continue;
      if (this.wanted(event)) return { position, atHead: false, missing: true };
      position = here;
    }
    return { position, atHead: events.length < LOOKED_AT, missing: false };
  }

  /**
   * The last event before `told`, when nothing near it that stands after `at` is still to be delivered; otherwise `at`.
   */
  async verified(at: Position, told: { readonly commit: bigint; readonly prepare: bigint }): Promise<Position> {
    const before = await this.connection.readAll(BACKWARDS, told, VERIFIED, this.signal);
    const after = before.filter((event) => (positionIn(event) ?? at) > at);
    const [last] = after;
    if (!last || after.some((event) => this.wanted(event))) return at;
    return positionIn(last) ?? at;
  }
}

function positionIn(event: AllStreamResolvedEvent): Position | undefined {
  const commit = (event.link ?? event.event)?.position?.commit;
  return isRealPosition(commit) ? positionOf(commit) : undefined;
}
