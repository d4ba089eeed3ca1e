/**
 * EventCodec: between domain events and what the store keeps. Writing: validate strictly, seal the personal fields
 * under their subject's key (the event id as associated data), link into the stream's hash chain. Reading: open, or
 * show the stand-ins when the key was shredded, and lift to the newest schema; an event whose hash does not fit is
 * never given out. It never touches the store.
 */
import type { KeyObject } from 'node:crypto';
import {
  upcastFrom,
  type Actor,
  type DomainEvent,
  type EventType,
  type NewEvent,
  type PersonalFields,
  type ReadEvent,
  type RecordedEvent,
  type Subject,
} from '#kernel/event.js';
import type { Json, JsonObject } from '#kernel/json.js';
import { type EventRegistry } from './event-registry.js';
import { TooLargeToOpen } from './too-large-to-open.js';
import { hashedText, hashOf, mustBeIntact } from './hash-chain.js';
import { type KeyRing } from './key-ring.js';
import { seal, unseal } from './sealing.js';

/** Where an event's sealed fields stand in its stored data. */
const SEALED = '$sealed';

/** Bytes of sealed text that are opened for a projection: opened, an event takes many times its size in memory. */
const LARGEST_OPENED = 8_000_000;

interface Circumstances {
  readonly occurredAt: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
  readonly traceparent?: string;
}

export class EventCodec {
  /** Read before, when there was nothing to open: the next reader is given the same. */
  readonly #plain = new WeakMap<RecordedEvent, ReadEvent>();
  /**
   * The same of those with sealed fields, and with what was opened of them. It hangs on the key: once the key ring has
   * forgotten it, as after an erasure, all of this is gone with it.
   */
  readonly #sealedBy = new WeakMap<KeyObject, WeakMap<RecordedEvent, ReadEvent>>();

  constructor(
    private readonly registry: EventRegistry,
    private readonly keys: KeyRing,
    private readonly largestOpened = LARGEST_OPENED,
  ) {}

  /**
   * @param revision the first event will have
   * @param previousHash of the event at revision − 1, '' at 0
   * @throws ZodError when an event's data does not match its schema; KeyShredded when its subject was erased
   */
  async encode(
    stream: string,
    revision: number,
    previousHash: string,
    events: readonly { readonly id: string; readonly event: DomainEvent }[],
    circumstances: Circumstances,
  ): Promise<NewEvent[]> {
    const encoded: NewEvent[] = [];
    let previous = previousHash;
    for (const { id, event } of events) {
      const type = this.registry.get(event.type);
      const data = await this.#sealed(type, id, type.schema.parse(event.data) as JsonObject);
      const unhashed = {
        id,
        type: event.type,
        data,
        metadata: { ...circumstances, schema: type.version, previousHash: previous },
      };
      const hash = hashOf(hashedText(stream, revision + encoded.length, unhashed));
      encoded.push({ ...unhashed, metadata: { ...unhashed.metadata, hash } });
      previous = hash;
    }
    return encoded;
  }

