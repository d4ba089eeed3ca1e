/**
 * Events: facts in the past tense, declared once as name + schema + schema version. The TypeScript type is inferred
 * from the schema, so parsing and typing cannot disagree. Personal fields are named here, each with the text that
 * stands in its place after the subject's key was shredded; everything else in an event is readable for ever.
 */
import type { z } from 'zod';
import type { JsonObject } from './json.js';
import type { Position } from './position.js';

export interface DomainEvent<Name extends string = string, Data = unknown> {
  readonly type: Name;
  readonly data: Data;
}

/**
 * Whose key seals the personal fields, e.g. `document:6f…`; one subject per event. `visitors:<day>` are those of one
 * day.
 */
export type Subject =
  `${'user' | 'workspace' | 'document' | 'contact' | 'subscriber' | 'visitors' | 'webhook' | 'export'}:${string}`;

export interface PersonalFields<Data> {
  /**
   * Also asked about stored data of older schema versions, without its personal fields: ids it reads keep their names.
   */
  subject(data: Data): Subject;
  /** Field → what a reader sees once the key is gone. Must satisfy the schema. */
  readonly erasedAs: Partial<Data>;
}

/**
 * Lifts stored data of schema version `from` to `from + 1`; works on opened (unsealed) data. Of an erased event the old
 * personal fields are missing: it must not throw then; the newest stand-ins replace what it makes of them.
 */
type Upcast = (old: JsonObject) => JsonObject;

/** What is declared of an event type. Any of them fits where `EventType` is asked for. */
export interface EventType<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly name: Name;
  /** Of the schema: 1, 2, 3 … */
  readonly version: number;
  readonly schema: Schema;
  readonly personal?: PersonalFields<z.infer<Schema>>;
  /** Schema version → the step to the next one; one for each version before the newest. */
  readonly upcasts: Readonly<Record<number, Upcast>>;
}

/**
 * An event type that builds its events: `DocumentDeleted({ … })`. The type checker knows the data; it is validated at
 * append.
 */
interface DefinedEvent<Name extends string, Schema extends z.ZodType> extends EventType<Name, Schema> {
  (data: z.infer<Schema>): DomainEvent<Name, z.infer<Schema>>;
}

/** The event of a type, `EventOf<typeof DocumentDeleted>`; of a union of types, the union of their events. */
export type EventOf<T> = T extends EventType<infer Name, infer Schema> ? DomainEvent<Name, z.infer<Schema>> : never;

/** Declares an event type. @throws Error when an upcast is missing */
export function defineEvent<Name extends string, Schema extends z.ZodType>(declaration: {
  name: Name;
  version: number;
  schema: Schema;
  personal?: PersonalFields<z.infer<Schema>>;
  upcasts?: Record<number, Upcast>;
}): DefinedEvent<Name, Schema> {
  const { name, version, schema, personal, upcasts = {} } = declaration;
  for (let from = 1; from < version; from++) upcastFrom({ name, version, upcasts }, from);
  const build = (data: z.infer<Schema>): DomainEvent<Name, z.infer<Schema>> => ({ type: name, data });
  // `name` of a function is not writable by assignment, so the declaration is attached property by property.
  Object.defineProperty(build, 'name', { value: name });
  return Object.assign(build as typeof build & { readonly name: Name }, { version, schema, personal, upcasts });
}

/** The step from a schema version to the next one. @throws Error when the type has none */
export function upcastFrom({ name, version, upcasts }: Omit<EventType, 'schema'>, from: number): Upcast {
  const upcast = upcasts[from];
  if (!upcast) throw new Error(`${name} is at schema version ${version} but has no upcast from ${from}`);
  return upcast;
}

/** `operator`: whoever runs the installation, at its command line. */
type ActorKind = 'member' | 'apiKey' | 'visitor' | 'operator' | 'system';

/** Who caused an event; ids only, never a name or an address. */
export type Actor = {
  readonly kind: ActorKind;
  readonly id: string;
};

/** A type and no interface, like `Actor`: only so does the type checker know that it can be written as JSON. */
export type EventMetadata = {
  /** ISO 8601, UTC, milliseconds */
  readonly occurredAt: string;
  readonly actor: Actor;
  /** Same for everything that one request or job led to. */
  readonly correlationId: string;
  /** Id of the event, job or request that directly caused this one. */
  readonly causationId: string;
  /** W3C trace context of what was under way; only when traces are on. */
  readonly traceparent?: string;
  /** Schema version of `data` when it was written. */
  readonly schema: number;
  /** Hash of the stream's event before this one; empty string at revision 0. */
  readonly previousHash: string;
  /** SHA-256 (hex) over stream, revision, id, type, data as stored and the other metadata. */
  readonly hash: string;
};

/** An event ready to be stored: personal fields sealed, chain hash set. */
export interface NewEvent {
  /** UUID v7, or v5 derived from the cause. The same id at the same place is stored once. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: EventMetadata;
}

/** An event as the store keeps it: data still sealed. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** 0-based place in its stream */
  readonly revision: number;
  readonly position: Position;
}

/** Where an event stands and what led to it, for those who read it. */
interface ReadingFacts extends Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position' | 'metadata'> {
  /** True when the subject's key was shredded and personal fields show their stand-ins. */
  readonly erased: boolean;
}

/**
 * An event as projections, reactors and deciders see it: opened and lifted to the newest schema. Of a union of events
 * it is a union, so that `event.type` tells what its data is.
 */
export type ReadEvent<E extends DomainEvent = DomainEvent> = E & ReadingFacts;

export type { JsonObject };
