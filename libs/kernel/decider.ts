/**
 * A decider is the whole of a stream's business rules in three pure members. It never waits, never asks a clock or a
 * random source (both arrive in `ctx` or in the command), and evolve never throws: history cannot be refused.
 */
import type { Actor, DomainEvent, EventMetadata } from './event.js';
import type { Position } from './position.js';

export interface DecisionContext {
  /** ISO 8601, UTC, milliseconds */
  readonly now: string;
  readonly actor: Actor;
}

/** When an event happened, who caused it and where the log has it; one that was only just decided does not say. */
export interface Dated {
  readonly metadata?: Pick<EventMetadata, 'occurredAt' | 'actor'>;
  readonly position?: Position;
}

export interface Decider<C, E extends DomainEvent, S> {
  /** First part of the stream name `category-id`. */
  readonly category: string;
  /** Of a stream without an event. */
  readonly initial: S;
  /** The state after one more event. Never throws, never changes what it was given. */
  evolve(state: S, event: E & Dated): S;
  /** [] = nothing to do. Throws DomainError when the command is refused. */
  decide(command: C, state: S, ctx: DecisionContext): readonly E[];
}

/** The state after these events, in their order. @param from the state before them; the initial one when absent */
export function fold<C, E extends DomainEvent, S>(decider: Decider<C, E, S>, events: Iterable<E>, from?: S): S {
  let state = from ?? decider.initial;
  for (const event of events) state = decider.evolve(state, event as E & Dated);
  return state;
}

/** @param id may hold hyphens. @returns `category-id` */
export function streamName(category: string, id: string): string {
  return `${category}-${id}`;
}

/** `document-6f…` → `6f…` */
export function idOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}