  /**
   * In the order given; as events of `E`, which whoever asks answers for. Sealed fields are opened at once, or, with
   * 'when-read', by whoever first looks at one of them: a projection that wants a document's type need not pay for
   * opening its values.
   * @throws BrokenChain when an event is not what was hashed; UnknownEventType, or when sealed data was tampered with
   * (with 'when-read': the reader of the field does, who also meets TooLargeToOpen)
   */
  async decode<E extends DomainEvent = DomainEvent>(
    events: readonly RecordedEvent[],
    opening: 'at-once' | 'when-read' = 'at-once',
  ): Promise<ReadEvent<E>[]> {
    if (opening === 'when-read' && events.every((event) => this.#plain.has(event)))
      return events.map((event) => this.#plain.get(event)) as ReadEvent<E>[];
    mustBeIntact(events);
    const subjects = events.map((event) => sealedIn(event, this.registry.get(event.type))?.subject(event.data));
    const sealed = subjects.filter((subject) => subject !== undefined);
    const keys = sealed.length > 0 ? await this.keys.forOpening(sealed) : undefined;
    return events.map((event, n) => {
      const subject = subjects[n];
      const key = subject === undefined ? undefined : keys?.get(subject);
      return opening === 'at-once' ? this.#read(event, opening, key) : this.#readOnce(event, subject, key);
    }) as ReadEvent<E>[];
  }

  /** With 'when-read'. */
  #readOnce(event: RecordedEvent, subject: Subject | undefined, key: KeyObject | undefined): ReadEvent {
    const known = this.#knownOf(subject, key);
    const before = known?.get(event);
    if (before) return before;
    const read = this.#read(event, 'when-read', key);
    known?.set(event, read);
    return read;
  }

  /** Whether events of this type have personal fields. */
  seals(type: string): boolean {
    return this.registry.get(type).personal !== undefined;
  }

  /** Nothing is kept of an erased event: there is no key it could hang on. */
  #knownOf(subject: Subject | undefined, key: KeyObject | undefined): WeakMap<RecordedEvent, ReadEvent> | undefined {
    if (subject === undefined) return this.#plain;
    if (key === undefined) return undefined;
    let known = this.#sealedBy.get(key);
    if (!known) this.#sealedBy.set(key, (known = new WeakMap()));
    return known;
  }

  #read(event: RecordedEvent, opening: 'at-once' | 'when-read', key: KeyObject | undefined): ReadEvent {
    const type = this.registry.get(event.type);
    const personal = sealedIn(event, type);
    // One that is too large is not opened to be lifted either.
    const size = personal && key && opening === 'when-read' ? sealedText(event).length : 0;
    const largest = this.largestOpened;
    const newest = event.metadata.schema === type.version;
    const data =
      personal && key && opening === 'when-read' && (newest || size > largest)
        ? openedWhenRead(event, personal, () => {
            if (size > largest) throw new TooLargeToOpen(size, largest);
            return personalOf(event, key);
          })
        : opened(event, type, key && personalOf(event, key));
    const { id, stream, revision, position, metadata } = event;
    const erased = personal !== undefined && !key;
    return { id, stream, revision, position, type: event.type, metadata, erased, data };
  }

  async #sealed(type: EventType, id: string, data: JsonObject): Promise<JsonObject> {
    if (!type.personal) return data;
    const open: Record<string, Json> = {};
    const personal: Record<string, Json> = {};
    for (const [field, value] of Object.entries(data)) {
      (field in type.personal.erasedAs ? personal : open)[field] = value;
    }
    const key = await this.keys.forSealing(type.personal.subject(data));
    open[SEALED] = seal(Buffer.from(JSON.stringify(personal)), key, id).toString('base64');
    return open;
  }
}

/** The personal fields of an event in which they are sealed. */
function sealedIn(event: RecordedEvent, { name, personal }: EventType): PersonalFields<unknown> | undefined {
  if (event.data[SEALED] === undefined) return undefined;
  if (!personal) throw new Error(`${name} has no personal fields, but some are sealed in event ${event.id}`);
  return personal;
}

/** At once. @param personal absent when the subject was erased, or nothing is sealed */
function opened(event: RecordedEvent, type: EventType, personal: JsonObject | undefined): JsonObject {
  const standIns = personal ? undefined : (sealedIn(event, type)?.erasedAs as JsonObject | undefined);
  const { [SEALED]: _sealed, ...open } = event.data;
  let data: JsonObject = personal ? { ...open, ...personal } : standIns ? { ...open, ...standIns } : event.data;
  for (let version = event.metadata.schema; version < type.version; version++) data = upcastFrom(type, version)(data);
  // The stand-ins are those of the newest shape, whatever an upcast made of fields that are gone.
  return standIns ? { ...data, ...standIns } : data;
}

function personalOf(event: RecordedEvent, key: KeyObject): JsonObject {
  return JSON.parse(unseal(Buffer.from(sealedText(event), 'base64'), key, event.id).toString()) as JsonObject;
}

const sealedText = (event: RecordedEvent): string => event.data[SEALED] as string;

function openedWhenRead(
  event: RecordedEvent,
  { erasedAs }: PersonalFields<unknown>,
  open: () => JsonObject,
): JsonObject {
  const { [SEALED]: _sealed, ...data } = event.data;
  let personal: JsonObject | undefined;
  for (const field of Object.keys(erasedAs)) {
    const get = () => (personal ??= open())[field];
    Object.defineProperty(data, field, { enumerable: true, get });
  }
  return data;
}
